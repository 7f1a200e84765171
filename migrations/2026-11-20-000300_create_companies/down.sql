drop table company_grants;
drop table company_members;
drop table companies;
