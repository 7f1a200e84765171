-- A search and a filter take no longer among a million stories than among a thousand: every story
-- carries its facts and its place in the order of publishing as words of its search vector, and lists
-- are read from indexes that hold all they are filtered by.

create function interview_marks(story interviews) returns text[] language sql immutable as $$
  select case when story.hidden then '{}'::text[] else array[
    'is=shown',
    's8=' || (story.seq >> 8), 's12=' || (story.seq >> 12), 's16=' || (story.seq >> 16),
    'company=' || story.company_slug, 'position=' || story.position_slug,
    'year=' || story.year, 'level=' || story.level, 'outcome=' || story.outcome,
    'difficulty=' || story.difficulty, 'source=' || story.source,
    'language=' || story.language]
    || case when story.verified then array['is=verified'] else '{}'::text[] end end
$$;

drop index interview_texts_search;
alter table interview_texts drop column search, drop column stretch,
  add column seq bigint not null default 0,
  add column marks text[] not null default '{}';
update interview_texts set seq = interviews.seq, marks = interview_marks(interviews)
  from interviews where interviews.id = interview_id;
alter table interview_texts
  add constraint interview_texts_marks_count check (cardinality(marks) <= 20),
  add column search tsvector not null generated always as (
    setweight(to_tsvector('english', heading), 'A')
    || setweight(to_tsvector('english', summary), 'B')
    || setweight(to_tsvector('english', words), 'C')
    || array_to_tsvector(marks)) stored;
comment on column interview_texts.seq is 'interviews.seq: matches are put in order without a join';
comment on column interview_texts.marks is
  'words of the search vector that no text can hold: the stretches of 2^8, 2^12 and 2^16 places in the order of publishing that the story stands in, and what lists are filtered by; none while it is hidden';
-- Stories are written seldom and searched often: no list of entries to be sorted in later.
create index interview_texts_search on interview_texts using gin (search)
  with (fastupdate = off);

create function mark_interview_text() returns trigger language plpgsql as $$
begin
  select i.seq, interview_marks(i) into new.seq, new.marks
    from interviews i where i.id = new.interview_id;
  return new;
end
$$;
create trigger interview_texts_marks before insert on interview_texts
  for each row execute function mark_interview_text();

-- The marks are right whoever changes a fact: an edit, a moderator, a proof of ours.
create function mark_interview_again() returns trigger language plpgsql as $$
begin
  update interview_texts set marks = interview_marks(new) where interview_id = new.id;
  return null;
end
$$;
create trigger interviews_marks after update of company_slug, position_slug, year, level, outcome,
    difficulty, source, language, verified, hidden on interviews
  for each row when (interview_marks(old) is distinct from interview_marks(new))
  execute function mark_interview_again();

drop index interviews_by_likes, interviews_of_company, interviews_of_company_by_likes,
  interviews_of_position;
create index interviews_by_likes on interviews (likes_count desc, seq desc)
  include (id, company_slug, position_slug, year, level, outcome, difficulty, source, language,
    verified) where not hidden;
create index interviews_of_company on interviews (company_slug, seq desc)
  include (id, position_slug, year, level, outcome, difficulty, source, language, verified)
  where not hidden;
create index interviews_of_company_by_likes on interviews
  (company_slug, likes_count desc, seq desc)
  include (id, position_slug, year, level, outcome, difficulty, source, language, verified)
  where not hidden;
create index interviews_of_position on interviews (position_slug, seq desc)
  include (id, company_slug, year, level, outcome, difficulty, source, language, verified)
  where not hidden;
create index interviews_of_position_by_likes on interviews
  (position_slug, likes_count desc, seq desc)
  include (id, company_slug, year, level, outcome, difficulty, source, language, verified)
  where not hidden;
create index interviews_of_both on interviews (company_slug, position_slug, seq desc)
  include (id) where not hidden;
-- Read without their rows, these indexes need a map of what all may see that is not far behind.
alter table interviews set (autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02);
