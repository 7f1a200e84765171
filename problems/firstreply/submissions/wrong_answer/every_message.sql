-- Wrong: counts messages of agents instead of tickets.
select target.priority,
  count(case when at - opened <= target.seconds then 1 end),
  count(case when at - opened > target.seconds then 1 end) as late,
  count(ticket.id) - count(at) as unanswered,
  max(at - opened)
from target
  left join ticket on ticket.priority = target.priority
  left join message on message.ticket = ticket.id and author = 'agent'
group by target.priority
order by late + unanswered desc, target.priority;
