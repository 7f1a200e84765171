update report_links set sections = array_remove(sections, 'playback');
alter table report_links drop constraint report_links_sections;
alter table report_links add constraint report_links_sections
  check (sections <@ array['name', 'tests', 'code'] and cardinality(sections) <= 3);
