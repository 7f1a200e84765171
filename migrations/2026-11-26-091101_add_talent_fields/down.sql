alter table talent_searches
  drop column employment, drop column authorised, drop column score, drop column words;
drop trigger grades_mark_talent_results on grades;
drop trigger attempts_mark_talent_results on attempts;
drop table talent_results;
drop function mark_talent_results();
drop index talent_profiles_headline;
alter table talent_profiles
  drop column employment, drop column authorised, drop column github, drop column resume_id,
  drop column score;
