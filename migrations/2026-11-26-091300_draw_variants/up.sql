-- Problems that stand in for the problem of a task, and which of them was drawn for an attempt.

create table assessment_variants (
  task_id uuid not null constraint assessment_variants_task
    references assessment_tasks (id) on delete cascade,
  number integer not null,
  problem_version_id uuid not null constraint assessment_variants_problem_version
    references problem_versions (id) on delete restrict,
  constraint assessment_variants_pkey primary key (task_id, number),
  constraint assessment_variants_problem_key unique (task_id, problem_version_id),
  constraint assessment_variants_number check (number between 1 and 4)
);
create index assessment_variants_problem_version_id on assessment_variants (problem_version_id);

-- What can be drawn is a variant of the task; where there is no row, it is the problem of the task itself.
create table attempt_variants (
  attempt_id uuid not null constraint attempt_variants_attempt
    references attempts (id) on delete cascade,
  task_id uuid not null,
  problem_version_id uuid not null,
  constraint attempt_variants_pkey primary key (attempt_id, task_id),
  constraint attempt_variants_drawn foreign key (task_id, problem_version_id)
    references assessment_variants (task_id, problem_version_id) on delete restrict
);
create index attempt_variants_task_id on attempt_variants (task_id, problem_version_id);
create index attempt_variants_problem_version_id on attempt_variants (problem_version_id);
create trigger attempt_variants_immutable before update on attempt_variants
  for each row execute function refuse_change();

create view attempt_tasks as
  select attempts.id as attempt_id, tasks.id as task_id, attempts.assessment_id, tasks.position,
    tasks.weight, coalesce(drawn.problem_version_id, tasks.problem_version_id) as problem_version_id
  from attempts
  join assessment_tasks tasks on tasks.assessment_id = attempts.assessment_id
  left join attempt_variants drawn
    on drawn.attempt_id = attempts.id and drawn.task_id = tasks.id;
comment on view attempt_tasks is
  'the tasks of each attempt with the problem that it has, which is that of the task or a variant of it';
