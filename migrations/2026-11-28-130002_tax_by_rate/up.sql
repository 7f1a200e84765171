-- Tax rates have three decimals, tax is rounded on a rate or on a line, and lines take something off. docs/adr/0092 says why.
-- Issued lines never change, so what was in hundredths is filled in by the column itself, which no trigger sees. The release
-- before writes hundredths only, and reads them: both are kept until a later one.
alter table invoice_lines
  add column tax_milli integer not null generated always as (tax_bp * 10) stored,
  add column is_discount boolean not null default false;
alter table invoice_lines alter column tax_milli drop expression;
alter table plans
  add column tax_milli integer not null generated always as (tax_bp * 10) stored;
alter table plans alter column tax_milli drop expression;

create function fill_tax_milli() returns trigger language plpgsql as $$
begin
  new.tax_milli := coalesce(new.tax_milli, new.tax_bp * 10);
  return new;
end
$$;
create trigger invoice_lines_fill_tax before insert on invoice_lines
  for each row execute function fill_tax_milli();
create trigger plans_fill_tax before insert on plans
  for each row execute function fill_tax_milli();

alter table invoice_lines
  drop constraint invoice_lines_position,
  drop constraint invoice_lines_unit_price,
  drop constraint invoice_lines_sums,
  add constraint invoice_lines_position check (position between 1 and 100),
  add constraint invoice_lines_unit_price check (unit_price between -100000000000000 and 100000000000000),
  add constraint invoice_lines_tax_milli check (tax_milli between 0 and 100000),
  add constraint invoice_lines_sums
    check (abs(net) <= 100000000000000 and abs(tax) <= abs(net) + 1);
comment on column invoice_lines.tax_milli is 'the rate in thousandths of a per cent';
comment on column invoice_lines.is_discount is 'whether the line is of the discount on the whole';
alter table plans add constraint plans_tax_milli check (tax_milli between 0 and 100000);
comment on column plans.tax_milli is 'the rate in thousandths of a per cent';

-- Of a line that takes something off, a credit note takes that back.
alter table credit_note_lines
  drop constraint credit_note_lines_position,
  drop constraint credit_note_lines_sums,
  add constraint credit_note_lines_position check (position between 1 and 100),
  add constraint credit_note_lines_sums check (net <> 0 or tax <> 0);

-- What there is was rounded by line.
alter table invoices
  add column discount_milli integer not null default 0,
  add column tax_by text not null default 'line',
  add constraint invoices_discount check (discount_milli between 0 and 100000),
  add constraint invoices_tax_by check (tax_by in ('line', 'rate'));
comment on column invoices.discount_milli is
  'a discount on all lines in thousandths of a per cent; the lines that say it are the last';
comment on column invoices.tax_by is 'what tax is rounded on';
drop trigger invoices_issued on invoices;
create trigger invoices_issued before update on invoices
  for each row when (old.state <> 'draft' and
    (old.id, old.company_id, old.year, old.serial, old.buyer_name, old.currency, old.terms_days,
     old.period_from, old.period_to, old.po_reference, old.notes, old.net, old.tax, old.gross,
     old.issued_on, old.due_on, old.issued_at, old.discount_milli, old.tax_by) is distinct from
    (new.id, new.company_id, new.year, new.serial, new.buyer_name, new.currency, new.terms_days,
     new.period_from, new.period_to, new.po_reference, new.notes, new.net, new.tax, new.gross,
     new.issued_on, new.due_on, new.issued_at, new.discount_milli, new.tax_by))
  execute function refuse_change();
