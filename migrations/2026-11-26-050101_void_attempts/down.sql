create or replace function selfid.scored_people(of_assessment uuid)
returns table (first_at timestamptz, fineness integer, gender text, race text, disability text, veteran text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with graded as (
    select distinct on (t.user_id) t.user_id, g.fineness
      from public.attempts t join public.grades g on g.attempt_id = t.id
     where t.assessment_id = of_assessment
     order by t.user_id, t.started_at, t.id, g.generation desc),
  began as (
    select t.user_id, min(g.created_at) as first_at
      from public.attempts t join public.grades g on g.attempt_id = t.id
     where t.assessment_id = of_assessment group by t.user_id)
  select b.first_at, p.fineness,
         coalesce(nullif(s.gender, 'undisclosed'), 'unsaid'),
         coalesce(nullif(s.race, 'undisclosed'), 'unsaid'),
         coalesce(nullif(s.disability, 'undisclosed'), 'unsaid'),
         coalesce(nullif(s.veteran, 'undisclosed'), 'unsaid')
    from graded p join began b using (user_id)
    left join selfid.answers s on s.user_id = p.user_id
   where b.first_at > coalesce(
     (select max(c.until) from public.cut_off_counts c where c.assessment_id = of_assessment),
     '-infinity');
$$;
alter table invitations drop column retake_of;

drop trigger attempts_transition on attempts;
create trigger attempts_transition before update of state on attempts
  for each row execute function check_transition('in_progress>submitted', 'submitted>graded');
-- What was voided is again what it was before: the release before this one knows no other state for it.
alter table attempts drop constraint attempts_voided, drop constraint attempts_graded;
alter table attempts disable trigger attempts_transition;
update attempts set state = case when graded_at is null then 'submitted' else 'graded' end,
    submitted_by = case submitted_by when 'void' then 'timeout' else submitted_by end
  where state = 'voided';
alter table attempts enable trigger attempts_transition;
alter table attempts
  drop column voided_at,
  drop column void_reason,
  drop constraint attempts_state,
  add constraint attempts_state check (state in ('in_progress', 'submitted', 'graded')),
  drop constraint attempts_submitted_by,
  add constraint attempts_submitted_by check (submitted_by in ('candidate', 'timeout')),
  add constraint attempts_graded check ((state = 'graded') = (graded_at is not null)),
  drop constraint attempts_verification_graded,
  add constraint attempts_verification_graded
    check (verification = 'unexamined' or state = 'graded');
