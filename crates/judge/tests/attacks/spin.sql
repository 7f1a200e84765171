-- expect: TLE
with recursive endless (n) as (select 1 union all select n + 1 from endless)
select count(*) from endless;
