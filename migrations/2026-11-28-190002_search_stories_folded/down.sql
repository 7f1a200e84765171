drop index interview_texts_search;
alter table interview_texts drop column search;
alter table interview_texts
  add column search tsvector not null generated always as (
    setweight(to_tsvector('english', heading), 'A')
    || setweight(to_tsvector('english', summary), 'B')
    || setweight(to_tsvector('english', words), 'C')
    || array_to_tsvector(marks)) stored;
create index interview_texts_search on interview_texts using gin (search)
  with (fastupdate = off);
drop function story_words(text);
