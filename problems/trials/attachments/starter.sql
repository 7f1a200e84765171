-- campaign(id, name)
-- account(id, campaign, day)
-- purchase(account, day, cents)

-- Your query goes here.
select name, 0, 0, 0
from campaign;
