-- Wrong: takes a single failed probe for an outage.
with failed as (
  select service, at, ok,
    min(case when ok = 1 then at end) over (partition by service order by at desc) as ended
  from probe
)
select name, min(at) as begun, ended, count(*)
from failed join service on service.id = failed.service
where ok = 0
group by service, ended
order by begun, name;
