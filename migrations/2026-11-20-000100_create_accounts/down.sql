drop table idempotency_keys;
drop table audit_log;
drop table users;
drop function check_transition();
drop function refuse_change();
