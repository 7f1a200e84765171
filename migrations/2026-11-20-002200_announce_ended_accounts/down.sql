drop trigger users_announce on users;
drop function announce_account();
