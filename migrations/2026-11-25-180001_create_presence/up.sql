-- Who is online. One row an account, written at every heartbeat and gone a day after the last.

-- Unlogged: half a minute later the next heartbeat says it again, so that a crash loses nothing that
-- anybody relies on, and heartbeats cost no log.
create unlogged table presences (
  user_id uuid not null
    constraint presences_user references users (id) on delete cascade,
  role text not null,
  area text not null,
  device text not null,
  tab uuid not null,
  since timestamptz not null,
  beat_at timestamptz not null,
  input_at timestamptz not null,
  left_at timestamptz,
  changed_at timestamptz not null,
  constraint presences_pkey primary key (user_id),
  constraint presences_role check (role in ('candidate', 'company', 'partner', 'admin')),
  constraint presences_area check (area in (
    'home', 'account', 'practice', 'assessment', 'interviews', 'talent', 'roles', 'candidate',
    'company', 'partner', 'admin', 'billing', 'problem_builder', 'reports', 'other')),
  constraint presences_device check (device in ('phone', 'tablet', 'desktop')),
  constraint presences_times check (since <= beat_at and input_at <= beat_at)
);
comment on column presences.tab is 'the tab that counts: a random number that it draws when it is loaded';
comment on column presences.since is 'when the account came online';
comment on column presences.left_at is 'when the tab that counts was closed';
comment on column presences.changed_at is 'when the account came, left or went to another area';
create index presences_order on presences (since, user_id);
create index presences_beat on presences (beat_at);

create table presence_hours (
  hour timestamptz not null,
  role text not null,
  people integer not null,
  constraint presence_hours_pkey primary key (hour, role),
  constraint presence_hours_hour check (mod(extract(epoch from hour), 3600) = 0),
  constraint presence_hours_role check (role in ('candidate', 'company', 'partner', 'admin')),
  constraint presence_hours_people check (people >= 1)
);
comment on column presence_hours.people is 'how many accounts of the role were online in the hour';
