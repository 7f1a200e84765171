delete from jobs where kind in ('erase', 'delete_sign_in');
alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind check (kind in ('judge', 'mail'));
drop table erasures;
drop trigger users_immutable on users;
alter table users drop column erased_at;
