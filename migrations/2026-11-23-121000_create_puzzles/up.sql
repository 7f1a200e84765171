-- Grid puzzles, and what people drew for them.

create table puzzles (
  id uuid not null,
  slug text not null,
  name text not null,
  difficulty text,
  licence text,
  demonstrations jsonb not null,
  inputs jsonb not null,
  answers jsonb not null,
  created_at timestamptz not null,
  constraint puzzles_pkey primary key (id),
  constraint puzzles_slug_key unique (slug),
  constraint puzzles_slug_length check (char_length(slug) between 1 and 60),
  constraint puzzles_name_length check (char_length(name) between 1 and 60),
  constraint puzzles_difficulty check (difficulty in ('easy', 'medium', 'hard')),
  constraint puzzles_licence_length check (char_length(licence) between 1 and 100),
  constraint puzzles_lists check (jsonb_typeof(demonstrations) = 'array'
    and jsonb_typeof(inputs) = 'array' and jsonb_typeof(answers) = 'array'
    and jsonb_array_length(inputs) = jsonb_array_length(answers))
);
comment on column puzzles.answers is 'what is expected: compared with a try, and never handed out';
create index puzzles_in_order on puzzles (created_at, id);

create table puzzle_tries (
  id uuid not null,
  puzzle_id uuid not null
    constraint puzzle_tries_puzzle references puzzles (id) on delete cascade,
  user_id uuid not null
    constraint puzzle_tries_user references users (id) on delete cascade,
  input integer not null,
  number integer not null,
  grid jsonb not null,
  is_right boolean not null,
  events jsonb not null,
  tried_at timestamptz not null,
  constraint puzzle_tries_pkey primary key (id),
  constraint puzzle_tries_once unique (user_id, puzzle_id, input, number),
  constraint puzzle_tries_input check (input between 0 and 9),
  constraint puzzle_tries_number check (number between 1 and 2),
  constraint puzzle_tries_events
    check (jsonb_typeof(events) = 'array' and jsonb_array_length(events) <= 1000)
);
comment on column puzzle_tries.input is 'which test input, from 0';
create index puzzle_tries_of_puzzle on puzzle_tries (puzzle_id);
