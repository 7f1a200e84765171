-- Wrong: each order multiplies the movements of its item, and each movement the orders.
select name, ifnull(sum(movement.quantity), 0) as stock, ifnull(sum(supply.quantity), 0) as coming,
  minimum - ifnull(sum(movement.quantity), 0) - ifnull(sum(supply.quantity), 0) as missing
from item
  left join movement on movement.item = item.id
  left join supply on supply.item = item.id and arrived = 0
group by item.id
having missing > 0
order by missing desc, name;
