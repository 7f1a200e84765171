-- Whom partners invite to sign up with their code.

create table partner_invitations (
  id uuid not null,
  partner_id uuid not null
    constraint partner_invitations_partner references partners (user_id) on delete restrict,
  email text not null,
  name text,
  stop_token uuid not null,
  invited_at timestamptz not null,
  reminders smallint not null default 0,
  reminded_at timestamptz,
  bounced_at timestamptz,
  stopped_at timestamptz,
  constraint partner_invitations_pkey primary key (id),
  constraint partner_invitations_key unique (partner_id, email),
  constraint partner_invitations_stop_token_key unique (stop_token),
  constraint partner_invitations_email_length check (char_length(email) between 3 and 320),
  constraint partner_invitations_email_lower check (email = lower(email)),
  constraint partner_invitations_name_length check (char_length(name) between 1 and 80),
  constraint partner_invitations_reminders check (reminders between 0 and 3),
  constraint partner_invitations_reminded check ((reminders > 0) = (reminded_at is not null)),
  constraint partner_invitations_reminded_at check (reminded_at >= invited_at)
);
comment on column partner_invitations.stop_token is
  'what the link in each of its mails ends with, by which its reader stops the invitations of all partners';
create index partner_invitations_newest on partner_invitations (partner_id, invited_at desc, id desc);
create index partner_invitations_email on partner_invitations (email);
create index partner_invitations_old on partner_invitations (invited_at) where stopped_at is null;
create trigger partner_invitations_fixed
  before update of id, partner_id, email, stop_token, invited_at on partner_invitations
  for each row execute function refuse_change();
