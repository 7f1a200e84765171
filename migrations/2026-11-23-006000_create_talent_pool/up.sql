-- Candidates who let companies find them, what companies look for, and introductions.

create table talent_profiles (
  id uuid not null,
  user_id uuid not null
    constraint talent_profiles_user references users (id) on delete cascade,
  visibility text not null,
  headline text not null,
  skills text[] not null,
  availability text not null,
  places text[] not null,
  pay_amount integer,
  pay_currency text,
  pay_period text,
  consented_at timestamptz not null default now(),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  constraint talent_profiles_pkey primary key (id),
  constraint talent_profiles_user_key unique (user_id),
  constraint talent_profiles_visibility check (visibility in ('hidden', 'anonymous', 'named')),
  constraint talent_profiles_headline_length check (char_length(headline) between 1 and 120),
  constraint talent_profiles_skills_count check (cardinality(skills) between 1 and 20),
  constraint talent_profiles_availability
    check (availability in ('now', 'within_three_months', 'later')),
  constraint talent_profiles_places_count check (cardinality(places) between 1 and 5),
  constraint talent_profiles_pay check (num_nonnulls(pay_amount, pay_currency, pay_period) in (0, 3)),
  constraint talent_profiles_pay_amount check (pay_amount between 1 and 100000000),
  constraint talent_profiles_pay_currency check (pay_currency ~ '^[A-Z]{3}$'),
  constraint talent_profiles_pay_period check (pay_period in ('hour', 'month', 'year')),
  constraint talent_profiles_version check (version >= 1)
);
create index talent_profiles_shown on talent_profiles (id) where visibility <> 'hidden';

create table talent_blocks (
  profile_id uuid not null
    constraint talent_blocks_profile references talent_profiles (id) on delete cascade,
  company_id uuid not null
    constraint talent_blocks_company references companies (id) on delete cascade,
  constraint talent_blocks_pkey primary key (profile_id, company_id)
);
create index talent_blocks_company_id on talent_blocks (company_id);

create table talent_searches (
  id uuid not null,
  company_id uuid not null
    constraint talent_searches_company references companies (id) on delete cascade,
  user_id uuid not null
    constraint talent_searches_user references users (id) on delete cascade,
  name text not null,
  skills text[] not null,
  availability text,
  place text,
  looked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint talent_searches_pkey primary key (id),
  constraint talent_searches_name_length check (char_length(name) between 1 and 60),
  constraint talent_searches_skills_count check (cardinality(skills) <= 20),
  constraint talent_searches_availability
    check (availability in ('now', 'within_three_months', 'later'))
);
create index talent_searches_of_company on talent_searches (company_id, created_at desc, id desc);
create index talent_searches_user_id on talent_searches (user_id);
create index talent_searches_due on talent_searches (looked_at);

create table introductions (
  id uuid not null,
  company_id uuid not null
    constraint introductions_company references companies (id) on delete cascade,
  requested_by uuid
    constraint introductions_requested_by references users (id) on delete set null,
  candidate_id uuid not null
    constraint introductions_candidate references users (id) on delete cascade,
  role_id uuid not null
    constraint introductions_role references roles (id) on delete cascade,
  card jsonb not null,
  message text not null,
  pay_min integer not null,
  pay_max integer not null,
  pay_currency text not null,
  pay_period text not null,
  state text not null default 'requested',
  reason text,
  version integer not null default 1,
  requested_at timestamptz not null,
  reminded_at timestamptz,
  ended_at timestamptz,
  constraint introductions_pkey primary key (id),
  constraint introductions_state
    check (state in ('requested', 'accepted', 'declined', 'expired', 'cancelled')),
  constraint introductions_card check (jsonb_typeof(card) = 'object'),
  constraint introductions_message_length check (char_length(message) between 80 and 2000),
  constraint introductions_pay check (pay_min between 1 and pay_max and pay_max <= 100000000),
  constraint introductions_pay_currency check (pay_currency ~ '^[A-Z]{3}$'),
  constraint introductions_pay_period check (pay_period in ('hour', 'month', 'year')),
  constraint introductions_reason_length check (char_length(reason) between 1 and 500),
  constraint introductions_ended check ((ended_at is null) = (state = 'requested')),
  constraint introductions_version check (version >= 1)
);
comment on column introductions.card is 'what the company was shown of the candidate when it asked';
create unique index introductions_one_open on introductions (company_id, candidate_id)
  where state = 'requested';
create index introductions_of_company on introductions (company_id, requested_at desc, id desc);
create index introductions_of_candidate on introductions (candidate_id, requested_at desc, id desc);
create index introductions_requested_by on introductions (requested_by);
create index introductions_role_id on introductions (role_id);
create index introductions_waiting on introductions (requested_at) where state = 'requested';
create trigger introductions_transition before update of state on introductions
  for each row execute function check_transition(
    'requested>accepted', 'requested>declined', 'requested>expired', 'requested>cancelled');

-- What the handles of anonymous cards are sealed with.
create table talent_key (
  id boolean not null default true,
  key bytea not null,
  constraint talent_key_pkey primary key (id),
  constraint talent_key_one check (id),
  constraint talent_key_length check (octet_length(key) = 32)
);
insert into talent_key (key)
  values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
