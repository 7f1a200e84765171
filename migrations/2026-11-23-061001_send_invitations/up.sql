-- What a company says when it sends an assessment to many people, and who is not to be mailed.

alter table invitations
  add column opens_at timestamptz,
  add column accommodation_percent integer not null default 0,
  add column message text,
  add column reminders integer not null default 0,
  add constraint invitations_opens_before_it_closes check (opens_at < expires_at),
  add constraint invitations_accommodation
    check (accommodation_percent = 0 or accommodation_percent between 10 and 300),
  add constraint invitations_message_length check (char_length(message) between 1 and 2000),
  add constraint invitations_reminders check (reminders between 0 and 2);
comment on column invitations.reminders is
  'how many of the two reminders before closing are done with: sent, or too close to the mail before';

create table invitation_stops (
  id uuid primary key,
  email text not null,
  company_id uuid constraint invitation_stops_company references companies (id) on delete cascade,
  reason text not null,
  at timestamptz not null,
  constraint invitation_stops_email_length check (char_length(email) between 3 and 320),
  constraint invitation_stops_email_lower check (email = lower(email)),
  constraint invitation_stops_reason check (reason in ('bounced', 'opted_out')),
  constraint invitation_stops_whose check ((reason = 'opted_out') = (company_id is not null)),
  constraint invitation_stops_key unique nulls not distinct (email, company_id)
);
comment on column invitation_stops.company_id is
  'whose invitations are not wanted; null where the address takes no mail from anybody';
create index invitation_stops_company_id on invitation_stops (company_id);

-- Somebody may take an assessment once more, as its retake rule allows.
drop index invitations_live;
create unique index invitations_live on invitations (assessment_id, email)
  where state in ('created', 'sent', 'opened', 'accepted', 'started');
