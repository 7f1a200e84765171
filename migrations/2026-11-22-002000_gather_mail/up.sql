-- One mail a day: what waits for it, the zone whose morning it comes in, and the link that stops it.

alter table notification_settings
  add column time_zone text,
  add column stop_token uuid not null default gen_random_uuid(),
  add constraint notification_settings_time_zone_length
    check (char_length(time_zone) between 1 and 64),
  add constraint notification_settings_stop_token unique (stop_token);
comment on column notification_settings.time_zone is
  'a name of the IANA time zone database; null where none was ever named, which counts as UTC';
comment on column notification_settings.stop_token is
  'the secret of the links that stop mail without a sign-in';

create table digest_entries (
  id uuid not null,
  user_id uuid not null constraint digest_entries_user references users (id) on delete cascade,
  cause text not null,
  kind text not null,
  params jsonb not null,
  link text not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  constraint digest_entries_pkey primary key (id),
  constraint digest_entries_cause unique (user_id, cause),
  constraint digest_entries_cause_length check (char_length(cause) between 1 and 200),
  constraint digest_entries_kind_length check (char_length(kind) between 1 and 40),
  constraint digest_entries_params_size
    check (jsonb_typeof(params) = 'object' and octet_length(params::text) <= 32768),
  constraint digest_entries_link check (link like '/%' and char_length(link) <= 500)
);

create index digest_entries_waiting on digest_entries (created_at) where mailed_at is null;
create index digest_entries_mailed on digest_entries (mailed_at) where mailed_at is not null;
