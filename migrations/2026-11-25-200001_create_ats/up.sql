-- Applicant tracking systems that start our assessments: a company's connections to them, what they have
-- started, and every message between them and us.

create table ats_connections (
  id uuid not null,
  company_id uuid not null
    constraint ats_connections_company references companies (id) on delete cascade,
  system text not null,
  state text not null default 'active',
  version integer not null default 1,
  key_prefix text not null,
  key_sha256 bytea not null,
  remote_key text not null,
  created_by uuid constraint ats_connections_created_by references users (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  called_at timestamptz,
  constraint ats_connections_pkey primary key (id),
  constraint ats_connections_key unique (key_sha256),
  constraint ats_connections_system check (system in ('greenhouse', 'ashby')),
  constraint ats_connections_state check (state in ('active', 'paused')),
  constraint ats_connections_version check (version >= 1),
  constraint ats_connections_key_prefix_length check (char_length(key_prefix) = 14),
  constraint ats_connections_key_length check (octet_length(key_sha256) = 32),
  constraint ats_connections_remote_key_length check (char_length(remote_key) between 8 and 200)
);
comment on column ats_connections.remote_key is
  'what we identify ourselves with at the system, as it is: calling it needs it';
create index ats_connections_of_company on ats_connections (company_id, created_at desc, id desc);
create index ats_connections_created_by on ats_connections (created_by);
create trigger ats_connections_transition before update of state on ats_connections
  for each row execute function check_transition('active>paused', 'paused>active');

create table ats_starts (
  id uuid not null,
  connection_id uuid not null
    constraint ats_starts_connection references ats_connections (id) on delete cascade,
  invitation_id uuid not null
    constraint ats_starts_invitation references invitations (id) on delete cascade,
  reference text not null,
  callback_url text,
  reported text,
  reported_ms bigint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint ats_starts_pkey primary key (id),
  constraint ats_starts_reference_length check (char_length(reference) between 1 and 600),
  constraint ats_starts_callback_url_length check (char_length(callback_url) between 1 and 500),
  constraint ats_starts_reported_length check (char_length(reported) between 1 and 60)
);
create unique index ats_starts_open on ats_starts (connection_id, reference)
  where closed_at is null;
create index ats_starts_connection_id on ats_starts (connection_id);
create index ats_starts_invitation_id on ats_starts (invitation_id);
create index ats_starts_watched on ats_starts (id) where closed_at is null;

create table ats_exchanges (
  id uuid not null,
  connection_id uuid not null
    constraint ats_exchanges_connection references ats_connections (id) on delete cascade,
  start_id uuid constraint ats_exchanges_start references ats_starts (id) on delete cascade,
  operation text not null,
  state text not null,
  tries integer not null default 0,
  next_try_at timestamptz,
  status integer,
  error text,
  detail text,
  created_at timestamptz not null,
  tried_at timestamptz,
  constraint ats_exchanges_pkey primary key (id),
  constraint ats_exchanges_operation
    check (operation in ('list', 'start', 'status', 'cancel', 'report_error', 'update')),
  constraint ats_exchanges_state check (state in
    ('answered', 'refused', 'pending', 'retrying', 'delivered', 'exhausted', 'cancelled')),
  constraint ats_exchanges_received
    check ((operation <> 'update') = (state in ('answered', 'refused'))),
  constraint ats_exchanges_about check (operation <> 'update' or start_id is not null),
  constraint ats_exchanges_tries check (tries between 0 and 10),
  constraint ats_exchanges_waits
    check ((next_try_at is not null) = (state in ('pending', 'retrying'))),
  constraint ats_exchanges_status check (status between 100 and 999),
  constraint ats_exchanges_error_length check (char_length(error) between 1 and 40),
  constraint ats_exchanges_detail_length check (octet_length(detail) <= 1024)
);
create index ats_exchanges_of_connection on ats_exchanges (connection_id, created_at desc, id desc);
create index ats_exchanges_start_id on ats_exchanges (start_id);
create unique index ats_exchanges_under_way on ats_exchanges (start_id)
  where state in ('pending', 'retrying');
create index ats_exchanges_created_at on ats_exchanges (created_at);
create trigger ats_exchanges_transition before update of state on ats_exchanges
  for each row execute function check_transition(
    'pending>delivered', 'pending>retrying', 'pending>exhausted', 'pending>cancelled',
    'retrying>delivered', 'retrying>exhausted', 'retrying>cancelled');

alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind check (kind in
    ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare', 'verify', 'ats'));
