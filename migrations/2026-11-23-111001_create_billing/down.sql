drop table grace_extensions;
drop table credit_note_lines;
drop table credit_notes;
drop table payments;
drop table invoice_lines;
drop function refuse_issued_line();
drop table invoices;
drop table billing_counters;
