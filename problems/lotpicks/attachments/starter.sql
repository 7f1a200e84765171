-- lot(id, item, day, pieces)
-- purchase(id, item, pieces)

-- Your query goes here.
select id, null, pieces
from purchase
order by id;
