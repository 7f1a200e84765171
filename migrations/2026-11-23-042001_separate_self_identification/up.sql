-- What people say of themselves for statistics only, where nothing that hires can read it. The program
-- works as assay_app, which has no right to the table: it calls these functions, and no other reads it.

do $$
declare
  wanted text;
  help constant text := 'An administrator of this PostgreSQL has to run once: create role assay_app '
    'nologin; create role assay_selfid nologin; grant assay_app, assay_selfid to %I;';
begin
  foreach wanted in array array['assay_app', 'assay_selfid'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception
        -- Another database of this server makes it at this moment.
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise exception 'The role % is missing, and % may not create it. %',
            wanted, current_user, format(help, current_user);
      end;
    end if;
    -- Membership alone is not the right to act as the role, so that is tried.
    begin
      execute format('set local role %I', wanted);
      reset role;
    exception when insufficient_privilege then
      begin
        execute format('grant %I to %I', wanted, current_user);
      exception when insufficient_privilege then
        raise exception '% may not act as the role %. %',
          current_user, wanted, format(help, current_user);
      end;
    end;
  end loop;
end $$;

create schema selfid authorization assay_selfid;
comment on schema selfid is 'what people say of themselves for statistics; only its functions read it';

create table selfid.answers (
  user_id uuid not null
    constraint answers_user references public.users (id) on delete cascade,
  gender text,
  race text,
  disability text,
  veteran text,
  version integer not null default 1,
  said_at timestamptz not null,
  constraint answers_pkey primary key (user_id),
  constraint answers_gender check (gender in ('woman', 'man', 'nonbinary', 'undisclosed')),
  constraint answers_race check (race in ('hispanic_or_latino', 'white', 'black', 'asian',
    'native_american', 'pacific_islander', 'two_or_more', 'undisclosed')),
  constraint answers_disability check (disability in ('disability', 'no_disability', 'undisclosed')),
  constraint answers_veteran check (veteran in ('veteran', 'no_veteran', 'undisclosed')),
  constraint answers_version check (version >= 1)
);

create function selfid.own(of_user uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select to_jsonb(a) - 'user_id' from selfid.answers a where a.user_id = of_user;
$$;
comment on function selfid.own is 'what one person has said, for that person';

create function selfid.save(of_user uuid, seen integer, said jsonb, at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  made integer;
begin
  if seen = 0 then
    insert into selfid.answers (user_id, gender, race, disability, veteran, said_at)
      values (of_user, said ->> 'gender', said ->> 'race', said ->> 'disability',
              said ->> 'veteran', at)
      on conflict do nothing returning version into made;
  else
    update selfid.answers a set gender = said ->> 'gender', race = said ->> 'race',
        disability = said ->> 'disability', veteran = said ->> 'veteran',
        version = a.version + 1, said_at = at
      where a.user_id = of_user and a.version = seen returning version into made;
  end if;
  return made;
end $$;
comment on function selfid.save is
  'stores what one person says and answers its version; nothing where another version is stored';

create function selfid.forget(of_user uuid) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (delete from selfid.answers a where a.user_id = of_user returning 1)
  select exists (select from gone);
$$;
comment on function selfid.forget is 'deletes what one person has said; says whether there was something';

-- Nobody learns of fewer than five people, and of a role only once it is closed and decided.
create function selfid.tally(of_role uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with people as (
    select a.state in ('accepted', 'placed', 'offer_declined', 'offer_expired') as chosen,
           s.gender, s.race, s.disability, s.veteran, taken.fineness
      from public.applications a
      join public.roles r on r.id = a.role_id
      left join selfid.answers s on s.user_id = a.candidate_id
      left join lateral (
        select g.fineness from public.attempts t
          join public.grades g on g.attempt_id = t.id
         where t.user_id = a.candidate_id and t.assessment_id = r.assessment_id
           and t.state = 'graded'
         order by t.submitted_at desc, g.generation desc limit 1) taken on true
     where a.role_id = of_role and a.state <> 'withdrawn'),
  middle as (
    select percentile_cont(0.5) within group (order by fineness) as fineness from people),
  said as (
    select q.question, coalesce(nullif(q.answer, 'undisclosed'), 'unsaid') as answer,
           count(*) as applicants, count(*) filter (where p.chosen) as chosen,
           count(p.fineness) as scored,
           count(*) filter (where p.fineness > middle.fineness) as above
      from people p cross join middle
      cross join lateral (values ('gender', p.gender), ('race', p.race),
        ('disability', p.disability), ('veteran', p.veteran)) q (question, answer)
     group by 1, 2)
  select jsonb_build_object(
      'applicants', (select count(*) from people),
      'scored', (select count(fineness) from people),
      'groups', coalesce((select jsonb_agg(jsonb_build_object(
          'question', question,
          'answer', answer,
          'applicants', case when applicants >= 5 then applicants end,
          'selected', case when applicants >= 5 then chosen end,
          'scored', case when applicants >= 5 and (scored >= 5 or scored = 0) then scored end,
          'above', case when applicants >= 5 and (scored >= 5 or scored = 0) then above end)
          order by question, answer) from said), '[]'))
   where exists (select from public.roles r
                  where r.id = of_role and r.state in ('closed', 'archived'))
     and not exists (select from public.applications a
                      where a.role_id = of_role
                        and a.state in ('applied', 'screening', 'released', 'shortlisted',
                                        'assessment', 'interview', 'selected', 'offered'));
$$;
comment on function selfid.tally is
  'how many of each group applied for a role, were selected, and scored above the median; null for '
  'groups of fewer than five; nothing while the role or an application is open';

alter table selfid.answers owner to assay_selfid;
alter function selfid.own owner to assay_selfid;
alter function selfid.save owner to assay_selfid;
alter function selfid.forget owner to assay_selfid;
alter function selfid.tally owner to assay_selfid;

revoke all on schema selfid from public;
revoke all on all functions in schema selfid from public;
grant usage on schema selfid to assay_app;
grant execute on all functions in schema selfid to assay_app;

-- What the tally counts.
grant usage on schema public to assay_app, assay_selfid;
grant select (role_id, candidate_id, state) on applications to assay_selfid;
grant select (id, state, assessment_id) on roles to assay_selfid;
grant select (id, user_id, assessment_id, state, submitted_at) on attempts to assay_selfid;
grant select (attempt_id, generation, fineness) on grades to assay_selfid;

-- PostgreSQL shows a role only its own sessions, and assay_app has none: they are the login's.
create function oldest_session() returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select min(backend_start) from pg_stat_activity where backend_type = 'client backend';
$$;

create table selection_reports (
  role_id uuid not null
    constraint selection_reports_role references roles (id) on delete cascade,
  counted_at timestamptz not null,
  content jsonb not null,
  constraint selection_reports_pkey primary key (role_id),
  constraint selection_reports_content check (jsonb_typeof(content) = 'object'),
  constraint selection_reports_content_size check (octet_length(content::text) <= 20000)
);
comment on table selection_reports is
  'what a company reads of the selection rates of a role, counted once; groups of fewer than five '
  'people are not in it';
create trigger selection_reports_stay before update on selection_reports
  for each row execute function refuse_change();
