drop table mail_messages;
drop table jobs;
drop table workers;
