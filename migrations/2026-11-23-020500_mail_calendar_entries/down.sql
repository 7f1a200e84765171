alter table mail_messages drop column calendar_method, drop column calendar_body;
