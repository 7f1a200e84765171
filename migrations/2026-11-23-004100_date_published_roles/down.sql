drop index roles_open_of_company;
drop index roles_open;
alter table roles drop column published_at;
