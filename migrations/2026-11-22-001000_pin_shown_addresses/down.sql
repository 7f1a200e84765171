alter table users drop column shown_email;
