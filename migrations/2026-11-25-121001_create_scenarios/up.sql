-- Scenarios: a problem of several tasks in an order, each of which is a problem of its own, written as one program.
-- Submitting for a task runs the tests of the tasks before it again. A worker of the release before judges those as
-- any other submission of practice, and gives no share of a group's points.

alter table problem_versions
  drop constraint problem_versions_problem_type,
  add constraint problem_versions_problem_type
    check (problem_type in ('code', 'debugging', 'multi_task'));

create table scenario_tasks (
  scenario_version_id uuid not null constraint scenario_tasks_scenario
    references problem_versions (id) on delete cascade,
  position integer not null,
  task_version_id uuid not null constraint scenario_tasks_task
    references problem_versions (id) on delete restrict,
  weight integer not null,
  constraint scenario_tasks_pkey primary key (scenario_version_id, position),
  constraint scenario_tasks_task_key unique (scenario_version_id, task_version_id),
  constraint scenario_tasks_other check (task_version_id <> scenario_version_id),
  constraint scenario_tasks_position check (position between 1 and 6),
  constraint scenario_tasks_weight check (weight between 1 and 100)
);
create index scenario_tasks_task_version_id on scenario_tasks (task_version_id);
create trigger scenario_tasks_immutable before update on scenario_tasks
  for each row execute function refuse_change();

-- Tasks that somebody has left behind with the points they had. Both are problems, whatever their version.
create table scenario_skips (
  user_id uuid not null constraint scenario_skips_user
    references users (id) on delete restrict,
  scenario_id uuid not null constraint scenario_skips_scenario
    references problems (id) on delete restrict,
  task_id uuid not null constraint scenario_skips_task
    references problems (id) on delete restrict,
  skipped_at timestamptz not null default now(),
  constraint scenario_skips_pkey primary key (user_id, scenario_id, task_id)
);
create index scenario_skips_scenario_id on scenario_skips (scenario_id);
create index scenario_skips_task_id on scenario_skips (task_id);

alter table submissions
  add column regression_of uuid constraint submissions_regression_of
    references submissions (id) on delete cascade,
  drop constraint submissions_origin,
  add constraint submissions_origin check (origin in ('candidate', 'timeout', 'regression')),
  drop constraint submissions_place,
  add constraint submissions_place check (
    (attempt_id is null) = (task_id is null)
    and (attempt_id is not null or origin in ('candidate', 'regression'))),
  add constraint submissions_regression check (
    (origin = 'regression') = (regression_of is not null)
    and (regression_of is null or (attempt_id is null and kind = 'submit')));
comment on column submissions.regression_of is
  'the submit of a later task of the scenario that had this one judged';
create index submissions_regression_of on submissions (regression_of);
create trigger submissions_regression_immutable before update of regression_of on submissions
  for each row execute function refuse_change();

-- How the points of a group come about: all or nothing, or each test its share.
alter table problem_groups
  add column scoring text not null default 'pass_fail'
    constraint problem_groups_scoring check (scoring in ('pass_fail', 'sum'));
alter table submission_tests
  add column share_permille integer
    constraint submission_tests_share check (share_permille between 0 and 1000);
comment on column submission_tests.share_permille is
  'what the validator holds an accepted test to be worth, in thousandths; null where it does not say';
