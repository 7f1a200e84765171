-- The rows {from} to {to} of whom the partner {partner} brought, what they earned and what was stated.
insert into users (id, firebase_uid, email, email_verified, display_name, kind)
  select row_id(n), 'row-' || n, 'row' || n || '@example.com', true, 'Ada ' || n, 'candidate'
    from generate_series({from}, {to}) n
  on conflict do nothing;
insert into partner_attributions (user_id, partner_id, number, code, brought_at)
  select row_id(n), '{partner}', n, 'leeds', row_at(n) from generate_series({from}, {to}) n;
insert into partner_commissions (id, partner_id, kind, currency, amount, state, reason, earned_at, due_at, changed_at)
  select row_id(n), '{partner}', 'adjustment', 'EUR', 500, 'due', 'Agreed at the fair in Leeds', row_at(n), row_at(n),
         row_at(n)
    from generate_series({from}, {to}) n;
insert into partner_statements (id, partner_id, period, currency, total, review_until, pay_on, issued_at)
  select row_id(n), '{partner}', ('2020-01-01'::date + n * interval '1 month')::date, 'EUR', 500, current_date,
         current_date, row_at(n)
    from generate_series({from}, {to}) n
