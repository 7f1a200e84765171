drop trigger users_stir_talent_pool on users;
drop trigger talent_profiles_stir on talent_profiles;
drop trigger talent_cards_stir on talent_cards;
drop function stir_talent_pool();
drop index talent_profiles_changed;
drop table talent_cards;
drop function count_talent_cards();
drop table talent_cells;
drop table talent_deal;
