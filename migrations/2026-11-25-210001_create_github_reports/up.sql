-- What candidates do in public on GitHub, for companies that ask and with their consent.

create table github_reports (
  id uuid not null,
  candidate_id uuid not null
    constraint github_reports_candidate references users (id) on delete cascade,
  company_id uuid
    constraint github_reports_company references companies (id) on delete cascade,
  requested_by uuid
    constraint github_reports_requested_by references users (id) on delete set null,
  message text,
  state text not null default 'requested',
  version integer not null default 1,
  generation integer not null default 0,
  login text,
  token bytea,
  consent_state bytea,
  consent_verifier text,
  consent_until timestamptz,
  evidence jsonb,
  figures jsonb,
  failure text,
  steps_done integer not null default 0,
  steps_all integer not null default 0,
  requested_at timestamptz not null,
  consented_at timestamptz,
  collected_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint github_reports_pkey primary key (id),
  constraint github_reports_state
    check (state in ('requested', 'consented', 'collecting', 'ready', 'failed', 'declined',
      'expired', 'withdrawn')),
  constraint github_reports_asked check ((company_id is null) = (message is null)),
  constraint github_reports_message_length check (char_length(message) between 20 and 1000),
  constraint github_reports_login_length check (char_length(login) between 1 and 100),
  constraint github_reports_failure check (failure in ('denied', 'unavailable')),
  constraint github_reports_token_length check (octet_length(token) <= 1000),
  constraint github_reports_token_while_needed
    check (token is null or state in ('consented', 'collecting')),
  constraint github_reports_consent
    check ((consent_state is null) = (consent_verifier is null)
      and (consent_state is null) = (consent_until is null)),
  constraint github_reports_consent_state_length check (octet_length(consent_state) = 32),
  constraint github_reports_consent_verifier_length check (char_length(consent_verifier) <= 128),
  constraint github_reports_evidence check (jsonb_typeof(evidence) = 'object'),
  constraint github_reports_figures check (jsonb_typeof(figures) = 'object'),
  constraint github_reports_wiped check (ended_at is null
    or (token is null and evidence is null and figures is null and login is null)),
  constraint github_reports_steps check (steps_done between 0 and steps_all),
  constraint github_reports_ended
    check ((ended_at is not null) = (state in ('declined', 'expired', 'withdrawn'))),
  constraint github_reports_version check (version >= 1),
  constraint github_reports_generation check (generation >= 0)
);
comment on column github_reports.company_id is 'who asked; null of the candidate''s own';
comment on column github_reports.token is
  'sealed with a key that is not in the database; deleted with the end of collecting';
comment on column github_reports.consent_state is
  'SHA-256 of what the candidate comes back from GitHub with';
comment on column github_reports.evidence is
  'what was read of GitHub so far, with tags of what has not to be sent again';
create index github_reports_of_company
  on github_reports (company_id, requested_at desc, id desc);
create index github_reports_of_candidate
  on github_reports (candidate_id, requested_at desc, id desc);
create index github_reports_requested_by on github_reports (requested_by);
create index github_reports_open on github_reports (expires_at) where ended_at is null;
create trigger github_reports_transition before update of state on github_reports
  for each row execute function check_transition(
    'requested>consented', 'requested>ready', 'requested>declined', 'requested>expired',
    'requested>withdrawn', 'consented>collecting', 'consented>expired', 'consented>withdrawn',
    'collecting>ready', 'collecting>failed', 'collecting>expired', 'collecting>withdrawn',
    'ready>consented', 'ready>expired', 'ready>withdrawn', 'failed>consented', 'failed>expired',
    'failed>withdrawn');

alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare', 'verify',
      'ats', 'collect'));
