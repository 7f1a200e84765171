-- Number the pieces of each item, those of the lots and those of the orders. Wherever a lot or an
-- order ends, a row of the answer ends too.
with lots as (
  select id, item, sum(pieces) over (partition by item order by day, id) as last
  from lot
), orders as (
  select id, item, sum(pieces) over (partition by item order by id) as last
  from purchase
), ends as (
  select item, last from lots
  union
  select item, last from orders
), spans as (
  select ends.item, ends.last,
    ends.last - lag(ends.last, 1, 0) over (partition by ends.item order by ends.last) as pieces,
    min(lots.last) over (partition by ends.item order by ends.last desc) as lot,
    min(orders.last) over (partition by ends.item order by ends.last desc) as purchase
  from ends
    left join lots on lots.item = ends.item and lots.last = ends.last
    left join orders on orders.item = ends.item and orders.last = ends.last
)
select orders.id, lots.id, spans.pieces
from spans
  join orders on orders.item = spans.item and orders.last = spans.purchase
  left join lots on lots.item = spans.item and lots.last = spans.lot
order by orders.id, spans.last;
