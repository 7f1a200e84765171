-- A deadline is an entry for a calendar that nobody answers.
alter table mail_messages
  drop constraint mail_messages_calendar_method,
  add constraint mail_messages_calendar_method
    check (calendar_method in ('REQUEST', 'CANCEL', 'PUBLISH'));
