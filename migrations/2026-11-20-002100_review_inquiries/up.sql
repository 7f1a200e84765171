-- The admin's side of a company's way in: versions, suspension, accounts made on somebody's behalf.

alter table inquiries
  add column version integer not null default 1,
  add column origin text not null default 'form',
  add column suspended_from text,
  add column changed_at timestamptz not null default now(),
  drop constraint inquiries_state,
  add constraint inquiries_state check (state in (
    'inquiry_started', 'inquiry_verified', 'in_review', 'info_requested', 'approved',
    'activation_sent', 'activated', 'account_ready', 'rejected', 'expired', 'suspended')),
  add constraint inquiries_version check (version >= 1),
  add constraint inquiries_origin check (origin in ('form', 'admin')),
  add constraint inquiries_suspended_from_length check (char_length(suspended_from) <= 32),
  add constraint inquiries_suspended_from
    check ((state = 'suspended') = (suspended_from is not null));
update inquiries set changed_at = submitted_at;
create index inquiries_state_changed_at on inquiries (state, changed_at);

drop trigger inquiries_transition on inquiries;
create trigger inquiries_transition before update of state on inquiries
  for each row execute function check_transition(
    'inquiry_started>inquiry_verified', 'inquiry_verified>in_review',
    'in_review>info_requested', 'in_review>approved', 'in_review>rejected',
    'info_requested>in_review', 'info_requested>approved', 'info_requested>rejected',
    'approved>activation_sent', 'activation_sent>approved', 'activation_sent>activated',
    'activation_sent>expired', 'expired>activation_sent', 'activated>account_ready',
    'activated>activation_sent', 'activated>approved', 'activated>expired',
    'approved>suspended', 'activation_sent>suspended', 'activated>suspended',
    'account_ready>suspended', 'expired>suspended',
    'suspended>approved', 'suspended>activation_sent', 'suspended>activated',
    'suspended>account_ready', 'suspended>expired');

-- While one request sets a password with the link, no other does; a claim that is over is nobody's.
alter table activation_links add column claimed_until timestamptz;

-- Who else has this name or writes from this domain.
create index companies_lower_name on companies (lower(name));
create index inquiries_lower_company_name on inquiries (lower(company_name));
create index users_email_domain on users (split_part(email, '@', 2));
