-- What both sides say of an internship while it runs, and what the company says after 30 and 90 days.

create table internship_check_ins (
  internship_id uuid not null
    constraint internship_check_ins_internship references internships (id) on delete cascade,
  week integer not null,
  side text not null,
  author_id uuid not null
    constraint internship_check_ins_author references users (id) on delete restrict,
  work integer not null,
  support integer not null,
  learning integer not null,
  text text,
  written_at timestamptz not null default now(),
  constraint internship_check_ins_pkey primary key (internship_id, week, side),
  constraint internship_check_ins_week check (week between 1 and 400),
  constraint internship_check_ins_side check (side in ('company', 'candidate')),
  constraint internship_check_ins_scale check (work between 1 and 5 and support between 1 and 5
    and learning between 1 and 5),
  constraint internship_check_ins_text_length check (char_length(text) between 1 and 2000)
);
create index internship_check_ins_of_author on internship_check_ins (author_id);

create table internship_ratings (
  internship_id uuid not null
    constraint internship_ratings_internship references internships (id) on delete cascade,
  day integer not null,
  author_id uuid not null
    constraint internship_ratings_author references users (id) on delete restrict,
  quality integer not null,
  reliability integer not null,
  initiative integer not null,
  teamwork integer not null,
  growth integer not null,
  text text,
  written_at timestamptz not null default now(),
  constraint internship_ratings_pkey primary key (internship_id, day),
  constraint internship_ratings_day check (day in (30, 90)),
  constraint internship_ratings_scale check (quality between 1 and 5
    and reliability between 1 and 5 and initiative between 1 and 5 and teamwork between 1 and 5
    and growth between 1 and 5),
  constraint internship_ratings_text_length check (char_length(text) between 1 and 2000)
);
create index internship_ratings_of_author on internship_ratings (author_id);
