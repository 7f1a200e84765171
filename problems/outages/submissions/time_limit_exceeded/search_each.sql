-- Slow: looks for the next success of each failed probe in the whole table.
with failed as (
  select service, at,
    (select min(later.at) from probe later
      where later.service = probe.service and later.ok = 1 and later.at > probe.at) as ended
  from probe
  where ok = 0
)
select name, min(at) as begun, ended, count(*)
from failed join service on service.id = failed.service
group by service, ended
having count(*) >= 2
order by begun, name;
