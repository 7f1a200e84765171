drop table named_roles;
drop table slate_entries;
drop index applications_shown;
alter table applications drop column shortlisted_at, drop column code;
drop function application_code();
