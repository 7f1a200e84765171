-- Accounts, the audit trail and the memory of idempotent requests.

-- Raised by triggers that guard what may never change once written.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: it never changes once written', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '_immutable';
end
$$;

-- Raised when a row's state moves along an edge that the trigger's arguments ('from>to') lack.
create function check_transition() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state
     and not (old.state || '>' || new.state) = any (tg_argv) then
    raise exception '% cannot go from % to %', tg_table_name, old.state, new.state
      using errcode = 'check_violation', constraint = tg_table_name || '_transition';
  end if;
  return new;
end
$$;

create table users (
  id uuid primary key,
  firebase_uid text not null,
  email text not null,
  email_verified boolean not null,
  display_name text not null,
  phone text,
  username text,
  kind text not null,
  profile_completed boolean not null default false,
  disabled_at timestamptz,
  tokens_valid_after timestamptz,
  referral_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_firebase_uid_key unique (firebase_uid),
  constraint users_email_key unique (email),
  constraint users_username_key unique (username),
  constraint users_firebase_uid_length check (char_length(firebase_uid) between 1 and 128),
  constraint users_email_length check (char_length(email) between 3 and 320),
  constraint users_email_lower check (email = lower(email)),
  constraint users_display_name_length check (char_length(display_name) <= 120),
  constraint users_phone_length check (char_length(phone) <= 40),
  constraint users_username_form check (username ~ '^[a-z0-9_]{3,30}$'),
  constraint users_kind check (kind in ('candidate', 'company', 'partner')),
  constraint users_referral_code_length check (char_length(referral_code) <= 64)
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid constraint audit_log_actor references users (id) on delete restrict,
  actor_kind text not null,
  action text not null,
  object_kind text not null,
  object_id uuid,
  from_state text,
  to_state text,
  reason text,
  constraint audit_log_actor_kind_length check (char_length(actor_kind) between 1 and 32),
  constraint audit_log_action_length check (char_length(action) between 1 and 64),
  constraint audit_log_object_kind_length check (char_length(object_kind) between 1 and 32),
  constraint audit_log_from_state_length check (char_length(from_state) <= 32),
  constraint audit_log_to_state_length check (char_length(to_state) <= 32),
  constraint audit_log_reason_length check (char_length(reason) <= 2000)
);
comment on column audit_log.object_id is
  'an id of whatever table object_kind names, hence no foreign key';
create index audit_log_actor_id on audit_log (actor_id);
create index audit_log_object_id on audit_log (object_id);
create trigger audit_log_immutable before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_never_empties before truncate on audit_log
  for each statement execute function refuse_change();

create table idempotency_keys (
  user_id uuid not null constraint idempotency_keys_user references users (id) on delete cascade,
  key text not null,
  route text not null,
  body_sha256 bytea not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key),
  constraint idempotency_keys_key_length check (char_length(key) between 1 and 128),
  constraint idempotency_keys_route_length check (char_length(route) between 1 and 200),
  constraint idempotency_keys_body_length check (octet_length(body_sha256) = 32),
  constraint idempotency_keys_status check (status between 100 and 599)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
