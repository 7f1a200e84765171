drop trigger invitations_transition on invitations;
-- They ended without an attempt.
update invitations set state = 'cancelled' where state = 'declined';
alter table invitations
  drop constraint invitations_state,
  add constraint invitations_state check (state in (
    'created', 'sent', 'opened', 'accepted', 'started', 'completed',
    'expired', 'cancelled', 'bounced', 'satisfied_by_share'));
create trigger invitations_transition before update of state on invitations
  for each row execute function check_transition(
    'created>sent', 'created>opened', 'created>accepted', 'created>expired',
    'created>cancelled', 'created>bounced', 'created>satisfied_by_share',
    'sent>opened', 'sent>accepted', 'sent>expired', 'sent>cancelled', 'sent>bounced',
    'sent>satisfied_by_share',
    'opened>accepted', 'opened>expired', 'opened>cancelled', 'opened>satisfied_by_share',
    'accepted>started', 'accepted>expired', 'accepted>cancelled',
    'accepted>satisfied_by_share',
    'started>completed', 'expired>sent');
