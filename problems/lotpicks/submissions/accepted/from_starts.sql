-- Look at the piece with which a lot or an order begins: the lot and the order that began last are
-- those of all pieces up to the next such piece. Keys are a number in their order, and then nine
-- digits for the id, which are 0 behind the last lot and the last order.
with lots as (
  select item, 1000000000 * row_number() over (order by item, day, id) + id as key, pieces,
    sum(pieces) over (partition by item order by day, id) as last
  from lot
), orders as (
  select item, 1000000000 * row_number() over (order by item, id) + id as key, pieces,
    sum(pieces) over (partition by item order by id) as last
  from purchase
), begun(item, first, lot, purchase) as (
  select item, last - pieces, key, null from lots
  union all
  select item, last - pieces, null, key from orders
  union all
  select item, max(last), (max(key) / 1000000000 + 1) * 1000000000, null from lots group by item
  union all
  select item, max(last), null, (max(key) / 1000000000 + 1) * 1000000000 from orders group by item
), firsts as (
  select item, first, max(lot) as lot, max(purchase) as purchase
  from begun
  group by item, first
), spans as (
  select first,
    nullif(max(lot) over w % 1000000000, 0) as lot,
    nullif(max(purchase) over w % 1000000000, 0) as purchase,
    lead(first) over w - first as pieces
  from firsts
  window w as (partition by item order by first)
)
select purchase, lot, pieces
from spans
where purchase is not null
order by purchase, first;
