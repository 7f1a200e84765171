drop trigger problem_versions_type_immutable on problem_versions;
alter table problem_versions
  drop column model_solutions,
  drop column problem_type;
