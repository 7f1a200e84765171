-- Slow: looks for the first reply of each ticket among all messages.
with waited as materialized (
  select priority,
    (select min(at) from message where author = 'agent' and +ticket = id) - opened as seconds
  from ticket
)
select target.priority,
  count(case when waited.seconds <= target.seconds then 1 end),
  count(case when waited.seconds > target.seconds then 1 end) as late,
  count(waited.priority) - count(waited.seconds) as unanswered,
  max(waited.seconds)
from target left join waited on waited.priority = target.priority
group by target.priority
order by late + unanswered desc, target.priority;
