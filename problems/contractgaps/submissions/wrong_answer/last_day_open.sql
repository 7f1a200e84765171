-- Wrong: takes the last day of a contract for the first one without it.
with span(machine, first, last) as (
  select machine, first, last from contract
  union all select id, first, first - 1 from machine
  union all select id, last + 1, last + 1 from machine
), placed as (
  select machine, first, max(last) over (
    partition by machine order by first, last
    rows between unbounded preceding and 1 preceding
  ) as free
  from span
), gap as (
  select name, max(free, machine.first) as begins, min(placed.first - 1, machine.last) as ends
  from placed join machine on machine.id = placed.machine
)
select name, begins, ends, ends - begins + 1 as days
from gap
where begins <= ends
order by days desc, name, begins;
