delete from inquiries where origin = 'direct';
drop trigger inquiries_transition on inquiries;
alter table inquiries
  drop constraint inquiries_last_name_length,
  add constraint inquiries_last_name_length check (char_length(last_name) between 1 and 80),
  drop constraint inquiries_first_name_length,
  add constraint inquiries_first_name_length check (char_length(first_name) between 1 and 80),
  drop constraint inquiries_origin,
  add constraint inquiries_origin check (origin in ('form', 'admin')),
  drop constraint inquiries_state,
  add constraint inquiries_state check (state in (
    'inquiry_started', 'inquiry_verified', 'in_review', 'info_requested', 'approved',
    'activation_sent', 'activated', 'account_ready', 'rejected', 'expired', 'suspended'));
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
