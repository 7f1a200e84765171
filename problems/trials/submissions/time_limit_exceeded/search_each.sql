-- Slow: looks through all purchases for each account, twice.
with counted as (
  select campaign,
    (select count(*) from purchase p
     where +p.account = account.id and p.day - account.day between 0 and 14) as purchases,
    (select sum(cents) from purchase p
     where +p.account = account.id and p.day - account.day between 0 and 14) as cents
  from account
)
select name, count(counted.campaign), ifnull(sum(purchases > 0), 0) as won, ifnull(sum(cents), 0)
from campaign left join counted on counted.campaign = campaign.id
group by campaign.id
order by won desc, name;
