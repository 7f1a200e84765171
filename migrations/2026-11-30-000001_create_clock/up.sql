-- The present as a transaction may be given it. Only what makes the demo world gives it one, in development: see
-- crates/db/src/clock. For everybody else these functions say what PostgreSQL's own do.

create schema clock;
grant usage on schema clock to public;

create function clock.now() returns timestamptz
  language sql stable parallel safe
  return coalesce(nullif(current_setting('assay.now', true), '')::timestamptz, pg_catalog.now());

create function clock.clock_timestamp() returns timestamptz
  language sql volatile parallel safe
  return coalesce(nullif(current_setting('assay.now', true), '')::timestamptz, pg_catalog.clock_timestamp());

-- What a table fills in by itself is bound to a function when it is declared, whatever the search path says later.
do $$
declare
  filled record;
begin
  for filled in
    select d.adrelid::regclass as of_table, a.attname, pg_get_expr(d.adbin, d.adrelid) as says
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where pg_get_expr(d.adbin, d.adrelid) ~ '\mnow\(\)'
  loop
    execute format('alter table %s alter column %I set default %s', filled.of_table, filled.attname,
      replace(filled.says, 'now()', 'clock.now()'));
  end loop;
end
$$;
