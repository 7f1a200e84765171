-- Keeps the first reply by its rank, and adds up ones and noughts.
with ranked as (
  select ticket, at, row_number() over (partition by ticket order by at) as place
  from message
  where author = 'agent'
), judged as (
  select t.priority, r.at - t.opened as waited, r.at - t.opened <= g.seconds as in_time
  from ticket t
    join target g on g.priority = t.priority
    left join ranked r on r.ticket = t.id and r.place = 1
), counted as (
  select priority, sum(in_time is 1) as early, sum(in_time is 0) as late,
    sum(in_time is null) as unanswered, max(waited) as longest
  from judged
  group by priority
)
select priority, ifnull(early, 0), ifnull(late, 0), ifnull(unanswered, 0), longest
from target left join counted using (priority)
order by ifnull(late + unanswered, 0) desc, priority;
