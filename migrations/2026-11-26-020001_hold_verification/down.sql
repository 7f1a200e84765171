drop trigger attempts_verification on attempts;
drop function check_verification();
alter table attempts drop column verification;
