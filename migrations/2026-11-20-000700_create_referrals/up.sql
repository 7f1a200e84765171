-- Who brought whom, and when a username was last changed.

alter table users add column username_changed_at timestamptz;
comment on column users.username_changed_at is
  'when the username was last changed; the first choice is not a change';

create table referral_accounts (
  user_id uuid not null constraint referral_accounts_user references users (id) on delete cascade,
  code text,
  code_folded text generated always as (lower(code)) stored,
  referrer_id uuid constraint referral_accounts_referrer references users (id) on delete set null,
  referred_at timestamptz,
  created_at timestamptz not null default now(),
  constraint referral_accounts_pkey primary key (user_id),
  constraint referral_accounts_code_key unique (code_folded),
  constraint referral_accounts_code_form check (code ~ '^[A-Za-z0-9-]{3,50}$'),
  constraint referral_accounts_not_own check (referrer_id <> user_id)
);
create index referral_accounts_referrer_id on referral_accounts (referrer_id);

insert into referral_accounts (user_id) select id from users;
