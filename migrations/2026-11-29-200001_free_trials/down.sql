alter table users drop column theme;
drop table invitation_reports;
drop table free_trials;
