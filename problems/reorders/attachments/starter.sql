-- item(id, name, minimum)
-- movement(item, quantity)
-- supply(item, quantity, arrived)

-- Your query goes here.
select name, 0, 0, minimum
from item;
