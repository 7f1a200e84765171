-- Wrong: compares with the newest price of the item.
with listed as (
  select *, lag(cents) over (partition by item order by since) as old,
    row_number() over (partition by item order by since desc) as place
  from price
)
select id, sale.cents, listed.cents,
  case when sale.cents = listed.old then at - listed.since end
from sale left join listed on listed.item = sale.item and place = 1
where sale.cents is not listed.cents
order by id;
