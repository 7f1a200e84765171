-- Assessments that candidates are invited to from the board, and what changes a board beside its
-- applications.

create table application_invitations (
  invitation_id uuid not null
    constraint application_invitations_invitation references invitations (id) on delete cascade,
  application_id uuid not null
    constraint application_invitations_application references applications (id) on delete cascade,
  made_at timestamptz not null default now(),
  constraint application_invitations_pkey primary key (invitation_id)
);
create index application_invitations_of_application
  on application_invitations (application_id, made_at desc, invitation_id desc);

create table board_changes (
  role_id uuid not null constraint board_changes_role references roles (id) on delete cascade,
  number bigint not null default 1,
  constraint board_changes_pkey primary key (role_id),
  constraint board_changes_number check (number >= 1)
);
comment on table board_changes is
  'how often a board has changed without an application: names shown or hidden, a result arrived';
