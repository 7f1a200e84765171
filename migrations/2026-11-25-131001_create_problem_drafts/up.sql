-- Problems that are being written: the files of a package, what was changed when and by whom, and what the
-- judge found of it.

create table problem_drafts (
  id uuid primary key,
  company_id uuid constraint problem_drafts_company references companies (id) on delete restrict,
  lineage_id uuid not null constraint problem_drafts_lineage
    references problem_drafts (id) on delete cascade,
  number integer not null,
  slug text not null,
  title text not null,
  state text not null default 'draft',
  version integer not null default 1,
  comment text,
  problem_version_id uuid constraint problem_drafts_problem_version
    references problem_versions (id) on delete restrict,
  created_by uuid constraint problem_drafts_created_by references users (id) on delete set null,
  updated_by uuid constraint problem_drafts_updated_by references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint problem_drafts_number_key unique (lineage_id, number),
  constraint problem_drafts_number check (number >= 1),
  constraint problem_drafts_version check (version >= 1),
  constraint problem_drafts_slug_form check (slug ~ '^[a-z][a-z0-9_-]{2,51}$'),
  constraint problem_drafts_title_length check (char_length(title) between 1 and 120),
  constraint problem_drafts_comment_length check (char_length(comment) between 1 and 2000),
  constraint problem_drafts_state check (state in ('draft', 'verifying', 'verified',
    'verify_failed', 'in_review', 'published', 'deprecated', 'quarantined', 'retired')),
  constraint problem_drafts_published check ((problem_version_id is not null)
    = (state in ('published', 'deprecated', 'quarantined', 'retired')))
);
comment on column problem_drafts.company_id is 'Whose private problem it is; null for the bank''s.';
comment on column problem_drafts.lineage_id is 'The first version''s id: the versions of one problem share it.';
-- Of one problem, one version is being written at a time, and one is published.
create unique index problem_drafts_open on problem_drafts (lineage_id)
  where state in ('draft', 'verifying', 'verified', 'verify_failed', 'in_review');
create unique index problem_drafts_in_use on problem_drafts (lineage_id) where state = 'published';
create unique index problem_drafts_name on problem_drafts (company_id, slug) nulls not distinct
  where number = 1;
create index problem_drafts_list on problem_drafts (company_id, updated_at desc, id desc);
create index problem_drafts_review on problem_drafts (updated_at, id) where state = 'in_review';
create index problem_drafts_problem_version_id on problem_drafts (problem_version_id);
create index problem_drafts_created_by on problem_drafts (created_by);
create index problem_drafts_updated_by on problem_drafts (updated_by);
create trigger problem_drafts_transition before update of state on problem_drafts
  for each row execute function check_transition(
    'draft>verifying', 'verified>draft', 'verify_failed>draft', 'verifying>draft',
    'verify_failed>verifying', 'verified>verifying', 'verifying>verified',
    'verifying>verify_failed', 'verified>in_review', 'in_review>verified', 'in_review>draft',
    'in_review>published', 'published>deprecated', 'published>quarantined',
    'deprecated>quarantined', 'quarantined>deprecated', 'deprecated>retired');

create table problem_draft_files (
  draft_id uuid not null constraint problem_draft_files_draft
    references problem_drafts (id) on delete cascade,
  path text not null,
  content bytea,
  version integer not null,
  changed_by uuid constraint problem_draft_files_changed_by references users (id) on delete set null,
  constraint problem_draft_files_pkey primary key (draft_id, path),
  constraint problem_draft_files_path_length check (char_length(path) between 1 and 400),
  constraint problem_draft_files_content_length check (octet_length(content) <= 20971520)
);
comment on column problem_draft_files.content is 'Null once the file was removed.';
comment on column problem_draft_files.version is 'The draft''s version that changed the file last.';
create index problem_draft_files_changed_by on problem_draft_files (changed_by);

create table problem_checks (
  id uuid primary key,
  draft_id uuid not null constraint problem_checks_draft
    references problem_drafts (id) on delete cascade,
  digest bytea not null,
  state text not null default 'queued',
  changes bigint not null default 1,
  limit_ms integer,
  slowest_accepted_ms integer,
  fastest_slow_ms integer,
  finds_slow boolean,
  created_by uuid constraint problem_checks_created_by references users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint problem_checks_digest_length check (octet_length(digest) = 32),
  constraint problem_checks_state
    check (state in ('queued', 'running', 'passed', 'failed', 'cancelled')),
  constraint problem_checks_finished
    check ((finished_at is not null) = (state in ('passed', 'failed', 'cancelled')))
);
create index problem_checks_draft_id on problem_checks (draft_id, created_at desc, id desc);
create unique index problem_checks_running on problem_checks (draft_id)
  where state in ('queued', 'running');
create index problem_checks_created_by on problem_checks (created_by);
create trigger problem_checks_transition before update of state on problem_checks
  for each row execute function check_transition(
    'queued>running', 'queued>cancelled', 'queued>failed', 'running>passed', 'running>failed',
    'running>cancelled');

create table problem_check_lines (
  check_id uuid not null constraint problem_check_lines_check
    references problem_checks (id) on delete cascade,
  number integer not null,
  kind text not null,
  subject text not null,
  is_good boolean not null,
  text text not null,
  groups jsonb,
  constraint problem_check_lines_pkey primary key (check_id, number),
  constraint problem_check_lines_number check (number >= 1),
  constraint problem_check_lines_kind check (kind in ('package', 'input', 'solution', 'time')),
  constraint problem_check_lines_subject_length check (char_length(subject) <= 400),
  constraint problem_check_lines_text_length check (char_length(text) between 1 and 4000),
  constraint problem_check_lines_groups_shape
    check (jsonb_typeof(groups) = 'array' and octet_length(groups::text) <= 65536)
);

alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare', 'verify'));
