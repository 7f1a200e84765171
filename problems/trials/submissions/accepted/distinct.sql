-- Joins everything once and counts different accounts.
select c.name, count(distinct a.id), count(distinct p.account), ifnull(sum(p.cents), 0)
from campaign c
  left join account a on a.campaign = c.id
  left join purchase p on p.account = a.id and p.day >= a.day and p.day - a.day <= 14
group by c.name
order by 3 desc, 1;
