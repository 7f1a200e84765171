drop table company_details;
