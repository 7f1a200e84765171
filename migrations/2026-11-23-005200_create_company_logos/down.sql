drop table company_logos;
