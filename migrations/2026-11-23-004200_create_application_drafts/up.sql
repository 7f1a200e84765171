-- What somebody has filled in and not sent yet, for each role once.

create table application_drafts (
  role_id uuid not null
    constraint application_drafts_role references roles (id) on delete cascade,
  candidate_id uuid not null
    constraint application_drafts_candidate references users (id) on delete cascade,
  answers jsonb not null default '[]',
  note text not null default '',
  resume_id uuid constraint application_drafts_resume references resumes (id) on delete set null,
  version integer not null default 0,
  changed_at timestamptz not null default now(),
  constraint application_drafts_pkey primary key (role_id, candidate_id),
  constraint application_drafts_answers check (jsonb_typeof(answers) = 'array'),
  constraint application_drafts_answers_size check (octet_length(answers::text) <= 100000),
  constraint application_drafts_note_length check (char_length(note) <= 2000),
  constraint application_drafts_version check (version >= 0)
);
create index application_drafts_of_candidate on application_drafts (candidate_id);
create index application_drafts_resume_id on application_drafts (resume_id);
create index application_drafts_age on application_drafts (changed_at);
