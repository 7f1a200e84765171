-- Invoices and payments are entries of one list, payments below 0.
with entry(invoice, cents) as (
  select id, cents from invoice
  union all
  select invoice, -cents from payment
), open(invoice, cents) as (
  select invoice, sum(cents)
  from entry
  group by invoice
  having sum(cents) > 0
)
select c.name, count(*), sum(o.cents), min(i.due)
from today t
  join invoice i on i.due < t.day
  join open o on o.invoice = i.id
  join customer c on c.id = i.customer
group by c.name
order by 3 desc, 1;
