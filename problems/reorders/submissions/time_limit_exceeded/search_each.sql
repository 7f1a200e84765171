-- Slow: looks for the movements and orders of each item in the whole tables.
with known as materialized (
  select name, minimum,
    (select ifnull(sum(quantity), 0) from movement where +item = item.id) as stock,
    (select ifnull(sum(quantity), 0) from supply where +item = item.id and arrived = 0) as coming
  from item
)
select name, stock, coming, minimum - stock - coming as missing
from known
where missing > 0
order by missing desc, name;
