-- Stories are searched folded, as names are: without case, accents and apostrophes. docs/adr/0102

-- The folded words of a text, and once more in parts where a word has an apostrophe: “O’Brien” is found as `obrien` and as
-- `brien`. The body is parsed now, so that a dump is restored under any search path.
create function story_words(said text) returns tsvector
language sql immutable parallel safe
return to_tsvector('english', fold_text(said)) || to_tsvector('english', fold_text(regexp_replace(
  regexp_replace(said,
    '(^|[[:space:]])[^[:space:]\u0027\u0060\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u2018-\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]+(?=[[:space:]]|$)',
    ' ', 'g'),
  '[\u0027\u0060\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u2018-\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]',
  ' ', 'g')));

drop index interview_texts_search;
alter table interview_texts drop column search;
alter table interview_texts
  add column search tsvector not null generated always as (
    setweight(story_words(heading), 'A')
    || setweight(story_words(summary), 'B')
    || setweight(story_words(words), 'C')
    || array_to_tsvector(marks)) stored;
create index interview_texts_search on interview_texts using gin (search)
  with (fastupdate = off);
