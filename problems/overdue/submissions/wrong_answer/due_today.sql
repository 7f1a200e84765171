-- Wrong: an invoice that is due today is overdue.
-- Payments are added up for each invoice before the invoices are.
with paid as (
  select invoice, sum(cents) as cents
  from payment
  group by invoice
), open as (
  select invoice.customer, invoice.due, invoice.cents - ifnull(paid.cents, 0) as cents
  from invoice left join paid on paid.invoice = invoice.id
)
select name, count(*), sum(open.cents) as total, min(due)
from open join customer on customer.id = open.customer
where due <= (select day from today) and open.cents > 0
group by customer.id
order by total desc, name;
