-- Slow: looks through all sessions for each start and each end.
with moment(program, minute) as (
  select program, start from session
  union
  select program, finish from session
), load as materialized (
  select program, minute,
    (select count(*) from session s
     where +s.program = moment.program and s.start <= moment.minute and s.finish > moment.minute) as size,
    lead(minute) over (partition by program order by minute) - minute as minutes
  from moment
), top as (
  select program, max(size) as size from load group by program
)
select name, top.size, min(case when load.size = top.size then minute end),
  sum(case when load.size > seats then minutes else 0 end) as over_minutes
from top join load on load.program = top.program join program on program.id = top.program
where top.size > seats
group by program.id
order by over_minutes desc, name;
