-- An overdraft begins where the balance before was not below 0.
with daily as (
  select account, day, sum(cents) as cents from movement group by account, day
), running as (
  select account, day, sum(cents) over w as cents, lead(day, 1, 0) over w as next
  from daily window w as (partition by account order by day)
), begun as (
  select *, cents < 0 and lag(cents, 1, 0) over (partition by account order by day) >= 0 as begins
  from running
), numbered as (
  select *, sum(begins) over (partition by account order by day) as number
  from begun
)
select a.name, min(n.day), case when min(n.next) = 0 then 0 else max(n.next) end, -min(n.cents),
  -sum(n.cents * (case n.next when 0 then t.day + 1 else n.next end - n.day))
from numbered n, today t join account a on a.id = n.account
where n.cents < 0
group by a.name, n.number
order by 2, 1;
