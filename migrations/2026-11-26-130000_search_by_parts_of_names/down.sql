-- The extension stays: something else in this database may use it.
drop index users_words;
alter table users drop column words;
drop index company_details_domain_parts;
drop index companies_name_parts;
