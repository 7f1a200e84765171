drop index submissions_runs;
drop index attempts_submitted;
drop trigger verdicts_of_submits_immutable on verdicts;
drop function refuse_change_but_of_runs();
drop trigger verdicts_immutable on verdicts;
create trigger verdicts_immutable before update on verdicts
  for each row execute function refuse_change();
drop trigger submissions_source_immutable on submissions;
drop trigger submissions_immutable on submissions;
create trigger submissions_immutable
  before update of problem_version_id, user_id, attempt_id, task_id, kind, origin, language,
    source, own_input, created_at on submissions
  for each row execute function refuse_change();
