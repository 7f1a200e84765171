-- Words of a headline are looked for from cell to cell, in those that hold anybody who shows their name.
create index talent_cells_named on talent_cells (place) where named > 0;
create index talent_cards_named on talent_cards (cell) where is_named;
