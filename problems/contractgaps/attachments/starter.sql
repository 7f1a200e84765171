-- machine(id, name, first, last)
-- contract(machine, first, last)

-- Your query goes here.
select name, first, last, last - first + 1
from machine;
