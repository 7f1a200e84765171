-- A company publishes its own problems without a review, and a check may fill in the answers of tests first.
alter table problem_checks
  add column fills text,
  add constraint problem_checks_fills check (fills in ('missing', 'all'));
comment on column problem_checks.fills is 'Which answers the author''s solution gives before anything is judged; null for none.';
drop trigger problem_drafts_transition on problem_drafts;
create trigger problem_drafts_transition before update of state on problem_drafts
  for each row execute function check_transition(
    'draft>verifying', 'verified>draft', 'verify_failed>draft', 'verifying>draft',
    'verify_failed>verifying', 'verified>verifying', 'verifying>verified',
    'verifying>verify_failed', 'verified>in_review', 'verified>published', 'in_review>verified', 'in_review>draft',
    'in_review>published', 'published>deprecated', 'published>quarantined',
    'deprecated>quarantined', 'quarantined>published', 'quarantined>deprecated',
    'deprecated>retired');
