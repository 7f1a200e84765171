-- A company's own problem is published by the server once the check that was asked for with it has passed.

alter table problem_checks
  add column publish_by uuid constraint problem_checks_publish_by references users (id) on delete set null;
comment on column problem_checks.publish_by is 'Who has the draft published once this has passed; null for nobody.';
create index problem_checks_publish_by on problem_checks (publish_by);
