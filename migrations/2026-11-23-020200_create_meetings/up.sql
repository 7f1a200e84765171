-- Interviews: times that a company proposes, and the one that the candidate picks.

create table meetings (
  id uuid not null,
  application_id uuid not null
    constraint meetings_application references applications (id) on delete cascade,
  state text not null default 'proposed',
  version integer not null default 1,
  slots timestamptz[] not null,
  zone text not null,
  minutes integer not null,
  place text not null,
  message text,
  people uuid[] not null,
  starts_at timestamptz,
  set_minutes integer,
  set_place text,
  sequence integer not null default 0,
  note text,
  reason text,
  created_by uuid not null constraint meetings_created_by references users (id) on delete restrict,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint meetings_pkey primary key (id),
  constraint meetings_state
    check (state in ('proposed', 'unfit', 'set', 'moving', 'cancelled')),
  constraint meetings_version check (version >= 1),
  constraint meetings_slots check (cardinality(slots) = 3),
  constraint meetings_zone_length check (char_length(zone) between 1 and 60),
  constraint meetings_minutes check (minutes between 15 and 240),
  constraint meetings_place_length check (char_length(place) between 1 and 500),
  constraint meetings_message_length check (char_length(message) between 1 and 2000),
  constraint meetings_people check (cardinality(people) between 1 and 10),
  constraint meetings_set_as_a_whole check ((starts_at is null) = (set_minutes is null)
    and (starts_at is null) = (set_place is null)),
  constraint meetings_set_minutes check (set_minutes between 15 and 240),
  constraint meetings_set_place_length check (char_length(set_place) between 1 and 500),
  constraint meetings_have_a_time check (state not in ('set', 'moving') or starts_at is not null),
  constraint meetings_sequence check (sequence >= 0),
  constraint meetings_note_length check (char_length(note) between 1 and 2000),
  constraint meetings_reason_length check (char_length(reason) between 1 and 2000)
);
comment on column meetings.people is 'members of the company who take part, by their accounts';
comment on column meetings.starts_at is
  'the time that was picked last; while other times are proposed it stands, with its own length and place';
comment on column meetings.sequence is 'counts the changes of the calendar entry, as RFC 5545 does';
comment on column meetings.note is 'what the candidate says where no time fits';
create index meetings_of_application on meetings (application_id, created_at desc, id desc);
create trigger meetings_transition before update of state on meetings
  for each row execute function check_transition(
    'proposed>set', 'proposed>unfit', 'unfit>proposed', 'set>moving', 'moving>set',
    'proposed>cancelled', 'unfit>cancelled', 'set>cancelled', 'moving>cancelled');
