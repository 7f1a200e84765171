drop trigger credit_notes_count on credit_notes;
drop trigger invoices_count on invoices;
drop function count_number();
alter table billing_counters drop column used;
