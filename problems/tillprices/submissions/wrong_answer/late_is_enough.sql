-- Wrong: a sale counts as late whenever it has a wrong price.
with event(item, at, sale, cents) as (
  select item, since, 0, cents from price
  union all select item, at, id, cents from sale
), placed as (
  select *, max(case when sale = 0 then at end)
    over (partition by item order by at, sale rows unbounded preceding) as since
  from event
), listed as (
  select *, lag(cents) over (partition by item order by since) as old from price
)
select sale, placed.cents, listed.cents,
  case when listed.old is not null then at - listed.since end
from placed left join listed using (item, since)
where sale > 0 and placed.cents is not listed.cents
order by sale;
