delete from introductions where role_id is null;
alter table introductions
  drop constraint introductions_role_and_pay,
  alter column role_id set not null,
  alter column pay_min set not null,
  alter column pay_max set not null,
  alter column pay_currency set not null,
  alter column pay_period set not null;
comment on column introductions.role_id is null;
drop table talent_picks;
alter table talent_profiles drop column curated, drop column shows_results;
