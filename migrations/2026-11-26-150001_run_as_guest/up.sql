-- Somebody without an account tries a program on the samples: such a run is nobody's, and found by its id alone.
alter table submissions
  alter column user_id drop not null,
  add constraint submissions_guest check (
    user_id is not null
    or (kind = 'run' and origin = 'candidate' and attempt_id is null and own_input is null));
create index submissions_guests on submissions (created_at) where user_id is null;
