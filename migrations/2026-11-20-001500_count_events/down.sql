drop table client_errors;
drop table page_views;
