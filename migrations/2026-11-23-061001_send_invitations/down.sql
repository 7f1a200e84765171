drop index invitations_live;
create unique index invitations_live on invitations (assessment_id, email)
  where state not in ('expired', 'cancelled', 'bounced');
drop table invitation_stops;
alter table invitations
  drop column reminders,
  drop column message,
  drop column accommodation_percent,
  drop column opens_at;
