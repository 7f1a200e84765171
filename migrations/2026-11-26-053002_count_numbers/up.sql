-- How many of a year's numbers something has, kept beside the last one given, so that issuing compares two
-- figures of one row. Null until they are next compared: then it is counted once.
alter table billing_counters
  add column used integer,
  add constraint billing_counters_used check (used >= 0);

create function count_number() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.year is not null then
    update billing_counters set used = used - 1 where series = tg_argv[0] and year = old.year;
  end if;
  if tg_op <> 'DELETE' and new.year is not null then
    update billing_counters set used = used + 1 where series = tg_argv[0] and year = new.year;
  end if;
  return null;
end $$;

create trigger invoices_count after insert or delete or update of year, serial on invoices
  for each row execute function count_number('A');
create trigger credit_notes_count after insert or delete or update of year, serial on credit_notes
  for each row execute function count_number('C');
-- Also where a copy of the database is filled in.
alter table invoices enable always trigger invoices_count;
alter table credit_notes enable always trigger credit_notes_count;
