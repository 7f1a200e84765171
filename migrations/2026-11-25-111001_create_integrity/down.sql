update report_links set sections = array_remove(sections, 'integrity');
alter table report_links drop constraint report_links_sections;
alter table report_links add constraint report_links_sections
  check (sections <@ array['name', 'tests', 'code', 'playback'] and cardinality(sections) <= 4);
drop table integrity_cases;
drop table integrity_examinations;
alter table attempt_leases drop column overlap_count;
alter table attempts drop column not_verified_at;
