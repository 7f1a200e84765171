drop table report_review_versions, report_reviews, reused_results, result_rules;
drop trigger invitations_transition on invitations;
-- They ended without an attempt of their own.
update invitations set state = 'cancelled' where state = 'satisfied_by_share';
alter table invitations
  drop constraint invitations_state,
  add constraint invitations_state check (state in (
    'created', 'sent', 'opened', 'accepted', 'started', 'completed',
    'expired', 'cancelled', 'bounced')),
  drop constraint invitations_user_known,
  add constraint invitations_user_known
    check (state not in ('accepted', 'started', 'completed') or user_id is not null);
create trigger invitations_transition before update of state on invitations
  for each row execute function check_transition(
    'created>sent', 'created>opened', 'created>accepted', 'created>expired',
    'created>cancelled', 'created>bounced',
    'sent>opened', 'sent>accepted', 'sent>expired', 'sent>cancelled', 'sent>bounced',
    'opened>accepted', 'opened>expired', 'opened>cancelled',
    'accepted>started', 'accepted>expired', 'accepted>cancelled',
    'started>completed', 'expired>sent');
