alter table scenario_tasks
  drop constraint scenario_tasks_regression,
  drop column regression;

-- What was found of a solution of the last task on earlier tests is about scenarios alone, which go.
delete from problem_drafts where kind = 'multi_task';
delete from problem_check_lines where kind = 'regression';
alter table problem_check_lines
  drop constraint problem_check_lines_kind,
  add constraint problem_check_lines_kind check (kind in ('package', 'input', 'solution', 'time'));

alter table problem_drafts
  drop constraint problem_drafts_kind,
  add constraint problem_drafts_kind check (kind in ('code', 'grid')),
  drop constraint problem_drafts_published,
  add constraint problem_drafts_published check (
    (problem_version_id is not null or puzzle_id is not null)
      = (state in ('published', 'deprecated', 'quarantined', 'retired'))
    and (problem_version_id is null or kind = 'code')
    and (puzzle_id is null or kind = 'grid'));
