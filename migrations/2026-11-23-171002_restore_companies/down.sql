drop trigger companies_transition on companies;
create trigger companies_transition before update of state on companies
  for each row execute function check_transition(
    'unverified>approved', 'unverified>suspended', 'approved>suspended', 'suspended>approved');
alter table companies
  drop constraint companies_suspended_from,
  drop column suspended_from;
