-- What candidates say of themselves in the talent pool beside skills, time and place, and what companies
-- look for. docs/adr/0061 says which of it is shown to whom.

alter table talent_profiles
  add column employment text[] not null default '{}',
  add column authorised text[] not null default '{}',
  add column github text,
  add column resume_id uuid constraint talent_profiles_resume references resumes (id) on delete set null,
  add column score text,
  add constraint talent_profiles_employment_count check (cardinality(employment) <= 3),
  add constraint talent_profiles_authorised_count check (cardinality(authorised) <= 5),
  add constraint talent_profiles_github
    check (github ~ '^https://github\.com/[A-Za-z0-9-]{1,39}$' and char_length(github) <= 58),
  add constraint talent_profiles_score check (score in ('any', 'from_500', 'from_800'));
comment on column talent_profiles.score is 'what the best of the verified results that are shown reaches';
create index talent_profiles_resume_id on talent_profiles (resume_id);
-- Texts are looked for among those who show their names, and among nobody else.
create index talent_profiles_headline on talent_profiles using gin
  (to_tsvector('simple', regexp_replace(headline, '[^[:alnum:]]+', ' ', 'g')))
  where visibility = 'named';

create table talent_results (
  profile_id uuid not null
    constraint talent_results_profile references talent_profiles (id) on delete cascade,
  number integer not null,
  attempt_id uuid constraint talent_results_attempt references attempts (id) on delete set null,
  is_due boolean not null default false,
  constraint talent_results_pkey primary key (profile_id, number),
  constraint talent_results_attempt_key unique (profile_id, attempt_id),
  constraint talent_results_number check (number between 1 and 10)
);
comment on table talent_results is 'results of assessments that somebody shows by their name';
comment on column talent_results.attempt_id is 'null once the attempt is gone, until a worker has looked';
comment on column talent_results.is_due is 'whether the result has changed since a worker looked';
create index talent_results_attempt_id on talent_results (attempt_id);
create index talent_results_due on talent_results (profile_id) where is_due or attempt_id is null;

-- A result that is graded again, voided or verified is looked at again where it is shown.
create function mark_talent_results() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'grades' then
    update talent_results set is_due = true where attempt_id = new.attempt_id;
  else
    update talent_results set is_due = true where attempt_id = new.id;
  end if;
  return null;
end $$;
create trigger attempts_mark_talent_results after update of state, verification on attempts
  for each row when (old.state is distinct from new.state
    or old.verification is distinct from new.verification)
  execute function mark_talent_results();
create trigger grades_mark_talent_results after insert or update of fineness on grades
  for each row execute function mark_talent_results();

alter table talent_searches
  add column employment text,
  add column authorised text,
  add column score text,
  add column words text,
  add constraint talent_searches_employment
    check (employment in ('internship', 'full_time', 'part_time')),
  add constraint talent_searches_authorised_length check (char_length(authorised) between 1 and 40),
  add constraint talent_searches_score check (score in ('any', 'from_500', 'from_800')),
  add constraint talent_searches_words_length check (char_length(words) between 1 and 100);
comment on column talent_searches.words is 'looked for in the headlines of those who show their names';
