-- employee(id, name, boss, deputy, most)
-- absence(employee, first, last)
-- invoice(id, employee, day, cents)

-- Your query goes here.
select id, null, null, null
from invoice
order by id;
