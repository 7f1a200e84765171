-- Assessments, the people invited to them, and their attempts.

create table assessments (
  id uuid primary key,
  company_id uuid not null constraint assessments_company
    references companies (id) on delete restrict,
  title text not null,
  duration_minutes integer not null,
  languages text[] not null,
  created_by uuid not null constraint assessments_created_by
    references users (id) on delete restrict,
  created_at timestamptz not null default now(),
  constraint assessments_title_length check (char_length(title) between 1 and 120),
  constraint assessments_duration check (duration_minutes between 15 and 240),
  constraint assessments_languages check (cardinality(languages) between 1 and 20)
);
create index assessments_company_id on assessments (company_id, created_at desc, id desc);
create index assessments_created_by on assessments (created_by);

create table assessment_tasks (
  id uuid primary key,
  assessment_id uuid not null constraint assessment_tasks_assessment
    references assessments (id) on delete cascade,
  position integer not null,
  problem_version_id uuid not null constraint assessment_tasks_problem_version
    references problem_versions (id) on delete restrict,
  weight integer not null,
  constraint assessment_tasks_position_key unique (assessment_id, position),
  constraint assessment_tasks_problem_key unique (assessment_id, problem_version_id),
  constraint assessment_tasks_position check (position between 1 and 8),
  constraint assessment_tasks_weight check (weight between 1 and 100)
);
create index assessment_tasks_problem_version_id on assessment_tasks (problem_version_id);

create table invitations (
  id uuid primary key,
  assessment_id uuid not null constraint invitations_assessment
    references assessments (id) on delete restrict,
  code text not null,
  email text not null,
  name text,
  state text not null default 'created',
  user_id uuid constraint invitations_user references users (id) on delete restrict,
  created_by uuid not null constraint invitations_created_by
    references users (id) on delete restrict,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  last_sent_at timestamptz,
  opened_at timestamptz,
  accepted_at timestamptz,
  expires_at timestamptz not null,
  resends integer not null default 0,
  version integer not null default 1,
  constraint invitations_code_key unique (code),
  constraint invitations_code_form check (code ~ '^[2-9A-HJKMNP-TV-Z]{10}$'),
  constraint invitations_email_length check (char_length(email) between 3 and 320),
  constraint invitations_email_lower check (email = lower(email)),
  constraint invitations_name_length check (char_length(name) between 1 and 120),
  constraint invitations_state check (state in (
    'created', 'sent', 'opened', 'accepted', 'started', 'completed',
    'expired', 'cancelled', 'bounced')),
  constraint invitations_user_known
    check (state not in ('accepted', 'started', 'completed') or user_id is not null),
  constraint invitations_resends check (resends between 0 and 3)
);
-- One person is asked once per assessment; a lapsed invitation makes room for another.
create unique index invitations_live on invitations (assessment_id, email)
  where state not in ('expired', 'cancelled', 'bounced');
create index invitations_assessment_id on invitations (assessment_id, created_at desc, id desc);
create index invitations_email on invitations (email, created_at desc, id desc);
create index invitations_user_id on invitations (user_id);
create index invitations_created_by on invitations (created_by);
create index invitations_expires_at on invitations (expires_at)
  where state in ('created', 'sent', 'opened', 'accepted');
create trigger invitations_transition before update of state on invitations
  for each row execute function check_transition(
    'created>sent', 'created>opened', 'created>accepted', 'created>expired',
    'created>cancelled', 'created>bounced',
    'sent>opened', 'sent>accepted', 'sent>expired', 'sent>cancelled', 'sent>bounced',
    'opened>accepted', 'opened>expired', 'opened>cancelled',
    'accepted>started', 'accepted>expired', 'accepted>cancelled',
    'started>completed', 'expired>sent');

