alter table puzzles drop column all_or_nothing;
