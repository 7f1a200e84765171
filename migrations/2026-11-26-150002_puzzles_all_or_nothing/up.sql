-- Whether a puzzle counts only once all of its test inputs are solved.
alter table puzzles add column all_or_nothing boolean not null default false;
