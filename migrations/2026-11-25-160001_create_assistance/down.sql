update report_links set sections = array_remove(sections, 'assistant');
alter table report_links drop constraint report_links_sections;
alter table report_links add constraint report_links_sections
  check (sections <@ array['name', 'tests', 'code', 'playback', 'integrity']
    and cardinality(sections) <= 5);
drop table assistant_questions;
alter table attempts drop column assistant;
alter table assessments drop column ai_policy;
