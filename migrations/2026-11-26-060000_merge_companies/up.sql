-- A company that is merged into another one says into which, for good.
alter table companies
  add column merged_into uuid
    constraint companies_merged_into references companies (id) on delete cascade,
  add column merged_at timestamptz,
  drop constraint companies_state,
  add constraint companies_state
    check (state in ('unverified', 'approved', 'suspended', 'merged')),
  add constraint companies_merged
    check ((state = 'merged') = (merged_into is not null)
      and (state = 'merged') = (merged_at is not null)),
  add constraint companies_merged_into_another check (merged_into <> id);
create index companies_merged_into on companies (merged_into);
create index companies_merged_at on companies (merged_at) where merged_at is not null;
drop trigger companies_transition on companies;
create trigger companies_transition before update of state on companies
  for each row execute function check_transition(
    'unverified>approved', 'unverified>suspended', 'approved>suspended', 'suspended>approved',
    'suspended>unverified', 'unverified>merged', 'approved>merged');
