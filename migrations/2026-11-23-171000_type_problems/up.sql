-- What a problem asks for: a program from the statement, or the faults of a given one. And the solutions that its
-- author shows to people who have solved it, by language; a package that is published again fills them in.
alter table problem_versions
  add column problem_type text not null default 'code'
    constraint problem_versions_problem_type check (problem_type in ('code', 'debugging')),
  add column model_solutions jsonb not null default '{}';
create trigger problem_versions_type_immutable before update of problem_type on problem_versions
  for each row execute function refuse_change();
