alter table interviews reset (autovacuum_vacuum_scale_factor,
  autovacuum_vacuum_insert_scale_factor);
drop index interviews_by_likes, interviews_of_company,
  interviews_of_company_by_likes, interviews_of_position, interviews_of_position_by_likes,
  interviews_of_both;
create index interviews_by_likes on interviews (likes_count desc, seq desc);
create index interviews_of_company on interviews (company_slug, seq desc);
create index interviews_of_company_by_likes on interviews
  (company_slug, likes_count desc, seq desc);
create index interviews_of_position on interviews (position_slug, seq desc);

drop trigger interviews_marks on interviews;
drop function mark_interview_again();
drop trigger interview_texts_marks on interview_texts;
drop function mark_interview_text();
drop index interview_texts_search;
alter table interview_texts drop column search, drop column marks,
  add column stretch text not null default 'zq0';
update interview_texts set stretch = 'zq' || seq / 4096;
alter table interview_texts drop column seq, alter column stretch drop default,
  add constraint interview_texts_stretch_form check (stretch ~ '^zq[0-9]{1,15}$'),
  add column search tsvector not null generated always as (
    setweight(to_tsvector('english', heading), 'A')
    || setweight(to_tsvector('english', summary), 'B')
    || setweight(to_tsvector('english', words), 'C')
    || array_to_tsvector(array[stretch])) stored;
comment on column interview_texts.stretch is
  'a word of the search vector that all stories published in one stretch share: a search looks through the newest stretches first, however common its words are';
create index interview_texts_search on interview_texts using gin (search)
  with (fastupdate = off);
drop function interview_marks(interviews);
