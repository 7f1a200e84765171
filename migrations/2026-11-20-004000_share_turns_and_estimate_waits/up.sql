-- Turns are shared among companies first, then among their candidates; and how long a job will
-- wait can be told from how many programs all workers judge at once.

alter table jobs add column fair_group uuid;
comment on column jobs.fair_group is 'on whose account turns are shared before fair_key; null shares with nobody';
create index jobs_finished_at on jobs (kind, finished_at desc) where state = 'done';

alter table workers
  add column slots smallint not null default 1
    constraint workers_slots check (slots between 1 and 1024),
  add column figures jsonb not null default '{}'
    constraint workers_figures_shape
      check (jsonb_typeof(figures) = 'object' and octet_length(figures::text) <= 65536);
comment on column workers.figures is 'its counters, by the name of the series, as it last reported them';
