-- Answers to support's mail that people send by mail.

alter table support_conversations
  add column reply_token bytea,
  add constraint support_conversations_reply_token_length check (octet_length(reply_token) = 16);
comment on column support_conversations.reply_token is
  'stands in the address at which the person answers by mail; null until a mail names one';
create unique index support_conversations_reply_token on support_conversations (reply_token)
  where reply_token is not null;

alter table support_messages
  add column mail_digest bytea,
  add column refused_files text[] not null default '{}',
  add constraint support_messages_mail_digest_length check (octet_length(mail_digest) = 32),
  add constraint support_messages_refused_files
    check (cardinality(refused_files) <= 20 and char_length(refused_files::text) <= 10000);
comment on column support_messages.mail_digest is
  'SHA-256 of the Message-ID, or of the whole mail where it has none; null where it did not come by mail';
comment on column support_messages.refused_files is 'names of files that came with the mail and were not taken';
create unique index support_messages_mailed on support_messages (author_id, mail_digest)
  where mail_digest is not null;
