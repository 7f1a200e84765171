alter table users drop column visited_on;
