-- Notes of a hiring team about an application.

create table application_notes (
  id uuid not null,
  application_id uuid not null
    constraint application_notes_application references applications (id) on delete cascade,
  author_id uuid not null
    constraint application_notes_author references users (id) on delete restrict,
  version integer not null default 1,
  text text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint application_notes_pkey primary key (id),
  constraint application_notes_version check (version >= 1),
  constraint application_notes_text_length check (char_length(text) between 1 and 4000),
  constraint application_notes_mentions check (cardinality(mentions) <= 10)
);
comment on column application_notes.mentions is 'members of the company who were notified, by their accounts';
create index application_notes_of_application
  on application_notes (application_id, created_at desc, id desc);
create index application_notes_author_id on application_notes (author_id);
