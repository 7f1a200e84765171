-- customer(id, name)
-- invoice(id, customer, due, cents)
-- payment(invoice, cents)
-- today(day)

-- Your query goes here.
select name, 0, 0, 0
from customer;
