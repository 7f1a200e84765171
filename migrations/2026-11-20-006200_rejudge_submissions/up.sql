-- What was judged can be judged again, and an attempt whose score changes by that is graded again.

drop trigger submissions_transition on submissions;
create trigger submissions_transition before update of state on submissions
  for each row execute function check_transition(
    'queued>running', 'queued>superseded', 'queued>judge_error', 'running>queued',
    'running>judged', 'running>judge_error', 'running>superseded', 'judge_error>queued',
    'judged>queued');

-- What goes to the judge another time, perhaps beside others of its task, holds up nobody's next.
drop index submissions_in_flight;
create unique index submissions_in_flight on submissions (attempt_id, task_id)
  where kind = 'submit' and origin = 'candidate' and generation = 1
    and state in ('queued', 'running');

alter table attempts add column rejudged boolean not null default false;
comment on column attempts.rejudged is
  'a submit of it went to the judge once more, and no grade has been made or confirmed since';
create index attempts_rejudged on attempts (id) where rejudged;
