-- The admin voids attempts in which the platform failed, and their candidates get another (states.md §5).

alter table attempts
  add column voided_at timestamptz,
  add column void_reason text,
  drop constraint attempts_state,
  add constraint attempts_state check (state in ('in_progress', 'submitted', 'graded', 'voided')),
  drop constraint attempts_submitted_by,
  add constraint attempts_submitted_by check (submitted_by in ('candidate', 'timeout', 'void')),
  drop constraint attempts_graded,
  add constraint attempts_graded
    check (state = 'voided' or (state = 'graded') = (graded_at is not null)),
  drop constraint attempts_verification_graded,
  add constraint attempts_verification_graded
    check (verification = 'unexamined' or state in ('graded', 'voided')),
  add constraint attempts_voided check (
    (state = 'voided') = (voided_at is not null) and (state = 'voided') = (void_reason is not null)),
  add constraint attempts_void_reason_length check (char_length(void_reason) between 1 and 400);
comment on column attempts.void_reason is 'what went wrong; the candidate and the company read it';
drop trigger attempts_transition on attempts;
create trigger attempts_transition before update of state on attempts
  for each row execute function check_transition('in_progress>submitted', 'submitted>graded',
    'in_progress>voided', 'submitted>voided', 'graded>voided');

alter table invitations
  add column retake_of uuid constraint invitations_retake_of
    references attempts (id) on delete set null;
comment on column invitations.retake_of is
  'the voided attempt that this one makes good; it counts against no limit, and no cool-down applies';
create unique index invitations_retake_of on invitations (retake_of);

-- As before, without attempts that were voided.
create or replace function selfid.scored_people(of_assessment uuid)
returns table (first_at timestamptz, fineness integer, gender text, race text, disability text, veteran text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with graded as (
    select distinct on (t.user_id) t.user_id, g.fineness
      from public.attempts t join public.grades g on g.attempt_id = t.id
     where t.assessment_id = of_assessment and t.state <> 'voided'
     order by t.user_id, t.started_at, t.id, g.generation desc),
  began as (
    select t.user_id, min(g.created_at) as first_at
      from public.attempts t join public.grades g on g.attempt_id = t.id
     where t.assessment_id = of_assessment and t.state <> 'voided' group by t.user_id)
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
