-- Wrong: a session that ends is still running when another one starts in that minute.
with change(program, minute, by) as (
  select program, start, 1 from session
  union all
  select program, finish, -1 from session
), load as (
  select program, minute,
    sum(by) over (partition by program order by minute, by desc rows unbounded preceding) as size,
    lead(minute) over (partition by program order by minute, by desc) - minute as minutes
  from change
), compared as (
  select *, max(size) over (partition by program) as peak
  from load
)
select name, peak, min(case when size = peak then minute end),
  sum(case when size > seats then minutes else 0 end) as over_minutes
from compared join program on program.id = compared.program
where peak > seats
group by program.id
order by over_minutes desc, name;
