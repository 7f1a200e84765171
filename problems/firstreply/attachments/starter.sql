-- target(priority, seconds)
-- ticket(id, opened, priority)
-- message(ticket, at, author)

-- Your query goes here.
select priority, 0, 0, 0, null
from target
order by priority;
