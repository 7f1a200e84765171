alter table support_conversations drop column blocked_at;
