drop index support_messages_mailed;
alter table support_messages drop column refused_files, drop column mail_digest;
drop index support_conversations_reply_token;
alter table support_conversations drop column reply_token;
