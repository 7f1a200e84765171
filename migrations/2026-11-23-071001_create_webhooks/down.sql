delete from jobs where kind = 'webhook';
alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind check (kind in ('judge', 'mail', 'erase', 'delete_sign_in'));
drop table webhook_deliveries;
drop table webhooks;
