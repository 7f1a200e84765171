-- A link to a report can show how the answers were written.

alter table report_links drop constraint report_links_sections;
alter table report_links add constraint report_links_sections
  check (sections <@ array['name', 'tests', 'code', 'playback'] and cardinality(sections) <= 4);
