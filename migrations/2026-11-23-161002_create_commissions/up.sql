-- What partners earn: commissions, the ledger they are posted in, and monthly statements.

create table partner_statements (
  id uuid not null,
  partner_id uuid not null
    constraint partner_statements_partner references partners (user_id) on delete restrict,
  period date not null,
  currency text not null,
  state text not null default 'review',
  version integer not null default 1,
  total bigint not null,
  review_until date not null,
  pay_on date not null,
  issued_at timestamptz not null,
  paid_at timestamptz,
  paid_by uuid constraint partner_statements_paid_by references users (id) on delete set null,
  reference text,
  constraint partner_statements_pkey primary key (id),
  constraint partner_statements_one_a_month unique (partner_id, period, currency),
  constraint partner_statements_state check (state in ('review', 'paid', 'void')),
  constraint partner_statements_version check (version >= 1),
  constraint partner_statements_period check (extract(day from period) = 1),
  constraint partner_statements_currency check (currency ~ '^[A-Z]{3}$'),
  constraint partner_statements_total check (total > 0),
  constraint partner_statements_paid check ((state = 'paid') = (paid_at is not null)
    and (paid_at is null) = (reference is null)),
  constraint partner_statements_reference_length
    check (char_length(reference) between 1 and 120)
);
create index partner_statements_newest on partner_statements (issued_at desc, id desc);
create index partner_statements_paid_by on partner_statements (paid_by);
create trigger partner_statements_transition before update of state on partner_statements
  for each row execute function check_transition('review>paid', 'review>void');
create trigger partner_statements_closed before update on partner_statements
  for each row when (old.state <> 'review' and
    (old.id, old.partner_id, old.period, old.currency, old.state, old.total, old.issued_at,
     old.paid_at, old.reference) is distinct from
    (new.id, new.partner_id, new.period, new.currency, new.state, new.total, new.issued_at,
     new.paid_at, new.reference))
  execute function refuse_change();
create trigger partner_statements_stay before delete on partner_statements
  for each row execute function refuse_change();

create table partner_commissions (
  id uuid not null,
  partner_id uuid not null
    constraint partner_commissions_partner references partners (user_id) on delete restrict,
  brought_id uuid constraint partner_commissions_brought
    references partner_attributions (user_id) on delete restrict,
  kind text not null,
  invoice_id uuid
    constraint partner_commissions_invoice references invoices (id) on delete restrict,
  internship_id uuid
    constraint partner_commissions_internship references internships (id) on delete restrict,
  terms_id uuid
    constraint partner_commissions_terms references partner_terms (id) on delete restrict,
  statement_id uuid
    constraint partner_commissions_statement references partner_statements (id) on delete restrict,
  currency text not null,
  amount bigint not null,
  state text not null,
  version integer not null default 1,
  reason text,
  made_by uuid constraint partner_commissions_made_by references users (id) on delete set null,
  earned_at timestamptz not null,
  due_at timestamptz not null,
  changed_at timestamptz not null,
  constraint partner_commissions_pkey primary key (id),
  constraint partner_commissions_kind
    check (kind in ('payment', 'placement', 'correction', 'adjustment')),
  constraint partner_commissions_of check (
    (invoice_id is not null) = (kind in ('payment', 'correction'))
    and (internship_id is not null) = (kind = 'placement')
    and (brought_id is null) = (kind = 'adjustment')
    and (terms_id is null) = (kind = 'adjustment')),
  constraint partner_commissions_currency check (currency ~ '^[A-Z]{3}$'),
  constraint partner_commissions_amount check (abs(amount) <= 1000000000000000
    and (amount <> 0 or state = 'void')
    and (amount >= 0 or kind in ('correction', 'adjustment'))
    and (amount <= 0 or kind <> 'correction')),
  constraint partner_commissions_state
    check (state in ('pending', 'due', 'in_statement', 'paid', 'void', 'declined')),
  constraint partner_commissions_version check (version >= 1),
  constraint partner_commissions_stated
    check ((statement_id is not null) = (state in ('in_statement', 'paid'))),
  constraint partner_commissions_reason_length check (char_length(reason) between 1 and 2000),
  constraint partner_commissions_adjusted
    check (kind <> 'adjustment' or state = 'declined' or char_length(reason) >= 20)
);
create unique index partner_commissions_one_a_placement
  on partner_commissions (internship_id);
create index partner_commissions_newest
  on partner_commissions (partner_id, earned_at desc, id desc);
