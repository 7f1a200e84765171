delete from submissions where user_id is null;
drop index submissions_guests;
alter table submissions
  drop constraint submissions_guest,
  alter column user_id set not null;
