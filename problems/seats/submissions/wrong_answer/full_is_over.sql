-- Wrong: a minute is over when all seats are taken.
with change(program, minute, by) as (
  select program, start, 1 from session
  union all
  select program, finish, -1 from session
), moment as (
  select program, minute, sum(by) as by
  from change
  group by program, minute
), load as (
  select program, minute,
    sum(by) over (partition by program order by minute) as size,
    lead(minute) over (partition by program order by minute) - minute as minutes
  from moment
), compared as (
  select *, max(size) over (partition by program) as peak
  from load
)
select name, peak, min(case when size = peak then minute end),
  sum(case when size >= seats then minutes else 0 end) as over_minutes
from compared join program on program.id = compared.program
where peak >= seats
group by program.id
order by over_minutes desc, name;
