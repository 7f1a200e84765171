alter table submission_tests drop column share_permille;
alter table problem_groups drop column scoring;

delete from submissions where origin = 'regression';
drop trigger submissions_regression_immutable on submissions;
alter table submissions
  drop constraint submissions_regression,
  drop constraint submissions_place,
  add constraint submissions_place check (
    (attempt_id is null) = (task_id is null)
    and (attempt_id is not null or origin = 'candidate')),
  drop constraint submissions_origin,
  add constraint submissions_origin check (origin in ('candidate', 'timeout')),
  drop column regression_of;

-- A scenario without its tasks is no problem of the release before.
drop table scenario_skips;
drop table scenario_tasks;
delete from practice_drafts where problem_id in
  (select problem_id from problem_versions where problem_type = 'multi_task');
delete from practice_statistics where problem_id in
  (select problem_id from problem_versions where problem_type = 'multi_task');
create temporary table scenarios_gone on commit drop as
  select distinct problem_id from problem_versions where problem_type = 'multi_task';
delete from problem_versions where problem_type = 'multi_task';
delete from problems where id in (select problem_id from scenarios_gone)
  and not exists (select from problem_versions where problem_versions.problem_id = problems.id);
alter table problem_versions
  drop constraint problem_versions_problem_type,
  add constraint problem_versions_problem_type check (problem_type in ('code', 'debugging'));
