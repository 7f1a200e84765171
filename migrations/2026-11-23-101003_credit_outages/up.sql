-- When a server was last at work, and the time that attempts were given for when none was.

create table server_beats (
  id smallint not null default 1,
  at timestamptz not null,
  constraint server_beats_pkey primary key (id),
  constraint server_beats_one check (id = 1)
);

create table outage_credits (
  attempt_id uuid not null
    constraint outage_credits_attempt references attempts (id) on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  seconds integer not null,
  constraint outage_credits_pkey primary key (attempt_id, began_at),
  constraint outage_credits_order check (ended_at > began_at),
  constraint outage_credits_seconds check (seconds between 1 and 14400)
);
