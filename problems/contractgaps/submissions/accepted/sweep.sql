-- Counts from day to day what covers the machine; its own use counts as one thing that is missing.
with change(machine, day, used, covered) as (
  select id, first, 1, 0 from machine
  union all select id, last + 1, -1, 0 from machine
  union all select machine, first, 0, 1 from contract
  union all select machine, last + 1, 0, -1 from contract
), daily as (
  select machine, day, sum(used) as used, sum(covered) as covered
  from change
  group by machine, day
), state as (
  select machine, day,
    sum(used) over so_far = 1 and sum(covered) over so_far = 0 as bare
  from daily
  window so_far as (partition by machine order by day)
), turn as (
  select *, bare is not lag(bare) over (partition by machine order by day) as turns from state
), part as (
  select machine, bare, day, lead(day) over (partition by machine order by day) as following
  from turn
  where turns
)
select (select name from machine where id = part.machine) as named, day, following - 1,
  following - day
from part
where bare
order by 4 desc, 1, 2;
