drop trigger problem_drafts_transition on problem_drafts;
create trigger problem_drafts_transition before update of state on problem_drafts
  for each row execute function check_transition(
    'draft>verifying', 'verified>draft', 'verify_failed>draft', 'verifying>draft',
    'verify_failed>verifying', 'verified>verifying', 'verifying>verified',
    'verifying>verify_failed', 'verified>in_review', 'in_review>verified', 'in_review>draft',
    'in_review>published', 'published>deprecated', 'published>quarantined',
    'deprecated>quarantined', 'quarantined>published', 'quarantined>deprecated',
    'deprecated>retired');
alter table problem_checks
  drop constraint problem_checks_fills,
  drop column fills;
