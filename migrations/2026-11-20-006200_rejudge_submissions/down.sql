drop index attempts_rejudged;
alter table attempts drop column rejudged;

-- Fails while several submits of one task are judged again: let the judge finish first.
drop index submissions_in_flight;
create unique index submissions_in_flight on submissions (attempt_id, task_id)
  where kind = 'submit' and origin = 'candidate' and state in ('queued', 'running');

drop trigger submissions_transition on submissions;
create trigger submissions_transition before update of state on submissions
  for each row execute function check_transition(
    'queued>running', 'queued>superseded', 'queued>judge_error', 'running>queued',
    'running>judged', 'running>judge_error', 'running>superseded', 'judge_error>queued');
