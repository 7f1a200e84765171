-- expect: MLE|RTE|TLE
with recursive growing (n, held) as (
  select 1, zeroblob(1000000) union all select n + 1, randomblob(1000000) from growing
)
select n, held from growing order by held;
