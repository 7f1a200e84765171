-- An inquiry whose address nobody verified can be rejected, so that it does not stay stale for good.

drop trigger inquiries_transition on inquiries;
create trigger inquiries_transition before update of state on inquiries
  for each row execute function check_transition(
    'registered>inquiry_started', 'registered>info_requested', 'registered>account_ready',
    'registered>rejected',
    'inquiry_started>inquiry_verified', 'inquiry_started>rejected', 'inquiry_verified>in_review',
    'in_review>info_requested', 'in_review>approved', 'in_review>rejected',
    'info_requested>in_review', 'info_requested>approved', 'info_requested>rejected',
    'approved>activation_sent', 'activation_sent>approved', 'activation_sent>activated',
    'activation_sent>expired', 'expired>activation_sent', 'activated>account_ready',
    'activated>activation_sent', 'activated>approved', 'activated>expired',
    'approved>suspended', 'activation_sent>suspended', 'activated>suspended',
    'account_ready>suspended', 'expired>suspended',
    'suspended>approved', 'suspended>activation_sent', 'suspended>activated',
    'suspended>account_ready', 'suspended>expired');
