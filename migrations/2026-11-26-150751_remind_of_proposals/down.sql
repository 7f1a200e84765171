alter table role_proposals drop column reminded_at;