create table attempts (
  id uuid primary key,
  invitation_id uuid not null constraint attempts_invitation
    references invitations (id) on delete restrict,
  assessment_id uuid not null constraint attempts_assessment
    references assessments (id) on delete restrict,
  user_id uuid not null constraint attempts_user references users (id) on delete restrict,
  state text not null default 'in_progress',
  consent_at timestamptz not null,
  consent_text_version text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  extra_seconds integer not null default 0,
  submitted_at timestamptz,
  submitted_by text,
  graded_at timestamptz,
  receipt_id text,
  version integer not null default 1,
  constraint attempts_invitation_key unique (invitation_id),
  constraint attempts_receipt_key unique (receipt_id),
  constraint attempts_state check (state in ('in_progress', 'submitted', 'graded')),
  constraint attempts_consent_text_version_length
    check (char_length(consent_text_version) between 1 and 64),
  constraint attempts_ends_after_start check (ends_at > started_at),
  constraint attempts_extra_seconds check (extra_seconds >= 0),
  constraint attempts_submitted_by check (submitted_by in ('candidate', 'timeout')),
  constraint attempts_receipt_form check (receipt_id ~ '^[2-9A-HJKMNP-TV-Z]{12}$'),
  constraint attempts_submitted check (
    (state = 'in_progress') = (submitted_at is null)
    and (submitted_at is null) = (submitted_by is null)
    and (submitted_at is null) = (receipt_id is null)),
  constraint attempts_graded check ((state = 'graded') = (graded_at is not null))
);
comment on column attempts.receipt_id is 'a printed receipt number, not a key of another table';
comment on column attempts.ends_at is 'the deadline with extra_seconds already in it';
create unique index attempts_active on attempts (assessment_id, user_id)
  where state = 'in_progress';
create index attempts_assessment_id on attempts (assessment_id, started_at desc, id desc);
create index attempts_user_id on attempts (user_id, started_at desc, id desc);
create index attempts_running on attempts (ends_at) where state = 'in_progress';
create index attempts_ungraded on attempts (submitted_at) where state = 'submitted';
create trigger attempts_transition before update of state on attempts
  for each row execute function check_transition('in_progress>submitted', 'submitted>graded');
create trigger attempts_immutable
  before update of invitation_id, assessment_id, user_id, consent_at, consent_text_version,
    started_at on attempts
  for each row execute function refuse_change();

create table drafts (
  attempt_id uuid not null constraint drafts_attempt references attempts (id) on delete cascade,
  task_id uuid not null constraint drafts_task
    references assessment_tasks (id) on delete restrict,
  language text not null,
  source text not null,
  revision integer not null,
  saved_at timestamptz not null default now(),
  constraint drafts_pkey primary key (attempt_id, task_id, language),
  constraint drafts_language_length check (char_length(language) between 1 and 32),
  constraint drafts_source_length check (octet_length(source) <= 131072),
  constraint drafts_revision check (revision >= 1)
);
create index drafts_task_id on drafts (task_id);

create table grades (
  attempt_id uuid not null constraint grades_attempt references attempts (id) on delete restrict,
  generation integer not null,
  formula text not null,
  fineness integer not null,
  correctness_tenths integer,
  performance_tenths integer,
  skills jsonb not null,
  tasks jsonb not null,
  judge_version text,
  created_at timestamptz not null default now(),
  constraint grades_pkey primary key (attempt_id, generation),
  constraint grades_generation check (generation >= 1),
  constraint grades_formula_length check (char_length(formula) between 1 and 32),
  constraint grades_fineness check (fineness between 0 and 1000),
  constraint grades_correctness check (correctness_tenths between 0 and 1000),
  constraint grades_performance check (performance_tenths between 0 and 1000),
  constraint grades_skills_shape
    check (jsonb_typeof(skills) = 'array' and octet_length(skills::text) <= 262144),
  constraint grades_tasks_shape
    check (jsonb_typeof(tasks) = 'array' and octet_length(tasks::text) <= 262144),
  constraint grades_judge_version_length check (char_length(judge_version) <= 200)
);
create trigger grades_immutable before update on grades
  for each row execute function refuse_change();
