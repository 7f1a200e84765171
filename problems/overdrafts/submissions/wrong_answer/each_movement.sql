-- Wrong: looks at the balance after each movement of a day.
with change as (
  select account, day, cents, rowid as number
  from movement
), balance as (
  select account, day,
    sum(cents) over (partition by account order by day, number) as cents,
    lead(day) over (partition by account order by day, number) as next
  from change
), marked as (
  -- All balances of an overdraft have the same number of balances of 0 or more before them.
  select *, count(*) filter (where cents >= 0) over (partition by account order by day) as run
  from balance
)
select name, min(marked.day) as first,
  case when max(marked.next is null) then 0 else max(marked.next) end as last,
  max(-cents),
  sum(-cents * (ifnull(marked.next, today.day + 1) - marked.day))
from marked join account on account.id = marked.account join today
where cents < 0
group by account.id, run
order by first, name;
