-- Practice: problems that everybody may read and solve. What is sent for them belongs to no attempt. A worker of
-- the release before takes such a submission for one that cannot be read, and its job is retried.

alter table problems add column practice boolean not null default false;
comment on column problems.practice is
  'everybody may read the problem and practise it; docs/adr/0026';

alter table submissions
  alter column attempt_id drop not null,
  alter column task_id drop not null,
  add constraint submissions_place check (
    (attempt_id is null) = (task_id is null)
    and (attempt_id is not null or origin = 'candidate'));
create unique index submissions_practice_in_flight on submissions (user_id, problem_version_id)
  where attempt_id is null and kind = 'submit' and generation = 1
    and state in ('queued', 'running');
create index submissions_practice on submissions (problem_version_id, user_id, created_at desc, id desc)
  where attempt_id is null;

create table practice_drafts (
  user_id uuid not null constraint practice_drafts_user
    references users (id) on delete restrict,
  problem_id uuid not null constraint practice_drafts_problem
    references problems (id) on delete restrict,
  language text not null,
  source text not null,
  revision integer not null default 1,
  began_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  constraint practice_drafts_pkey primary key (user_id, problem_id, language),
  constraint practice_drafts_language_length check (char_length(language) between 1 and 32),
  constraint practice_drafts_source_length check (octet_length(source) <= 131072),
  constraint practice_drafts_revision check (revision >= 1),
  constraint practice_drafts_times check (began_at <= saved_at)
);
create index practice_drafts_problem_id on practice_drafts (problem_id);

-- Counted at night from practice alone.
create table practice_statistics (
  problem_id uuid not null constraint practice_statistics_problem
    references problems (id) on delete cascade,
  tried bigint not null,
  solved bigint not null,
  acceptance_percent integer,
  median_seconds bigint,
  counted_at timestamptz not null,
  constraint practice_statistics_pkey primary key (problem_id),
  constraint practice_statistics_people check (solved between 0 and tried),
  constraint practice_statistics_acceptance check (acceptance_percent between 0 and 100),
  constraint practice_statistics_median check (median_seconds >= 0),
  constraint practice_statistics_few check (
    (acceptance_percent is null or tried >= 5) and (median_seconds is null or solved >= 5))
);
comment on constraint practice_statistics_few on practice_statistics is
  'what is shown of fewer than five people could be one person''s';
