alter table workers drop column build;
drop index submissions_failed;
alter table submissions drop column retries;
