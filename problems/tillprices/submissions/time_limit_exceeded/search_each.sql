-- Slow: looks for the valid row of each sale in the whole table of prices.
with listed as materialized (
  select *, lag(cents) over (partition by item order by since) as old from price
), placed as materialized (
  select *,
    (select max(since) from price where +price.item = sale.item and since <= at) as since
  from sale
)
select id, placed.cents, listed.cents,
  case when placed.cents = listed.old then at - listed.since end
from placed left join listed using (item, since)
where placed.cents is not listed.cents
order by id;
