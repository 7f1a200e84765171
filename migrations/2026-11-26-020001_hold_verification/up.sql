-- Whether people look at what was found in an attempt, and what came of that (states.md §5).

alter table attempts add column verification text not null default 'unexamined'
  constraint attempts_verification check (verification in
    ('unexamined', 'under_review', 'verified', 'not_verified', 'appealed'));
comment on column attempts.verification is
  'what was found was examined, is looked at by people, or was decided; no part of the score';

update attempts set verification = case
    when cases.state = 'appealed' and cases.outcome = 'breach' then 'appealed'
    when coalesce(cases.final_outcome, cases.outcome) = 'breach' then 'not_verified'
    when coalesce(cases.final_outcome, cases.outcome) is null then 'under_review'
    else 'verified' end
  from integrity_cases as cases
  where cases.attempt_id = attempts.id and attempts.state = 'graded';
update attempts set verification = 'verified'
  from integrity_examinations as examinations
  where examinations.attempt_id = attempts.id and examinations.examined_at is not null
    and attempts.state = 'graded' and attempts.verification = 'unexamined'
    and attempts.consent_text_version in ('2026-11.5', '2026-11.7');

alter table attempts add constraint attempts_verification_graded
  check (verification = 'unexamined' or state = 'graded');

create function check_verification() returns trigger language plpgsql as $$
begin
  if new.verification is distinct from old.verification
     and not (old.verification || '>' || new.verification) = any (tg_argv) then
    raise exception 'the verification of an attempt cannot go from % to %',
      old.verification, new.verification
      using errcode = 'check_violation', constraint = 'attempts_verification_transition';
  end if;
  return new;
end
$$;
create trigger attempts_verification before update of verification on attempts
  for each row execute function check_verification(
    'unexamined>verified', 'unexamined>under_review', 'verified>under_review',
    'under_review>verified', 'under_review>not_verified', 'not_verified>appealed',
    'appealed>verified', 'appealed>not_verified', 'verified>not_verified');
