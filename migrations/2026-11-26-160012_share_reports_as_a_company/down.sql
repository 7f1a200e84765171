delete from report_links where by_company;
alter table report_links
  drop constraint report_links_by_company,
  drop column by_company;
drop table company_link_consents;
