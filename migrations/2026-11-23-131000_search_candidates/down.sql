drop index users_candidates;
alter table users drop column search;
