-- Of several workers, the one that has the language judges a submission: no other spends its attempts.

alter table jobs add column needs text,
  add constraint jobs_needs_length check (char_length(needs) between 1 and 32);
comment on column jobs.needs is
  'the language whose toolchain a worker must have; null: none, or unknown';
