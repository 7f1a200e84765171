drop trigger role_proposals_immutable on role_proposals;
create trigger role_proposals_immutable before update of role_id, note, proposed_at on role_proposals
  for each row execute function refuse_change();
delete from role_proposals where by_company;
alter table role_proposals drop column by_company;
