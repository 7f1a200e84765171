-- Companies, who belongs to them, and what they have been granted.

create table companies (
  id uuid primary key,
  name text not null,
  state text not null default 'unverified',
  created_at timestamptz not null default now(),
  constraint companies_name_length check (char_length(name) between 1 and 120),
  constraint companies_state check (state in ('unverified', 'approved', 'suspended'))
);
create trigger companies_transition before update of state on companies
  for each row execute function check_transition(
    'unverified>approved', 'unverified>suspended', 'approved>suspended', 'suspended>approved');

create table company_members (
  company_id uuid not null constraint company_members_company
    references companies (id) on delete cascade,
  user_id uuid not null constraint company_members_user references users (id) on delete cascade,
  role text not null,
  joined_at timestamptz not null default now(),
  constraint company_members_pkey primary key (company_id, user_id),
  constraint company_members_user_key unique (user_id),
  constraint company_members_role check (role in ('owner', 'recruiter', 'reviewer', 'billing'))
);

create table company_grants (
  id uuid primary key,
  company_id uuid not null constraint company_grants_company
    references companies (id) on delete cascade,
  flag text not null,
  expires_at timestamptz,
  reason text not null,
  granted_by text not null,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint company_grants_flag check (flag in (
    'payment', 'super_star_access', 'assessment_access',
    'profile_completed', 'marketing_completed')),
  constraint company_grants_reason_length check (char_length(reason) between 1 and 2000),
  constraint company_grants_granted_by_length check (char_length(granted_by) between 1 and 320)
);
create index company_grants_company_id on company_grants (company_id);
create unique index company_grants_live on company_grants (company_id, flag)
  where revoked_at is null;
