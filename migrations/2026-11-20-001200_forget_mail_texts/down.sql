drop trigger mail_messages_immutable on mail_messages;
create trigger mail_messages_immutable
  before update of dedup_key, to_email, subject, text_body, html_body on mail_messages
  for each row execute function refuse_change();
drop index mail_messages_with_text;
alter table mail_messages
  drop constraint mail_messages_text_removed,
  drop column text_removed_at;
