-- Scenarios are written in the problem builder as problems are. A task may name the earlier tasks whose tests run
-- again with it. The release before reads neither: it runs all of them again, and shows no draft of a scenario.

alter table problem_drafts
  drop constraint problem_drafts_kind,
  add constraint problem_drafts_kind check (kind in ('code', 'grid', 'multi_task')),
  drop constraint problem_drafts_published,
  add constraint problem_drafts_published check (
    (problem_version_id is not null or puzzle_id is not null)
      = (state in ('published', 'deprecated', 'quarantined', 'retired'))
    and (problem_version_id is null or kind in ('code', 'multi_task'))
    and (puzzle_id is null or kind = 'grid'));

alter table problem_check_lines
  drop constraint problem_check_lines_kind,
  add constraint problem_check_lines_kind
    check (kind in ('package', 'input', 'solution', 'time', 'regression'));

alter table scenario_tasks
  add column regression integer[],
  add constraint scenario_tasks_regression
    check (1 <= all (regression) and position > all (regression));
comment on column scenario_tasks.regression is
  'the places of the earlier tasks whose tests run again; null for all of them';
