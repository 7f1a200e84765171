-- Slow: compares each order with all lots of its item.
with lots as (
  select id, item, pieces, sum(pieces) over (partition by item order by day, id) as last
  from lot
), orders as (
  select id, item, pieces, sum(pieces) over (partition by item order by id) as last
  from purchase
), totals as (
  select item, sum(pieces) as pieces from lot group by item
), answer(purchase, lot, pieces, place) as (
  select orders.id, lots.id,
    min(orders.last, lots.last) - max(orders.last - orders.pieces, lots.last - lots.pieces),
    lots.last
  from orders join lots on lots.item = orders.item
    and lots.last > orders.last - orders.pieces and lots.last - lots.pieces < orders.last
  union all
  select orders.id, null, min(orders.pieces, orders.last - ifnull(totals.pieces, 0)), orders.last
  from orders left join totals on totals.item = orders.item
  where orders.last > ifnull(totals.pieces, 0)
)
select purchase, lot, pieces
from answer
order by purchase, lot is null, place;