create index partner_commissions_brought on partner_commissions (brought_id);
create index partner_commissions_invoice on partner_commissions (invoice_id, earned_at, id);
create index partner_commissions_terms on partner_commissions (terms_id);
create index partner_commissions_statement on partner_commissions (statement_id);
create index partner_commissions_made_by on partner_commissions (made_by);
create index partner_commissions_held on partner_commissions (due_at) where state = 'pending';
create index partner_commissions_due on partner_commissions (due_at) where state = 'due';
create trigger partner_commissions_transition before update of state on partner_commissions
  for each row execute function check_transition(
    'pending>due', 'pending>void', 'pending>declined', 'due>in_statement', 'due>void',
    'due>declined', 'in_statement>paid', 'in_statement>void', 'in_statement>due');
create trigger partner_commissions_fixed
  before update of id, partner_id, brought_id, kind, invoice_id, internship_id, terms_id, currency,
    earned_at, due_at on partner_commissions
  for each row execute function refuse_change();
create trigger partner_commissions_settled
  before update of amount on partner_commissions
  for each row when (old.state in ('paid', 'void', 'declined') and old.amount <> new.amount)
  execute function refuse_change();
create trigger partner_commissions_stay before delete on partner_commissions
  for each row execute function refuse_change();

-- Double entry: what leaves one account enters another, in one transfer.
create table partner_postings (
  transfer uuid not null,
  account text not null,
  commission_id uuid not null constraint partner_postings_commission
    references partner_commissions (id) on delete restrict,
  amount bigint not null,
  posted_at timestamptz not null,
  constraint partner_postings_pkey primary key (transfer, account),
  constraint partner_postings_account
    check (account in ('cost', 'pending', 'due', 'in_statement', 'paid')),
  constraint partner_postings_amount check (amount <> 0)
);
create index partner_postings_of_commission on partner_postings (commission_id, posted_at);
create trigger partner_postings_immutable before update or delete on partner_postings
  for each row execute function refuse_change();

create function check_partner_transfer() returns trigger language plpgsql as $$
begin
  if (select sum(amount) <> 0 or count(distinct commission_id) <> 1 from partner_postings
      where transfer = new.transfer) then
    raise exception 'the sides of transfer % differ', new.transfer
      using errcode = 'check_violation', constraint = 'partner_postings_balance';
  end if;
  return null;
end
$$;
create constraint trigger partner_postings_balance after insert on partner_postings
  deferrable initially deferred for each row execute function check_partner_transfer();

-- A commission's amount is what stands in the account of its state, and nothing elsewhere.
create function check_partner_commission() returns trigger language plpgsql as $$
declare
  it partner_commissions%rowtype;
  which uuid;
begin
  if tg_table_name = 'partner_postings' then
    which := new.commission_id;
  else
    which := new.id;
  end if;
  select * into it from partner_commissions where id = which;
  if exists (select 1 from (select account, sum(amount) as held from partner_postings
        where commission_id = it.id and account <> 'cost' group by account) balances
      where held <> case when account = it.state then it.amount else 0 end)
    or (it.amount <> 0 and it.state in ('pending', 'due', 'in_statement', 'paid')
      and not exists (select 1 from partner_postings
        where commission_id = it.id and account = it.state)) then
    raise exception 'commission % is not what was posted', it.id
      using errcode = 'check_violation', constraint = 'partner_commissions_posted';
  end if;
  return null;
end
$$;
create constraint trigger partner_commissions_posted after insert or update on partner_commissions
  deferrable initially deferred for each row execute function check_partner_commission();
create constraint trigger partner_postings_posted after insert on partner_postings
  deferrable initially deferred for each row execute function check_partner_commission();

-- A statement comes to the sum of its lines, all of them in its currency and its partner's.
create function check_partner_statement() returns trigger language plpgsql as $$
declare
  it partner_statements%rowtype;
  whose uuid[];
begin
  if tg_table_name = 'partner_statements' then
    whose := array[new.id];
  elsif tg_op = 'INSERT' then
    whose := array[new.statement_id];
  else
    whose := array[old.statement_id, new.statement_id];
  end if;
  for it in select * from partner_statements where id = any (whose) loop
    if (select coalesce(sum(amount), 0) <> (case when it.state = 'void' then 0 else it.total end)
          or bool_or(currency <> it.currency or partner_id <> it.partner_id
            or (state = 'paid') <> (it.state = 'paid'))
        from partner_commissions where statement_id = it.id) then
      raise exception 'statement % is not the sum of its lines', it.id
        using errcode = 'check_violation', constraint = 'partner_statements_sum';
    end if;
  end loop;
  return null;
end
$$;
create constraint trigger partner_statements_sum after insert or update on partner_statements
  deferrable initially deferred for each row execute function check_partner_statement();
create constraint trigger partner_commissions_sum after insert or update on partner_commissions
  deferrable initially deferred for each row execute function check_partner_statement();
