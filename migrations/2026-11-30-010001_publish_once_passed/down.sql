drop index problem_checks_publish_by;
alter table problem_checks
  drop constraint problem_checks_publish_by,
  drop column publish_by;
