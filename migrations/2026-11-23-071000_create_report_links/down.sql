drop table report_views;
drop table report_links;
