drop table support_mails;
