drop index talent_cards_named;
drop index talent_cells_named;
