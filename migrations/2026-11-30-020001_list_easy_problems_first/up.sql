-- The catalogue from easy to hard: a beginner opens it there.
alter table practice_catalogue
  add column ease_key integer not null
    generated always as (case difficulty when 'easy' then 3 when 'medium' then 2 else 1 end) stored;
comment on column practice_catalogue.ease_key is '3 for an easy problem, 2 for a medium one, 1 for a hard one';
create index practice_catalogue_easiest on practice_catalogue (ease_key desc, problem_id desc);
