-- Slow: asks for each day on which a gap may begin whether any contract covers it.
with start(machine, day) as (
  select id, first from machine
  union select machine, last + 1 from contract
), bare as materialized (
  select machine, day, machine.last as use_ends
  from start join machine on machine.id = start.machine
  where day between machine.first and machine.last and not exists (
    select 1 from contract
    where +contract.machine = start.machine and day between contract.first and contract.last
  )
), gap as materialized (
  select machine, day, min(use_ends, ifnull((
      select min(first) - 1 from contract where +contract.machine = bare.machine and first > day
    ), use_ends)) as ends
  from bare
)
select name, day, ends, ends - day + 1 as days
from gap join machine on id = machine
order by days desc, name, day;
