-- The valid row is the one whose number is that of the prices so far.
with listed as (
  select item, since, cents, row_number() over (partition by item order by since) as place from price
), event as (
  select null as id, item, since as at, null as cents from price
  union all select id, item, at, cents from sale
), counted as (
  select *, count(*) filter (where id is null) over (partition by item order by at) as place
  from event
)
select id, c.cents, valid.cents, iif(c.cents = old.cents, at - valid.since, null)
from counted c
  left join listed valid on valid.item = c.item and valid.place = c.place
  left join listed old on old.item = c.item and old.place = c.place - 1
where id is not null and (valid.cents is null or valid.cents <> c.cents)
order by id;
