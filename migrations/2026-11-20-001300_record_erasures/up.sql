-- Accounts that are to be erased, and those that were.

alter table users add column erased_at timestamptz;
comment on column users.erased_at is
  'since when nothing is left of the person; the row stays for the rows that name it';
create trigger users_immutable before update on users
  for each row when (old.erased_at is not null) execute function refuse_change();

create table erasures (
  id uuid primary key,
  user_id uuid not null constraint erasures_user references users (id) on delete restrict,
  state text not null default 'scheduled',
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '7 days',
  ended_at timestamptz,
  uid_sha256 bytea,
  provider_uid text,
  constraint erasures_state check (state in ('scheduled', 'cancelled', 'erased', 'done')),
  constraint erasures_uid_length check (octet_length(uid_sha256) = 32),
  constraint erasures_provider_uid_length check (char_length(provider_uid) between 1 and 128),
  constraint erasures_ended check ((state = 'scheduled') = (ended_at is null)),
  constraint erasures_uid check ((state in ('erased', 'done')) = (uid_sha256 is not null)),
  constraint erasures_provider_uid check ((state = 'erased') = (provider_uid is not null))
);
comment on column erasures.ended_at is 'when it was cancelled or the rows were erased';
comment on column erasures.provider_uid is
  'whom the identity provider is asked to delete; gone once it has';
create index erasures_user_id on erasures (user_id, requested_at desc);
create unique index erasures_scheduled on erasures (user_id) where state = 'scheduled';
create index erasures_uid_sha256 on erasures (uid_sha256);
create trigger erasures_transition before update of state on erasures
  for each row execute function check_transition(
    'scheduled>cancelled', 'scheduled>erased', 'erased>done');

alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind check (kind in ('judge', 'mail', 'erase', 'delete_sign_in'));
