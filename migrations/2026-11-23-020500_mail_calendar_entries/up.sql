-- A mail can carry an entry for the reader's calendar.

alter table mail_messages
  add column calendar_method text,
  add column calendar_body text,
  add constraint mail_messages_calendar_method check (calendar_method in ('REQUEST', 'CANCEL')),
  add constraint mail_messages_calendar_as_a_whole
    check ((calendar_method is null) = (calendar_body is null)),
  add constraint mail_messages_calendar_size check (octet_length(calendar_body) between 1 and 65536);
