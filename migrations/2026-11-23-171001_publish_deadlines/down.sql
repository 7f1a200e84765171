update mail_messages set calendar_method = null, calendar_body = null where calendar_method = 'PUBLISH';
alter table mail_messages
  drop constraint mail_messages_calendar_method,
  add constraint mail_messages_calendar_method check (calendar_method in ('REQUEST', 'CANCEL'));
