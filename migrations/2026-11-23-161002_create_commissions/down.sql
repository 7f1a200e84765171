drop table partner_postings;
drop table partner_commissions;
drop table partner_statements;
drop function check_partner_statement();
drop function check_partner_commission();
drop function check_partner_transfer();
