-- Later last days of internships, proposed by one side and agreed by the other; what was reminded of.

create table internship_extensions (
  id uuid not null,
  internship_id uuid not null
    constraint internship_extensions_internship references internships (id) on delete cascade,
  side text not null,
  author_id uuid not null
    constraint internship_extensions_author references users (id) on delete restrict,
  ends_on date not null,
  note text,
  state text not null default 'open',
  version integer not null default 1,
  proposed_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint internship_extensions_pkey primary key (id),
  constraint internship_extensions_side check (side in ('company', 'candidate')),
  constraint internship_extensions_note_length check (char_length(note) between 1 and 2000),
  constraint internship_extensions_state
    check (state in ('open', 'agreed', 'declined', 'withdrawn', 'lapsed')),
  constraint internship_extensions_version check (version >= 1),
  constraint internship_extensions_end check ((state = 'open') = (ended_at is null))
);
create index internship_extensions_of_internship
  on internship_extensions (internship_id, proposed_at desc, id desc);
create unique index internship_extensions_one_open on internship_extensions (internship_id)
  where state = 'open';
create index internship_extensions_of_author on internship_extensions (author_id);
create trigger internship_extensions_transition before update of state on internship_extensions
  for each row execute function check_transition(
    'open>agreed', 'open>declined', 'open>withdrawn', 'open>lapsed');

create table internship_reminders (
  internship_id uuid not null
    constraint internship_reminders_internship references internships (id) on delete cascade,
  cause text not null,
  sent_at timestamptz not null default now(),
  constraint internship_reminders_pkey primary key (internship_id, cause),
  constraint internship_reminders_cause_length check (char_length(cause) between 1 and 100)
);
comment on table internship_reminders is 'each cause is reminded of once';
