-- Slow: looks through all absences for each person who may approve an invoice.
with recursive above(employee, step, person) as (
  select id, 1, boss from employee where boss is not null
  union all
  select above.employee, step + 1, boss
  from above join employee on employee.id = above.person
  where boss is not null
), asked as materialized (
  select invoice.id, step, person.id as person, deputy, invoice.employee,
    exists (select 1 from absence where employee = person.id and day between first and last) as away,
    exists (select 1 from absence where employee = deputy and day between first and last) as gone
  from invoice
    join above using (employee)
    join employee person on person.id = above.person
  where cents <= most
), approved as (
  select id, min(step) as step, person, iif(away, deputy, person) as by
  from asked
  where not away or not gone and deputy <> employee
  group by id
)
select invoice.id, step, person.name, deputy.name
from invoice
  left join approved using (id)
  left join employee person on person.id = approved.person
  left join employee deputy on deputy.id = approved.by
order by invoice.id;
