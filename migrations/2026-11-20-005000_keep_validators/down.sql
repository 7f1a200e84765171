drop trigger problem_versions_validator_immutable on problem_versions;
alter table problem_versions drop column validator;
