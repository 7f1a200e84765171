-- A message may carry a code or a link that counts, so its text goes once it was handed over.

alter table mail_messages
  add column text_removed_at timestamptz,
  add constraint mail_messages_text_removed check (
    text_removed_at is null
    or (state in ('sent', 'failed') and text_body = '(removed)' and html_body is null));
create index mail_messages_with_text on mail_messages (created_at) where text_removed_at is null;

drop trigger mail_messages_immutable on mail_messages;
create trigger mail_messages_immutable
  before update of dedup_key, to_email, subject, text_body, html_body on mail_messages
  for each row
  when (
    (new.dedup_key, new.to_email, new.subject)
      is distinct from (old.dedup_key, old.to_email, old.subject)
    or new.text_removed_at is null or old.text_removed_at is not null)
  execute function refuse_change();
