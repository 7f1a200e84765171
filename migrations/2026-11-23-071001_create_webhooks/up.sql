-- Addresses that a company's events are sent to, and the events on their way.

create table webhooks (
  id uuid not null,
  company_id uuid not null
    constraint webhooks_company references companies (id) on delete cascade,
  url text not null,
  events text[] not null,
  state text not null default 'active',
  version integer not null default 1,
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  failing_since timestamptz,
  reason text,
  created_by uuid constraint webhooks_created_by references users (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint webhooks_pkey primary key (id),
  constraint webhooks_url_length check (char_length(url) between 1 and 2000),
  constraint webhooks_events check (cardinality(events) between 1 and 100),
  constraint webhooks_state check (state in ('active', 'failing', 'paused', 'disabled')),
  constraint webhooks_version check (version >= 1),
  constraint webhooks_secret_length check (octet_length(secret) = 32),
  constraint webhooks_old_secret_length check (octet_length(old_secret) = 32),
  constraint webhooks_old_secret_as_a_whole
    check ((old_secret is null) = (old_secret_until is null)),
  constraint webhooks_reason_length check (char_length(reason) between 1 and 200)
);
comment on column webhooks.secret is 'as it is, not its digest: signing needs it';
create index webhooks_of_company on webhooks (company_id, created_at desc, id desc);
create index webhooks_created_by on webhooks (created_by);
create trigger webhooks_transition before update of state on webhooks
  for each row execute function check_transition(
    'active>failing', 'failing>active', 'active>disabled', 'failing>disabled', 'active>paused',
    'failing>paused', 'paused>active', 'disabled>active');

create table webhook_deliveries (
  id uuid not null,
  webhook_id uuid not null
    constraint webhook_deliveries_webhook references webhooks (id) on delete cascade,
  event_id uuid not null,
  kind text not null,
  body text not null,
  state text not null default 'pending',
  tries integer not null default 0,
  next_try_at timestamptz,
  status integer,
  error text,
  response text,
  replay_of uuid
    constraint webhook_deliveries_replay_of references webhook_deliveries (id) on delete set null,
  created_at timestamptz not null,
  tried_at timestamptz,
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_kind_length check (char_length(kind) between 1 and 60),
  constraint webhook_deliveries_body_length check (octet_length(body) between 2 and 8192),
  constraint webhook_deliveries_state
    check (state in ('pending', 'retrying', 'delivered', 'exhausted', 'cancelled')),
  constraint webhook_deliveries_tries check (tries between 0 and 10),
  constraint webhook_deliveries_waits
    check ((next_try_at is not null) = (state in ('pending', 'retrying'))),
  constraint webhook_deliveries_status check (status between 100 and 999),
  constraint webhook_deliveries_error check (error in
    ('address_refused', 'name_unknown', 'connection_failed', 'timed_out')),
  constraint webhook_deliveries_response_length check (octet_length(response) <= 1024)
);
comment on column webhook_deliveries.event_id is
  'the webhook-id header: one event has one, whatever webhook and however often; in no table';
create index webhook_deliveries_of_webhook
  on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_event_id on webhook_deliveries (event_id);
create index webhook_deliveries_replay_of on webhook_deliveries (replay_of);
create index webhook_deliveries_created_at on webhook_deliveries (created_at);
create trigger webhook_deliveries_transition before update of state on webhook_deliveries
  for each row execute function check_transition(
    'pending>delivered', 'pending>retrying', 'pending>exhausted', 'pending>cancelled',
    'retrying>delivered', 'retrying>exhausted', 'retrying>cancelled');

alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook'));
