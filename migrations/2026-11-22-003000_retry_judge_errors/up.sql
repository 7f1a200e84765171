-- What the judge failed at is retried by itself: how often it was, and which workers are another build.

alter table submissions
  add column retries smallint not null default 0,
  add constraint submissions_retries check (retries >= 0);
comment on column submissions.retries is
  'how often it was retried by itself after a judge error; an operator''s retries are not counted';
create index submissions_failed on submissions (judged_at) where state = 'judge_error';

alter table workers
  add column build text not null default '',
  add constraint workers_build_length check (char_length(build) <= 200);
comment on column workers.build is 'what tells one build of the program from another';
