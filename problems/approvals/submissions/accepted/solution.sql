-- Everybody above each employee first; then the invoices, and the first step that approves.
with recursive away(employee, day, last) as (
  select employee, first, last from absence
  union
  select employee, day + 1, last from away where day < last
), absent as materialized (
  select distinct employee, day from away
), above(employee, step, person) as (
  select id, 1, boss from employee where boss is not null
  union all
  select above.employee, step + 1, boss
  from above join employee on employee.id = above.person
  where boss is not null
), approved as (
  select invoice.id, min(step) as step, person.id as person,
    iif(absent.day is null, person.id, person.deputy) as by
  from invoice
    join above using (employee)
    join employee person on person.id = above.person
    left join absent on absent.employee = person.id and absent.day = invoice.day
    left join absent gone on gone.employee = person.deputy and gone.day = invoice.day
  where cents <= most
    and (absent.day is null or gone.day is null and person.deputy <> invoice.employee)
  group by invoice.id
)
select invoice.id, step, person.name, deputy.name
from invoice
  left join approved using (id)
  left join employee person on person.id = approved.person
  left join employee deputy on deputy.id = approved.by
order by invoice.id;
