-- The load in a minute is the number of starts so far without the number of ends so far.
with mark as (
  select program, minute, max(started) as started, max(ended) as ended
  from (
    select program, minute,
      count(*) filter (where kind = 's') over so_far as started,
      count(*) filter (where kind = 'e') over so_far as ended
    from (select program, start as minute, 's' as kind from session
      union all select program, finish, 'e' from session)
    window so_far as (partition by program order by minute)
  )
  group by program, minute
), stretch as materialized (
  select m.program, p.name, p.seats, m.minute, m.started - m.ended as size,
    lead(m.minute) over (partition by m.program order by m.minute) as next
  from mark m join program p on p.id = m.program
), best as materialized (
  select *, max(size) over (partition by program) as most from stretch
)
select name, most, min(minute) filter (where size = most),
  ifnull(sum(next - minute) filter (where size > seats), 0)
from best
group by name
having most > max(seats)
order by 4 desc, 1;
