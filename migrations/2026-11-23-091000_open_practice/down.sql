drop table practice_statistics;
drop table practice_drafts;
drop index submissions_practice;
drop index submissions_practice_in_flight;
delete from submissions where attempt_id is null;
alter table submissions
  drop constraint submissions_place,
  alter column attempt_id set not null,
  alter column task_id set not null;
alter table problems drop column practice;
