-- How the scores of an assessment divide the groups that people say they belong to: counted for a hundred
-- people at a time, each of them once, and told only at cut-offs that have at least five people of every
-- group between them. Whoever moves a cut-off by a point learns nothing of the person who scored it.

create table cut_off_counts (
  assessment_id uuid not null
    constraint cut_off_counts_assessment references assessments (id) on delete cascade,
  number integer not null,
  people integer not null,
  until timestamptz not null,
  counted_at timestamptz not null,
  content jsonb not null,
  constraint cut_off_counts_pkey primary key (assessment_id, number),
  constraint cut_off_counts_number check (number >= 1),
  constraint cut_off_counts_people check (people >= 100),
  constraint cut_off_counts_content check (jsonb_typeof(content) = 'array'),
  constraint cut_off_counts_content_size check (octet_length(content::text) <= 100000)
);
comment on column cut_off_counts.until is
  'when the last of these people had their first grade; later ones are counted the next time';
create trigger cut_off_counts_stay before update on cut_off_counts
  for each row execute function refuse_change();

-- For the function below alone.
create function selfid.scored_people(of_assessment uuid)
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

create function selfid.tally_scores(of_assessment uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  people bigint;
  last_at timestamptz;
  asked text;
  shown text[];
  sizes bigint[];
  hidden text[];
  cut_off integer;
  passed bigint[];
  before bigint[];
  stops jsonb;
  questions jsonb := '[]';
begin
  select count(*), max(s.first_at) into people, last_at from selfid.scored_people(of_assessment) s;
  -- That there is something to tell depends on the number of people alone, which anybody can count.
  if people < 100 then
    return null;
  end if;
  foreach asked in array array['gender', 'race', 'disability', 'veteran'] loop
    select coalesce(array_agg(a.answer order by a.answer) filter (where a.of >= 30), '{}'),
           coalesce(array_agg(a.of order by a.answer) filter (where a.of >= 30), '{}'),
           coalesce(array_agg(a.answer order by a.answer) filter (where a.of < 30), '{}')
      into shown, sizes, hidden
      from (select to_jsonb(s) ->> asked as answer, count(*) as of
              from selfid.scored_people(of_assessment) s group by 1) a;
    stops := '[]';
    before := sizes;
    for cut_off, passed in
      with scored as materialized (
        select s.fineness, to_jsonb(s) ->> asked as answer
          from selfid.scored_people(of_assessment) s)
      select c.at, array_agg((select count(*) from scored p
                               where p.answer = g.answer and p.fineness >= c.at) order by g.answer)
        from generate_series(10, 1000, 10) c (at) cross join unnest(shown) g (answer)
       group by c.at order by c.at
    loop
      if (select bool_and(b - p >= 5 and p >= 5) from unnest(before, passed) u (b, p)) then
        stops := stops || jsonb_build_object('at', cut_off, 'passed', to_jsonb(passed));
        before := passed;
      end if;
    end loop;
    questions := questions || jsonb_build_object('question', asked, 'shown', to_jsonb(shown),
      'of', to_jsonb(sizes), 'hidden', to_jsonb(hidden), 'stops', stops);
  end loop;
  return jsonb_build_object('people', people, 'until', last_at, 'questions', questions);
end $$;
comment on function selfid.tally_scores is
  'how many of each group of at least thirty pass a cut-off, of a hundred people or more that were not '
  'counted before, at cut-offs with five of every group between them; nothing of fewer people';

grant select (assessment_id, until) on cut_off_counts to assay_selfid;
grant select (started_at) on attempts to assay_selfid;
grant select (created_at) on grades to assay_selfid;
alter function selfid.scored_people owner to assay_selfid;
alter function selfid.tally_scores owner to assay_selfid;
revoke all on function selfid.scored_people(uuid), selfid.tally_scores(uuid) from public;
grant execute on function selfid.tally_scores(uuid) to assay_app;
