-- Alerts for open roles: what a candidate looks for, and is mailed once a day where something new matches.

create table role_alerts (
  id uuid not null,
  user_id uuid not null
    constraint role_alerts_user references users (id) on delete cascade,
  words text not null,
  kind text,
  level text,
  workplace text,
  country text,
  says_pay boolean not null,
  starts_by date,
  looked_at timestamptz not null,
  constraint role_alerts_pkey primary key (id),
  constraint role_alerts_words_length check (char_length(words) <= 100),
  constraint role_alerts_kind check (kind in ('intern', 'full_time', 'part_time')),
  constraint role_alerts_level check (level in ('student', 'graduate', 'junior', 'mid', 'senior')),
  constraint role_alerts_workplace check (workplace in ('onsite', 'hybrid', 'remote')),
  constraint role_alerts_country check (country ~ '^[A-Z]{2}$')
);
comment on column role_alerts.words is 'as they were typed; empty where every word will do';
comment on column role_alerts.looked_at is 'roles published since then are new';
create index role_alerts_of_user on role_alerts (user_id, id desc);
create index role_alerts_due on role_alerts (looked_at);
