alter table applications drop column answered_at;
