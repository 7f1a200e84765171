-- A company asks somebody whose result it has about a role of its own.

alter table role_proposals add column by_company boolean not null default false;
comment on column role_proposals.by_company is
  'whether a member of the role''s company asks, who has a result of the candidate; else the admin';
drop trigger role_proposals_immutable on role_proposals;
create trigger role_proposals_immutable
  before update of role_id, note, proposed_at, by_company on role_proposals
  for each row execute function refuse_change();
