drop index invitations_taken;
alter table invitations
  drop constraint invitations_taken_as,
  drop column taken_as,
  drop column any_address;
alter table assessments drop column any_address;
