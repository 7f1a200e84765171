-- A problem's own validator or interactor, so that the worker judges with it.

alter table problem_versions
  add column validator jsonb,
  add constraint problem_versions_validator_shape
    check (jsonb_typeof(validator) = 'object' and octet_length(validator::text) <= 2097152);
comment on column problem_versions.validator is
  'the program that decides whether output is right; null: it is compared with the answer';
create trigger problem_versions_validator_immutable before update of validator on problem_versions
  for each row execute function refuse_change();
