alter table applications drop column unheard_from, drop column tell_at;
