-- expect: OLE
with recursive endless (n) as (select 1 union all select n + 1 from endless)
select n, hex(zeroblob(1000)) from endless;
