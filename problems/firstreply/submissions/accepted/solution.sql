with reply as (
  select ticket, min(at) as at from message where author = 'agent' group by ticket
), waited as (
  select priority, reply.at - opened as seconds
  from ticket left join reply on reply.ticket = ticket.id
)
select target.priority,
  count(case when waited.seconds <= target.seconds then 1 end),
  count(case when waited.seconds > target.seconds then 1 end) as late,
  count(waited.priority) - count(waited.seconds) as unanswered,
  max(waited.seconds)
from target left join waited on waited.priority = target.priority
group by target.priority
order by late + unanswered desc, target.priority;
