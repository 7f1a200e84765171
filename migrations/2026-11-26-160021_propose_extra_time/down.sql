alter table users drop column extra_time_percent;
