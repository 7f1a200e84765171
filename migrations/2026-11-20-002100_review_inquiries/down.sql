drop index users_email_domain;
drop index inquiries_lower_company_name;
drop index companies_lower_name;
alter table activation_links drop column claimed_until;
drop trigger inquiries_transition on inquiries;
drop index inquiries_state_changed_at;
alter table inquiries drop constraint inquiries_suspended_from;
update inquiries set state = suspended_from where state = 'suspended';
alter table inquiries
  drop constraint inquiries_state,
  add constraint inquiries_state check (state in (
    'inquiry_started', 'inquiry_verified', 'in_review', 'info_requested', 'approved',
    'activation_sent', 'activated', 'account_ready', 'rejected', 'expired')),
  drop column changed_at,
  drop column suspended_from,
  drop column origin,
  drop column version;
create trigger inquiries_transition before update of state on inquiries
  for each row execute function check_transition(
    'inquiry_started>inquiry_verified', 'inquiry_verified>in_review',
    'in_review>info_requested', 'in_review>approved', 'in_review>rejected',
    'info_requested>in_review', 'info_requested>approved', 'info_requested>rejected',
    'approved>activation_sent', 'activation_sent>activated', 'activation_sent>expired',
    'expired>activation_sent', 'activated>account_ready');
