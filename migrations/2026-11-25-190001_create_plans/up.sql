-- Plans, subscriptions of companies to them, and invitations that the admin grants beyond a plan.

create table plans (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  version integer not null,
  name text not null,
  currency text not null,
  price bigint not null,
  tax_bp integer not null,
  every text not null,
  invitations integer not null,
  seats integer not null,
  offered boolean not null,
  made_by uuid constraint plans_made_by references users (id) on delete set null,
  made_at timestamptz not null,
  constraint plans_pkey primary key (slug, version),
  constraint plans_id_once unique (id),
  constraint plans_slug_form check (slug ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint plans_version check (version >= 1),
  constraint plans_name_length check (char_length(name) between 1 and 80),
  constraint plans_currency check (currency ~ '^[A-Z]{3}$'),
  constraint plans_price check (price between 0 and 10000000000),
  constraint plans_tax check (tax_bp between 0 and 10000),
  constraint plans_every check (every in ('month', 'year')),
  constraint plans_invitations check (invitations between 0 and 1000000),
  constraint plans_seats check (seats between 1 and 100)
);
create index plans_made_by on plans (made_by);

-- What holds for a company without a subscription: the admin changes it like any other plan.
insert into plans
  (slug, version, name, currency, price, tax_bp, every, invitations, seats, offered, made_at)
values ('default', 1, 'Default', 'EUR', 0, 0, 'month', 2000, 100, false, now());

create table subscriptions (
  id uuid not null,
  company_id uuid not null
    constraint subscriptions_company references companies (id) on delete restrict,
  state text not null default 'active',
  version integer not null default 1,
  since date not null,
  next_plan text,
  ends_with_period boolean not null default false,
  ended_on date,
  end_reason text,
  created_by uuid constraint subscriptions_created_by references users (id) on delete set null,
  created_at timestamptz not null,
  constraint subscriptions_pkey primary key (id),
  constraint subscriptions_state check (state in ('active', 'ended')),
  constraint subscriptions_version check (version >= 1),
  constraint subscriptions_ended check ((state = 'ended') = (ended_on is not null)),
  constraint subscriptions_end_reason_length check (char_length(end_reason) between 1 and 2000)
);
create unique index subscriptions_one_active on subscriptions (company_id) where state = 'active';
create index subscriptions_company on subscriptions (company_id, since);
create index subscriptions_created_by on subscriptions (created_by);

create table subscription_periods (
  subscription_id uuid not null
    constraint subscription_periods_subscription references subscriptions (id) on delete restrict,
  period_from date not null,
  period_to date not null,
  plan text not null,
  plan_version integer not null,
  invoice_id uuid constraint subscription_periods_invoice references invoices (id) on delete restrict,
  constraint subscription_periods_pkey primary key (subscription_id, period_from),
  constraint subscription_periods_order check (period_to >= period_from),
  constraint subscription_periods_plan foreign key (plan, plan_version)
    references plans (slug, version) on delete restrict,
  constraint subscription_periods_invoice_once unique (invoice_id)
);
create index subscription_periods_plan on subscription_periods (plan, plan_version);

create table invitation_credits (
  id uuid not null,
  company_id uuid not null
    constraint invitation_credits_company references companies (id) on delete cascade,
  amount integer not null,
  expires_on date not null,
  reason text not null,
  granted_by uuid constraint invitation_credits_granted_by references users (id) on delete set null,
  granted_at timestamptz not null,
  constraint invitation_credits_pkey primary key (id),
  constraint invitation_credits_amount check (amount between 1 and 100000),
  constraint invitation_credits_reason_length check (char_length(reason) between 1 and 2000)
);
create index invitation_credits_company on invitation_credits (company_id, expires_on);
create index invitation_credits_granted_by on invitation_credits (granted_by);

create table invitation_credit_uses (
  invitation_id uuid not null
    constraint invitation_credit_uses_invitation references invitations (id) on delete cascade,
  credit_id uuid not null
    constraint invitation_credit_uses_credit references invitation_credits (id) on delete cascade,
  used_at timestamptz not null default now(),
  constraint invitation_credit_uses_pkey primary key (invitation_id)
);
create index invitation_credit_uses_credit on invitation_credit_uses (credit_id, used_at);
