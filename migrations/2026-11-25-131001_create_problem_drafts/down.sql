delete from jobs where kind = 'verify';
alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare'));
drop table problem_check_lines;
drop table problem_checks;
drop table problem_draft_files;
drop table problem_drafts;
