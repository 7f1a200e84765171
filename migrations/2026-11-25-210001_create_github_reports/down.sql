delete from jobs where kind = 'collect';
alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare', 'verify',
      'ats'));
drop table github_reports;
