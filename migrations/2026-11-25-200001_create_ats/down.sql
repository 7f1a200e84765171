delete from jobs where kind = 'ats';
alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare', 'verify'));
drop table ats_exchanges;
drop table ats_starts;
drop table ats_connections;
