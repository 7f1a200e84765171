alter table users drop column terms_edition, drop column privacy_edition;
drop table agreements;
