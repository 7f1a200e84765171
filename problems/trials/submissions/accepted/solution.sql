-- Purchases that count are added up for each account before the accounts are.
with counted as (
  select account.id, sum(purchase.cents) as cents
  from account join purchase on purchase.account = account.id
  where purchase.day between account.day and account.day + 14
  group by account.id
)
select campaign.name, count(account.id), count(counted.id) as won, ifnull(sum(counted.cents), 0)
from campaign
  left join account on account.campaign = campaign.id
  left join counted on counted.id = account.id
group by campaign.id
order by won desc, campaign.name;
