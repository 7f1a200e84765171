-- The catalogue as it is listed: a row for each problem that somebody may find in it, with everything that a page shows,
-- filters and orders by. Triggers write it in the transaction that changes any of that. docs/adr/0078 says why.

create table practice_catalogue (
  problem_id uuid not null constraint practice_catalogue_problem
    references problems (id) on delete cascade,
  is_open boolean not null,
  slug text not null,
  title text not null,
  difficulty text not null,
  problem_type text not null,
  keywords text[] not null,
  languages text[] not null,
  created_at timestamptz not null,
  tried bigint,
  solved bigint,
  acceptance_percent integer,
  median_seconds bigint,
  words text not null,
  solved_key bigint not null generated always as (case when tried >= 5 then solved else -1 end) stored,
  acceptance_key integer not null generated always as (coalesce(acceptance_percent, -1)) stored,
  constraint practice_catalogue_pkey primary key (problem_id),
  constraint practice_catalogue_counts check ((tried is null) = (solved is null))
);
comment on column practice_catalogue.is_open is
  'whether everybody finds it; else only the members of the company that it belongs to';
comment on column practice_catalogue.words is 'title, name and skill areas, each a line, to be searched';
comment on column practice_catalogue.solved_key is
  'how many have solved it; -1 where fewer than five have tried';
comment on column practice_catalogue.acceptance_key is
  'how many of a hundred who tried have solved it; -1 where fewer than five have tried';
create index practice_catalogue_newest on practice_catalogue (created_at desc, problem_id desc);
create index practice_catalogue_most_solved on practice_catalogue (solved_key desc, problem_id desc);
create index practice_catalogue_acceptance on practice_catalogue (acceptance_key desc, problem_id desc);

-- Lists a problem as it is now, or no longer. Two changes of one problem wait for each other.
create function list_practice_problem(which uuid) returns void language plpgsql as $$
begin
  perform from problems where id = which for no key update;
  insert into practice_catalogue (problem_id, is_open, slug, title, difficulty, problem_type, keywords,
      languages, created_at, tried, solved, acceptance_percent, median_seconds, words)
    select problem.id, problem.company_id is null, problem.slug, version.title, version.difficulty,
           version.problem_type, version.keywords, version.languages, problem.created_at, counted.tried,
           counted.solved, counted.acceptance_percent, counted.median_seconds,
           version.title || E'\n' || problem.slug || E'\n' || array_to_string(version.keywords, ' ')
      from problems problem
      join problem_versions version on version.problem_id = problem.id and version.state = 'published'
      left join practice_statistics counted on counted.problem_id = problem.id
      where problem.id = which
        and case when problem.company_id is null then problem.practice
              else version.problem_type = 'multi_task' end
    on conflict (problem_id) do update
      set is_open = excluded.is_open, slug = excluded.slug, title = excluded.title,
          difficulty = excluded.difficulty, problem_type = excluded.problem_type,
          keywords = excluded.keywords, languages = excluded.languages,
          created_at = excluded.created_at, tried = excluded.tried, solved = excluded.solved,
          acceptance_percent = excluded.acceptance_percent,
          median_seconds = excluded.median_seconds, words = excluded.words;
  if not found then
    delete from practice_catalogue where problem_id = which;
  end if;
end $$;

create function follow_practice_problem() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'problems' then
    perform list_practice_problem(new.id);
  elsif tg_op = 'DELETE' then
    perform list_practice_problem(old.problem_id);
  else
    perform list_practice_problem(new.problem_id);
  end if;
  return null;
end $$;
create trigger problems_listed after update of slug, practice, company_id, created_at on problems
  for each row execute function follow_practice_problem();
create trigger problem_versions_listed after insert or delete or update of state on problem_versions
  for each row execute function follow_practice_problem();
create trigger practice_statistics_listed after insert or update or delete on practice_statistics
  for each row execute function follow_practice_problem();

select list_practice_problem(id) from problems order by id;
