-- What companies hire for.

create table roles (
  id uuid not null,
  company_id uuid not null
    constraint roles_company references companies (id) on delete cascade,
  created_by uuid constraint roles_created_by references users (id) on delete set null,
  state text not null default 'draft',
  live_state text,
  version integer not null default 1,
  title text not null,
  form jsonb not null,
  assessment_id uuid
    constraint roles_assessment references assessments (id) on delete set null,
  deadline date,
  note text,
  submitted_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint roles_pkey primary key (id),
  constraint roles_state check (state in ('draft', 'submitted', 'changes_requested', 'approved',
    'published', 'applicants_released', 'paused', 'closed', 'archived', 'rejected')),
  constraint roles_live_state check (live_state in ('published', 'applicants_released')),
  constraint roles_live_state_is_known check (live_state is not null
    or state not in ('published', 'applicants_released', 'paused', 'closed', 'archived')),
  constraint roles_version check (version >= 1),
  constraint roles_title_length check (char_length(title) <= 80),
  constraint roles_form check (jsonb_typeof(form) = 'object'),
  constraint roles_form_size check (octet_length(form::text) <= 200000),
  constraint roles_note_length check (char_length(note) <= 2000)
);
comment on column roles.live_state is
  'the live state that a role has, or goes back to when it is resumed or reopened';
create index roles_of_company on roles (company_id, changed_at desc, id desc);
create index roles_created_by on roles (created_by);
create index roles_assessment_id on roles (assessment_id);
create trigger roles_transition before update of state on roles
  for each row execute function check_transition(
    'draft>submitted', 'changes_requested>submitted', 'submitted>draft', 'approved>draft',
    'submitted>approved', 'submitted>changes_requested', 'submitted>rejected',
    'approved>published', 'published>applicants_released',
    'published>paused', 'applicants_released>paused',
    'paused>published', 'paused>applicants_released',
    'published>closed', 'applicants_released>closed', 'paused>closed',
    'closed>published', 'closed>applicants_released', 'closed>archived');
