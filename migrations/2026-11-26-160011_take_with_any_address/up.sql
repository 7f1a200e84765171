-- Invitations that an account with another verified address may take, where the company allows it (ADR 81).

alter table assessments add column any_address boolean not null default false;
comment on column assessments.any_address is
  'whether invitations made from now on may be taken with another verified address';

alter table invitations
  add column any_address boolean not null default false,
  add column taken_as text,
  add constraint invitations_taken_as check (taken_as is null or any_address);
comment on column invitations.taken_as is
  'the address of the account that took it, masked, where that is not the invited one';
create index invitations_taken on invitations (user_id, created_at desc, id desc)
  where taken_as is not null;
