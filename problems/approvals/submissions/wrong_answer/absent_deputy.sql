-- Wrong: does not ask whether the deputy is there.
with recursive absent as materialized (
  select a.employee || '/' || i.day as at
  from (select distinct day from invoice) i join absence a on i.day between a.first and a.last
), walk(invoice, sender, day, cents, step, person) as (
  select i.id, employee, day, cents, 1, boss
  from invoice i join employee e on e.id = i.employee
  union all
  select invoice, sender, day, cents, step + 1, boss
  from walk join employee e on e.id = person
), asked as (
  select w.invoice, w.step, e.name,
    case
      when w.cents > e.most then null
      when e.id || '/' || w.day not in (select at from absent) then e.id
      when e.deputy <> w.sender
        then e.deputy
    end as by
  from walk w join employee e on e.id = w.person
), placed as (
  select *, row_number() over (partition by invoice order by step) as place
  from asked
  where by is not null
)
select i.id, p.step, p.name, (select name from employee where id = p.by)
from invoice i left join placed p on p.invoice = i.id and p.place = 1
order by 1;
