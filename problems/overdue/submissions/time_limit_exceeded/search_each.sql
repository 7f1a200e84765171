-- Slow: looks for the payments of each invoice in the whole table.
with open as (
  select customer, due,
    cents - ifnull((select sum(payment.cents) from payment where payment.invoice = +invoice.id), 0) as cents
  from invoice
)
select name, count(*), sum(open.cents) as total, min(due)
from open join customer on customer.id = open.customer
where due < (select day from today) and open.cents > 0
group by customer.id
order by total desc, name;
