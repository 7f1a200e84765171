-- Among probes in a row with the same result, the number of the probe among all probes of its
-- service and its number among those with this result grow together.
with numbered as (
  select service, at, ok,
    row_number() over (partition by service order by at)
      - row_number() over (partition by service, ok order by at) as series,
    lead(at) over (partition by service order by at) as following
  from probe
), outage as (
  select service, min(at) as begun, count(*) as probes,
    case when count(following) = count(*) then max(following) end as ended
  from numbered
  where ok = 0
  group by service, series
)
select (select name from service where id = outage.service) as named, begun, ended, probes
from outage
where probes > 1
order by begun, named;
