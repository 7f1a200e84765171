alter table practice_catalogue drop column ease_key;
