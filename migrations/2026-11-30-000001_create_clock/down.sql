do $$
declare
  filled record;
begin
  for filled in
    select d.adrelid::regclass as of_table, a.attname, pg_get_expr(d.adbin, d.adrelid) as says
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where pg_get_expr(d.adbin, d.adrelid) like '%clock.now()%'
  loop
    execute format('alter table %s alter column %I set default %s', filled.of_table, filled.attname,
      replace(filled.says, 'clock.now()', 'now()'));
  end loop;
end
$$;

drop schema clock cascade;
