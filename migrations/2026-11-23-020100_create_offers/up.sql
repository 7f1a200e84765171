-- What a company offers somebody whom it has chosen, and what they answered.

create table offers (
  id uuid not null,
  application_id uuid not null
    constraint offers_application references applications (id) on delete cascade,
  state text not null default 'open',
  version integer not null default 1,
  starts_on date not null,
  ends_on date,
  pay_min integer not null,
  pay_max integer not null,
  pay_currency text not null,
  pay_period text not null,
  terms text not null,
  made_by uuid not null constraint offers_made_by references users (id) on delete restrict,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  reason text,
  constraint offers_pkey primary key (id),
  constraint offers_state
    check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'lapsed')),
  constraint offers_version check (version >= 1),
  constraint offers_ends_after_it_starts check (ends_on > starts_on),
  constraint offers_pay check (pay_min between 1 and 100000000
    and pay_max between pay_min and 100000000),
  constraint offers_pay_currency check (pay_currency ~ '^[A-Z]{3}$'),
  constraint offers_pay_period check (pay_period in ('hour', 'month', 'year')),
  constraint offers_terms_length check (char_length(terms) between 1 and 8000),
  constraint offers_expire_later check (expires_at > made_at),
  constraint offers_end check ((state = 'open') = (ended_at is null)),
  constraint offers_reason_length check (char_length(reason) between 1 and 2000)
);
comment on column offers.reason is
  'why the candidate said no, for themselves, or why the company took it back, for the candidate';
create index offers_of_application on offers (application_id, made_at desc, id desc);
create unique index offers_one_open on offers (application_id) where state = 'open';
create index offers_due on offers (expires_at) where state = 'open';
create trigger offers_transition before update of state on offers
  for each row execute function check_transition(
    'open>accepted', 'open>declined', 'open>expired', 'open>withdrawn', 'open>lapsed');
