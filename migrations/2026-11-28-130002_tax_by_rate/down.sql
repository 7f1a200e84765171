drop trigger invoices_issued on invoices;
create trigger invoices_issued before update on invoices
  for each row when (old.state <> 'draft' and
    (old.id, old.company_id, old.year, old.serial, old.buyer_name, old.currency, old.terms_days,
     old.period_from, old.period_to, old.po_reference, old.notes, old.net, old.tax, old.gross,
     old.issued_on, old.due_on, old.issued_at) is distinct from
    (new.id, new.company_id, new.year, new.serial, new.buyer_name, new.currency, new.terms_days,
     new.period_from, new.period_to, new.po_reference, new.notes, new.net, new.tax, new.gross,
     new.issued_on, new.due_on, new.issued_at))
  execute function refuse_change();
alter table invoices drop column tax_by, drop column discount_milli;

alter table credit_note_lines
  drop constraint credit_note_lines_position,
  drop constraint credit_note_lines_sums,
  add constraint credit_note_lines_position check (position between 1 and 50),
  add constraint credit_note_lines_sums check (net >= 0 and tax >= 0);

drop trigger plans_fill_tax on plans;
drop trigger invoice_lines_fill_tax on invoice_lines;
drop function fill_tax_milli();
alter table plans drop column tax_milli;
alter table invoice_lines
  drop constraint invoice_lines_position,
  drop constraint invoice_lines_unit_price,
  drop constraint invoice_lines_sums,
  drop column is_discount,
  drop column tax_milli,
  add constraint invoice_lines_position check (position between 1 and 50),
  add constraint invoice_lines_unit_price check (unit_price between 0 and 10000000000),
  add constraint invoice_lines_sums check (net between 0 and 1000000000000 and tax between 0 and net);
