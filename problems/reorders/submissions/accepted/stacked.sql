-- Puts all quantities below one another, each in the column it counts for.
with entry(item, stock, coming, wanted) as (
  select item, quantity, 0, 0 from movement
  union all select item, 0, quantity, 0 from supply where not arrived
  union all select id, 0, 0, minimum from item
)
select (select name from item where id = entry.item) as named, sum(stock), sum(coming),
  sum(wanted - stock - coming) as missing
from entry
group by item
having sum(stock + coming) < sum(wanted)
order by 4 desc, 1;
