-- Drafts, and what runs read, ran and printed, go some time after their attempt has ended. That somebody ran a
-- program stays: reports count it.

drop trigger submissions_immutable on submissions;
create trigger submissions_immutable
  before update of problem_version_id, user_id, attempt_id, task_id, kind, origin, language,
    created_at on submissions
  for each row execute function refuse_change();
create trigger submissions_source_immutable before update of source, own_input on submissions
  for each row
  when (old.kind <> 'run' or new.source <> '' or new.own_input is not null)
  execute function refuse_change();

drop trigger verdicts_immutable on verdicts;
create trigger verdicts_immutable before update on verdicts
  for each row
  when (
    new.compile_message is not null or new.own_output is not null or new.own_stderr is not null
    or (old.submission_id, old.generation, old.verdict, old.points, old.groups, old.judge_version,
        old.toolchain, old.worker_id, old.finished_at)
      is distinct from (new.submission_id, new.generation, new.verdict, new.points, new.groups,
        new.judge_version, new.toolchain, new.worker_id, new.finished_at))
  execute function refuse_change();
-- Of what was submitted nothing goes at all.
create function refuse_change_but_of_runs() returns trigger language plpgsql as $$
begin
  if exists (select from submissions where id = old.submission_id and kind = 'run') then
    return new;
  end if;
  raise exception '% of % is refused: it never changes once written', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '_immutable';
end
$$;
create trigger verdicts_of_submits_immutable before update on verdicts
  for each row execute function refuse_change_but_of_runs();

-- Which those are is looked up often.
create index attempts_submitted on attempts (submitted_at) where submitted_at is not null;
create index submissions_runs on submissions (attempt_id) where kind = 'run' and source <> '';
