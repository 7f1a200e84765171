-- Slow: adds up all earlier movements for each day.
with change as materialized (
  select distinct account, day from movement
), balance as materialized (
  select account, day,
    (select sum(cents) from movement m where +m.account = change.account and m.day <= change.day) as cents,
    (select min(m.day) from movement m where +m.account = change.account and +m.day > change.day) as next
  from change
), marked as (
  select *, count(*) filter (where cents >= 0) over (partition by account order by day) as run
  from balance
)
select name, min(marked.day) as first,
  case when max(marked.next is null) then 0 else max(marked.next) end,
  max(-cents),
  sum(-cents * (ifnull(marked.next, today.day + 1) - marked.day))
from marked join account on account.id = marked.account join today
where cents < 0
group by account.id, run
order by first, name;
