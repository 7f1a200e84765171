drop trigger companies_transition on companies;
-- The release before knows no merged company: to it they are stopped.
alter table companies drop constraint companies_merged;
update companies set state = 'suspended', suspended_from = 'unverified' where state = 'merged';
create trigger companies_transition before update of state on companies
  for each row execute function check_transition(
    'unverified>approved', 'unverified>suspended', 'approved>suspended', 'suspended>approved',
    'suspended>unverified');
drop index companies_merged_at;
alter table companies
  drop constraint companies_merged_into_another,
  drop column merged_at,
  drop column merged_into,
  drop constraint companies_state,
  add constraint companies_state check (state in ('unverified', 'approved', 'suspended'));
