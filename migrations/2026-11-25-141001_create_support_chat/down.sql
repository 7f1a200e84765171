drop table support_canned_replies;
drop table support_attachments;
drop table support_notes;
drop table support_messages;
drop table support_conversations;
drop sequence support_events;
