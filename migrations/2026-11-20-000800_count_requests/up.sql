-- How often somebody did something lately, for limits that several servers keep together.

create table rate_counters (
  action text not null,
  subject text not null,
  window_s integer not null,
  began_at timestamptz not null default now(),
  hits integer not null,
  constraint rate_counters_pkey primary key (action, subject, window_s),
  constraint rate_counters_action_length check (char_length(action) between 1 and 64),
  constraint rate_counters_subject_length check (char_length(subject) between 1 and 100),
  constraint rate_counters_window check (window_s between 1 and 604800),
  constraint rate_counters_hits check (hits >= 1)
);
comment on column rate_counters.subject is
  'an account or the network address of a caller; rows are removed when their window is over';
create index rate_counters_began_at on rate_counters (began_at);
