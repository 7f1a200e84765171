-- Companies that try assessments before they have a plan, and invitations that their readers report.

create table free_trials (
  company_id uuid not null
    constraint free_trials_company references companies (id) on delete cascade,
  mail_domain text not null,
  begun_by uuid not null
    constraint free_trials_begun_by references users (id) on delete restrict,
  invitations integer not null,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  constraint free_trials_pkey primary key (company_id),
  constraint free_trials_mail_domain_key unique (mail_domain),
  constraint free_trials_mail_domain check (char_length(mail_domain) between 1 and 253),
  constraint free_trials_invitations check (invitations between 1 and 1000),
  constraint free_trials_ends_at check (ends_at > begun_at),
  constraint free_trials_ended_at check (ended_at >= begun_at)
);
comment on column free_trials.mail_domain is
  'the registrable domain of the address that was confirmed: each has one trial, ever';
create index free_trials_begun_by on free_trials (begun_by);

create table invitation_reports (
  invitation_id uuid not null
    constraint invitation_reports_invitation references invitations (id) on delete cascade,
  reason text not null,
  note text,
  reported_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid
    constraint invitation_reports_closed_by references users (id) on delete restrict,
  constraint invitation_reports_pkey primary key (invitation_id),
  constraint invitation_reports_reason check (reason in (
    'not_expected', 'asks_for_money', 'pretends', 'offensive', 'other')),
  constraint invitation_reports_note check (char_length(note) between 1 and 2000),
  constraint invitation_reports_closed_by_known check (closed_by is null or closed_at is not null)
);
create index invitation_reports_closed_by on invitation_reports (closed_by);
create index invitation_reports_open on invitation_reports (reported_at, invitation_id) where closed_at is null;

alter table users add column theme text not null default 'by_page'
  constraint users_theme check (theme in ('by_page', 'light', 'dark', 'system'));
