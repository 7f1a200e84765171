drop table puzzle_tries;
drop table puzzles;
