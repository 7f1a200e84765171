-- What candidates send to the judge, and what it answered.

create table submissions (
  id uuid primary key,
  problem_version_id uuid not null constraint submissions_problem_version
    references problem_versions (id) on delete restrict,
  user_id uuid not null constraint submissions_user references users (id) on delete restrict,
  attempt_id uuid not null constraint submissions_attempt
    references attempts (id) on delete restrict,
  task_id uuid not null constraint submissions_task
    references assessment_tasks (id) on delete restrict,
  kind text not null,
  origin text not null default 'candidate',
  language text not null,
  source text not null,
  own_input bytea,
  state text not null default 'queued',
  phase text not null default 'queued',
  event_id bigint not null default 0,
  tests_total integer not null,
  generation integer not null default 1,
  verdict text,
  points integer,
  created_at timestamptz not null default now(),
  judged_at timestamptz,
  constraint submissions_kind check (kind in ('run', 'submit')),
  constraint submissions_origin check (origin in ('candidate', 'timeout')),
  constraint submissions_language_length check (char_length(language) between 1 and 32),
  constraint submissions_source_length check (octet_length(source) <= 131072),
  constraint submissions_own_input check (
    octet_length(own_input) <= 65536 and (own_input is null or kind = 'run')),
  constraint submissions_state
    check (state in ('queued', 'running', 'judged', 'judge_error', 'superseded')),
  constraint submissions_phase check (phase in ('queued', 'compiling', 'running', 'done')),
  constraint submissions_event check (event_id >= 0),
  constraint submissions_tests_total check (tests_total between 0 and 200),
  constraint submissions_generation check (generation >= 1),
  constraint submissions_verdict
    check (verdict in ('AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE', 'judge_error')),
  constraint submissions_points
    check (points between 0 and 100 and (points is null or kind = 'submit')),
  constraint submissions_judged check (
    (state in ('judged', 'judge_error')) = (verdict is not null)
    and (verdict is null) = (judged_at is null)
    and (state = 'judge_error') = (coalesce(verdict, '') = 'judge_error'))
);
comment on column submissions.event_id is 'counts visible changes; not a key of another table';
create index submissions_problem_version_id on submissions (problem_version_id);
create index submissions_user_id on submissions (user_id, problem_version_id, created_at);
create index submissions_attempt_id on submissions (attempt_id, task_id, created_at desc);
create index submissions_task_id on submissions (task_id);
create unique index submissions_in_flight on submissions (attempt_id, task_id)
  where kind = 'submit' and origin = 'candidate' and state in ('queued', 'running');
create trigger submissions_transition before update of state on submissions
  for each row execute function check_transition(
    'queued>running', 'queued>superseded', 'queued>judge_error', 'running>queued',
    'running>judged', 'running>judge_error', 'running>superseded', 'judge_error>queued');
create trigger submissions_immutable
  before update of problem_version_id, user_id, attempt_id, task_id, kind, origin, language,
    source, own_input, created_at on submissions
  for each row execute function refuse_change();

create table submission_tests (
  submission_id uuid not null constraint submission_tests_submission
    references submissions (id) on delete cascade,
  generation integer not null,
  number integer not null,
  group_name text not null,
  tag text not null,
  name text,
  verdict text not null,
  reason text,
  cpu_us bigint not null,
  wall_us bigint not null,
  memory_kib bigint not null,
  output text,
  stderr text,
  constraint submission_tests_pkey primary key (submission_id, generation, number),
  constraint submission_tests_generation check (generation >= 1),
  constraint submission_tests_number check (number between 1 and 200),
  constraint submission_tests_group_name_length check (char_length(group_name) between 1 and 64),
  constraint submission_tests_tag check (tag in ('sample', 'core', 'edge', 'perf')),
  constraint submission_tests_name_length check (char_length(name) <= 200),
  constraint submission_tests_verdict
    check (verdict in ('AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'skipped')),
  constraint submission_tests_reason_length check (char_length(reason) <= 500),
  constraint submission_tests_usage check (cpu_us >= 0 and wall_us >= 0 and memory_kib >= 0),
  constraint submission_tests_output_length check (octet_length(output) <= 65536),
  constraint submission_tests_stderr_length check (octet_length(stderr) <= 65536),
  constraint submission_tests_hidden
    check (tag = 'sample' or (name is null and output is null and stderr is null))
);
comment on constraint submission_tests_hidden on submission_tests is
  'what a hidden test printed could give its input away, so it is never kept';

create table verdicts (
  submission_id uuid not null constraint verdicts_submission
    references submissions (id) on delete cascade,
  generation integer not null,
  verdict text not null,
  points integer,
  groups jsonb not null,
  compile_message text,
  own_output text,
  own_stderr text,
  judge_version text not null,
  toolchain text not null,
  worker_id uuid not null constraint verdicts_worker references workers (id) on delete restrict,
  finished_at timestamptz not null default now(),
  constraint verdicts_pkey primary key (submission_id, generation),
  constraint verdicts_generation check (generation >= 1),
  constraint verdicts_verdict check (verdict in ('AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE')),
  constraint verdicts_points check (points between 0 and 100),
  constraint verdicts_groups_shape
    check (jsonb_typeof(groups) = 'array' and octet_length(groups::text) <= 65536),
  constraint verdicts_compile_message_length check (octet_length(compile_message) <= 65536),
  constraint verdicts_own_output_length check (octet_length(own_output) <= 65536),
  constraint verdicts_own_stderr_length check (octet_length(own_stderr) <= 65536),
  constraint verdicts_judge_version_length check (char_length(judge_version) between 1 and 200),
  constraint verdicts_toolchain_length check (char_length(toolchain) between 1 and 200)
);
create index verdicts_worker_id on verdicts (worker_id);
create trigger verdicts_immutable before update on verdicts
  for each row execute function refuse_change();
