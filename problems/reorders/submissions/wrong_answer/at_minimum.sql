-- Wrong: an item of which there is exactly the minimum counts as short.
with moved as (
  select item, sum(quantity) as quantity from movement group by item
), ordered as (
  select item, sum(quantity) as quantity from supply where arrived = 0 group by item
), known as (
  select name, minimum, ifnull(moved.quantity, 0) as stock, ifnull(ordered.quantity, 0) as coming
  from item
    left join moved on moved.item = item.id
    left join ordered on ordered.item = item.id
)
select name, stock, coming, minimum - stock - coming as missing
from known
where missing >= 0
order by missing desc, name;
