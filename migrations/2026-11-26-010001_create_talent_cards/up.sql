-- What companies see of the talent pool, kept as it is shown. docs/adr/0046 says why.

create table talent_deal (
  id boolean not null default true,
  facts text[] not null,
  generation bigint not null default 0,
  is_due boolean not null default true,
  ranked_at timestamptz not null default now(),
  constraint talent_deal_pkey primary key (id),
  constraint talent_deal_one check (id),
  constraint talent_deal_facts_count check (cardinality(facts) between 1 and 250)
);
comment on column talent_deal.facts is
  'every fact, those of most people first; a path names them by their places here';
comment on column talent_deal.generation is 'grows with every change of the pool';
comment on column talent_deal.is_due is 'whether all cards have to be dealt again';
-- A first guess at which are the most frequent; a worker counts them once a day.
insert into talent_deal (facts) values (array[
  'when.now', 'when.within_three_months', 'when.later', 'place.remote', 'skill.python',
  'skill.javascript', 'skill.sql', 'skill.typescript', 'skill.react', 'place.western_europe',
  'place.north_america', 'place.south_asia', 'place.uk_and_ireland', 'skill.java', 'skill.css',
  'skill.nodejs', 'place.eastern_europe', 'skill.docker', 'skill.linux', 'skill.aws',
  'place.latin_america', 'place.middle_east_and_africa', 'place.east_asia_and_pacific',
  'place.northern_europe', 'place.southern_europe', 'skill.postgresql', 'skill.cpp',
  'skill.csharp', 'skill.c', 'skill.data_analysis', 'skill.machine_learning', 'skill.algorithms',
  'skill.testing', 'skill.go', 'skill.php', 'skill.kubernetes', 'skill.azure', 'skill.rust',
  'skill.kotlin', 'skill.android', 'skill.swift', 'skill.ios', 'skill.vue', 'skill.statistics',
  'skill.data_engineering', 'skill.graphql', 'skill.google_cloud', 'skill.pytorch',
  'skill.terraform', 'skill.security', 'skill.ruby', 'skill.r', 'skill.networking',
  'skill.embedded', 'skill.product_design', 'skill.accessibility', 'skill.scala', 'skill.elixir',
  'skill.haskell']);

create table talent_cells (
  path bytea not null,
  place bytea not null,
  facts text[] not null,
  anonymous integer not null default 0,
  named integer not null default 0,
  constraint talent_cells_pkey primary key (path),
  constraint talent_cells_place_key unique (place),
  constraint talent_cells_path_length check (octet_length(path) <= 40),
  constraint talent_cells_place_length check (octet_length(place) <= 42),
  constraint talent_cells_facts_count check (cardinality(facts) <= 40),
  constraint talent_cells_counts check (anonymous >= 0 and named >= 0)
);
comment on column talent_cells.place is 'where cards that say this stand in every list';
create index talent_cells_facts on talent_cells using gin (facts) with (fastupdate = off);
create index talent_cells_small on talent_cells (path) where anonymous between 1 and 4;

create table talent_cards (
  profile_id uuid not null
    constraint talent_cards_profile references talent_profiles (id) on delete cascade,
  path bytea not null,
  cell bytea
    constraint talent_cards_cell references talent_cells (path) on delete restrict,
  is_named boolean not null,
  spot integer not null default floor(random() * 1073741824)::integer,
  constraint talent_cards_pkey primary key (profile_id),
  constraint talent_cards_path_length check (octet_length(path) <= 40),
  constraint talent_cards_shows_no_more check (substring(path for octet_length(cell)) = cell),
  constraint talent_cards_named_show_all check (not is_named or cell = path),
  constraint talent_cards_spot check (spot between 0 and 1073741823)
);
comment on column talent_cards.path is 'all that somebody says, the most frequent first';
comment on column talent_cards.cell is 'how much of it is shown: a beginning; null shows nothing';
create index talent_cards_spots on talent_cards (cell, spot);
create index talent_cards_paths on talent_cards (cell, path) where not is_named;
create index talent_profiles_changed on talent_profiles (changed_at) where visibility <> 'hidden';

-- How many cards say the same; what nobody says is gone.
create function count_talent_cards() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update talent_cells cell
      set anonymous = cell.anonymous + come.anonymous, named = cell.named + come.named
      from (select card.cell, count(*) filter (where not card.is_named) anonymous,
                   count(*) filter (where card.is_named) named
              from come card where card.cell is not null group by card.cell) come
      where cell.path = come.cell;
  end if;
  if tg_op <> 'INSERT' then
    update talent_cells cell
      set anonymous = cell.anonymous - gone.anonymous, named = cell.named - gone.named
      from (select card.cell, count(*) filter (where not card.is_named) anonymous,
                   count(*) filter (where card.is_named) named
              from gone card where card.cell is not null group by card.cell) gone
      where cell.path = gone.cell;
    delete from talent_cells
      where anonymous = 0 and named = 0 and path in (select card.cell from gone card);
  end if;
  return null;
end $$;
create trigger talent_cards_come after insert on talent_cards
  referencing new table as come for each statement execute function count_talent_cards();
create trigger talent_cards_move after update on talent_cards
  referencing old table as gone new table as come
  for each statement execute function count_talent_cards();
create trigger talent_cards_go after delete on talent_cards
  referencing old table as gone for each statement execute function count_talent_cards();

-- A change of the pool waits here for those before it, and gives every card a new handle.
create function stir_talent_pool() returns trigger language plpgsql as $$
begin
  update talent_deal set generation = generation + 1;
  if tg_level = 'ROW' then return new; end if;
  return null;
end $$;
create trigger talent_profiles_stir before insert or update or delete on talent_profiles
  for each statement execute function stir_talent_pool();
create trigger talent_cards_stir before delete on talent_cards
  for each statement execute function stir_talent_pool();
create trigger users_stir_talent_pool after update of disabled_at on users
  for each row when (old.disabled_at is distinct from new.disabled_at)
  execute function stir_talent_pool();
