-- Invoices, what was paid on them, credit notes, and how long somebody who pays late is waited for.

create table billing_counters (
  series text not null,
  year integer not null,
  last integer not null,
  constraint billing_counters_pkey primary key (series, year),
  constraint billing_counters_series check (series in ('A', 'C')),
  constraint billing_counters_year check (year between 2020 and 9999),
  constraint billing_counters_last check (last between 0 and 999999)
);

create table invoices (
  id uuid not null,
  company_id uuid not null
    constraint invoices_company references companies (id) on delete restrict,
  state text not null default 'draft',
  version integer not null default 1,
  year integer,
  serial integer,
  buyer_name text not null,
  currency text not null,
  terms_days integer not null,
  period_from date not null,
  period_to date not null,
  po_reference text,
  notes text,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  paid bigint not null default 0,
  excess bigint not null default 0,
  credited bigint not null default 0,
  issued_on date,
  due_on date,
  issued_at timestamptz,
  reminders integer not null default 0,
  reminded_at timestamptz,
  due_told_at timestamptz,
  ending_told_at timestamptz,
  created_by uuid constraint invoices_created_by references users (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint invoices_pkey primary key (id),
  constraint invoices_number unique (year, serial),
  constraint invoices_state check (state in
    ('draft', 'open', 'partially_paid', 'paid', 'void', 'uncollectible', 'credited')),
  constraint invoices_version check (version >= 1),
  constraint invoices_serial check (serial between 1 and 999999),
  constraint invoices_issued_as_a_whole check ((state = 'draft') = (year is null)
    and num_nulls(year, serial, issued_on, due_on, issued_at) in (0, 5)),
  constraint invoices_buyer_name_length check (char_length(buyer_name) between 1 and 120),
  constraint invoices_currency check (currency ~ '^[A-Z]{3}$'),
  constraint invoices_terms check (terms_days in (14, 30)),
  constraint invoices_period check (period_to >= period_from),
  constraint invoices_po_reference_length check (char_length(po_reference) between 1 and 60),
  constraint invoices_notes_length check (char_length(notes) between 1 and 2000),
  constraint invoices_sums check (net >= 0 and tax >= 0 and gross = net + tax),
  constraint invoices_settled check (paid >= 0 and excess >= 0 and credited between 0 and gross
    and paid + credited <= gross and (excess = 0 or paid + credited = gross)),
  constraint invoices_reminders check (reminders >= 0 and (reminders = 0) = (reminded_at is null))
);
comment on column invoices.excess is
  'what was paid beyond what was owed: it is the company''s credit until it is used';
create index invoices_of_company on invoices (company_id, created_at desc, id desc);
create index invoices_newest on invoices (created_at desc, id desc);
create index invoices_created_by on invoices (created_by);
create index invoices_owed on invoices (due_on) where state in ('open', 'partially_paid');
create trigger invoices_transition before update of state on invoices
  for each row execute function check_transition(
    'draft>open', 'open>partially_paid', 'open>paid', 'open>void', 'open>uncollectible',
    'open>credited', 'partially_paid>paid', 'partially_paid>open', 'partially_paid>uncollectible',
    'partially_paid>credited', 'paid>partially_paid', 'paid>open', 'paid>credited',
    'uncollectible>partially_paid', 'uncollectible>paid', 'uncollectible>credited');
create trigger invoices_issued before update on invoices
  for each row when (old.state <> 'draft' and
    (old.id, old.company_id, old.year, old.serial, old.buyer_name, old.currency, old.terms_days,
     old.period_from, old.period_to, old.po_reference, old.notes, old.net, old.tax, old.gross,
     old.issued_on, old.due_on, old.issued_at) is distinct from
    (new.id, new.company_id, new.year, new.serial, new.buyer_name, new.currency, new.terms_days,
     new.period_from, new.period_to, new.po_reference, new.notes, new.net, new.tax, new.gross,
     new.issued_on, new.due_on, new.issued_at))
  execute function refuse_change();
create trigger invoices_stay before delete on invoices
  for each row when (old.state <> 'draft') execute function refuse_change();

create table invoice_lines (
  invoice_id uuid not null
    constraint invoice_lines_invoice references invoices (id) on delete cascade,
  position integer not null,
  text text not null,
  quantity_milli bigint not null,
  unit_price bigint not null,
  tax_bp integer not null,
  net bigint not null,
  tax bigint not null,
  constraint invoice_lines_pkey primary key (invoice_id, position),
  constraint invoice_lines_position check (position between 1 and 50),
  constraint invoice_lines_text_length check (char_length(text) between 1 and 200),
  constraint invoice_lines_quantity check (quantity_milli between 1 and 1000000000),
  constraint invoice_lines_unit_price check (unit_price between 0 and 10000000000),
  constraint invoice_lines_tax_rate check (tax_bp between 0 and 10000),
  constraint invoice_lines_sums check (net between 0 and 1000000000000 and tax between 0 and net)
);
-- A line belongs to its invoice's content: once that is issued, it stays.
create function refuse_issued_line() returns trigger language plpgsql as $$
begin
  if exists (select 1 from invoices
      where id in (new.invoice_id, old.invoice_id) and state <> 'draft') then
    raise exception 'a line of an issued invoice never changes'
      using errcode = 'restrict_violation', constraint = 'invoice_lines_immutable';
  end if;
  return coalesce(new, old);
end
$$;
create trigger invoice_lines_issued before insert or update or delete on invoice_lines
  for each row execute function refuse_issued_line();

create table payments (
  id uuid not null,
  invoice_id uuid not null constraint payments_invoice references invoices (id) on delete restrict,
  state text not null default 'recorded',
  amount bigint not null,
  received_on date not null,
  method text not null,
  reference text,
  recorded_by uuid constraint payments_recorded_by references users (id) on delete set null,
  recorded_at timestamptz not null,
  reversed_by uuid constraint payments_reversed_by references users (id) on delete set null,
  reversed_at timestamptz,
  reason text,
  constraint payments_pkey primary key (id),
  constraint payments_state check (state in ('recorded', 'reversed')),
  constraint payments_amount check (amount between 1 and 100000000000000),
  constraint payments_method
    check (method in ('bank_transfer', 'card', 'direct_debit', 'credit', 'other')),
  constraint payments_reference_length check (char_length(reference) between 1 and 120),
  constraint payments_reversed check ((state = 'reversed') = (reversed_at is not null)
    and (reversed_at is null) = (reason is null)),
  constraint payments_reason_length check (char_length(reason) between 1 and 2000)
);
create index payments_of_invoice on payments (invoice_id, recorded_at, id);
create index payments_received_on on payments (received_on);
create index payments_recorded_by on payments (recorded_by);
create index payments_reversed_by on payments (reversed_by);
create trigger payments_transition before update of state on payments
  for each row execute function check_transition('recorded>reversed');
create trigger payments_fixed
  before update of id, invoice_id, amount, received_on, method, reference, recorded_at on payments
  for each row execute function refuse_change();
create trigger payments_stay before delete on payments
  for each row execute function refuse_change();

create table credit_notes (
  id uuid not null,
  invoice_id uuid not null
    constraint credit_notes_invoice references invoices (id) on delete restrict,
  year integer not null,
  serial integer not null,
  net bigint not null,
  tax bigint not null,
  reason text not null,
  made_by uuid constraint credit_notes_made_by references users (id) on delete set null,
  made_on date not null,
  made_at timestamptz not null,
  constraint credit_notes_pkey primary key (id),
  constraint credit_notes_number unique (year, serial),
  constraint credit_notes_serial check (serial between 1 and 999999),
  constraint credit_notes_sums check (net >= 0 and tax >= 0 and net + tax > 0),
  constraint credit_notes_reason_length check (char_length(reason) between 1 and 2000)
);
create index credit_notes_of_invoice on credit_notes (invoice_id, made_at, id);
create index credit_notes_made_by on credit_notes (made_by);
create trigger credit_notes_fixed
  before update of id, invoice_id, year, serial, net, tax, reason, made_on, made_at on credit_notes
  for each row execute function refuse_change();
create trigger credit_notes_stay before delete on credit_notes
  for each row execute function refuse_change();

create table credit_note_lines (
  credit_note_id uuid not null
    constraint credit_note_lines_credit_note references credit_notes (id) on delete restrict,
  position integer not null,
  net bigint not null,
  tax bigint not null,
  constraint credit_note_lines_pkey primary key (credit_note_id, position),
  constraint credit_note_lines_position check (position between 1 and 50),
  constraint credit_note_lines_sums check (net >= 0 and tax >= 0)
);
create trigger credit_note_lines_immutable before update or delete on credit_note_lines
  for each row execute function refuse_change();

create table grace_extensions (
  company_id uuid not null
    constraint grace_extensions_company references companies (id) on delete cascade,
  until date not null,
  reason text not null,
  given_by uuid constraint grace_extensions_given_by references users (id) on delete set null,
  given_at timestamptz not null,
  constraint grace_extensions_pkey primary key (company_id),
  constraint grace_extensions_reason_length check (char_length(reason) between 1 and 2000)
);
create index grace_extensions_given_by on grace_extensions (given_by);
