-- price(item, since, cents)
-- sale(id, item, at, cents)

-- Your query goes here.
select id, cents, null, null
from sale
order by id;
