create or replace function list_practice_problem(which uuid) returns void language plpgsql as $$
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
select list_practice_problem(id) from problems order by id;

alter table users drop column words;
alter table users
  add column words text not null generated always as (
    lower(' ' || regexp_replace(
      display_name || ' ' || coalesce(username, '') || ' ' || email, '[^[:alnum:]]+', ' ', 'g'))) stored;
create index users_words on users using gin (words gin_trgm_ops) where kind = 'candidate';

drop index users_plain_name;
create or replace function plain_name(shown text) returns text
language sql immutable strict parallel safe as $$
  select lower(regexp_replace(btrim(shown), '\s+', ' ', 'g'));
$$;
create index users_plain_name on users (plain_name(display_name))
  where kind = 'candidate' and erased_at is null;

drop index talent_profiles_headline;
create index talent_profiles_headline on talent_profiles using gin
  (to_tsvector('simple', regexp_replace(headline, '[^[:alnum:]]+', ' ', 'g')))
  where visibility = 'named';

drop index interview_companies_by_name;
create index interview_companies_by_name on interview_companies (lower(name) text_pattern_ops);
drop index inquiries_folded_company_name;
create index inquiries_lower_company_name on inquiries (lower(company_name));
drop index companies_folded_name;
create index companies_lower_name on companies (lower(name));
drop index company_details_domain_parts;
create index company_details_domain_parts on company_details using gin (domain gin_trgm_ops);
drop index companies_name_parts;
create index companies_name_parts on companies using gin (name gin_trgm_ops);
drop index companies_listed;
create index companies_listed on companies ((lower(name) collate "C"), id)
  where state = 'approved';

drop function fold_words(text);
drop function fold_text(text);
