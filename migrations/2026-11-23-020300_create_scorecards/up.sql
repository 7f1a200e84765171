-- What each member of a hiring team has seen in a candidate, and what they said before they amended it.

create table scorecards (
  id uuid not null,
  application_id uuid not null
    constraint scorecards_application references applications (id) on delete cascade,
  author_id uuid not null constraint scorecards_author references users (id) on delete restrict,
  state text not null default 'draft',
  version integer not null default 1,
  ratings jsonb not null,
  text text not null,
  read_before boolean not null default false,
  submitted_at timestamptz,
  changed_at timestamptz not null default now(),
  constraint scorecards_pkey primary key (id),
  constraint scorecards_of_member unique (application_id, author_id),
  constraint scorecards_state check (state in ('draft', 'submitted')),
  constraint scorecards_version check (version >= 1),
  constraint scorecards_ratings check (jsonb_typeof(ratings) = 'array'),
  constraint scorecards_ratings_size check (octet_length(ratings::text) <= 20000),
  constraint scorecards_text_length check (char_length(text) <= 4000),
  constraint scorecards_submitted check ((state = 'draft') = (submitted_at is null))
);
comment on column scorecards.read_before is
  'whether the author could read the others before they began: an owner who had not begun one';
create index scorecards_author_id on scorecards (author_id);
create trigger scorecards_transition before update of state on scorecards
  for each row execute function check_transition('draft>submitted');

create table scorecard_versions (
  scorecard_id uuid not null
    constraint scorecard_versions_scorecard references scorecards (id) on delete cascade,
  version integer not null,
  ratings jsonb not null,
  text text not null,
  submitted_at timestamptz not null,
  constraint scorecard_versions_pkey primary key (scorecard_id, version)
);
