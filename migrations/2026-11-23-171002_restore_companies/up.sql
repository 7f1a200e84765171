-- A company that goes on is again what it was when it was stopped, approved or not.
alter table companies
  add column suspended_from text,
  add constraint companies_suspended_from
    check (suspended_from in ('unverified', 'approved'));
-- The audit log says of every stopped company what it was.
update companies set suspended_from =
  (select from_state from audit_log
    where object_kind = 'company' and object_id = companies.id and to_state = 'suspended'
    order by id desc limit 1)
  where state = 'suspended';
drop trigger companies_transition on companies;
create trigger companies_transition before update of state on companies
  for each row execute function check_transition(
    'unverified>approved', 'unverified>suspended', 'approved>suspended', 'suspended>approved',
    'suspended>unverified');
