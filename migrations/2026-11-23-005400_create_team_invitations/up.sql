-- Invitations to the team of a company.

create table team_invitations (
  id uuid not null,
  company_id uuid not null
    constraint team_invitations_company references companies (id) on delete cascade,
  email text not null,
  role text not null,
  token_sha256 bytea not null,
  invited_by uuid
    constraint team_invitations_invited_by references users (id) on delete set null,
  sent integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint team_invitations_pkey primary key (id),
  constraint team_invitations_token_key unique (token_sha256),
  constraint team_invitations_token_length check (octet_length(token_sha256) = 32),
  constraint team_invitations_email_length check (char_length(email) between 3 and 320),
  constraint team_invitations_role check (role in ('owner', 'recruiter', 'reviewer', 'billing')),
  constraint team_invitations_sent check (sent between 1 and 4),
  constraint team_invitations_ended_once check (accepted_at is null or revoked_at is null)
);
create index team_invitations_invited_by on team_invitations (invited_by);
create unique index team_invitations_open on team_invitations (company_id, email)
  where accepted_at is null and revoked_at is null;
