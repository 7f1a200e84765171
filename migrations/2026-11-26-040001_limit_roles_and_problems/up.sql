-- How many roles and how many problems of its own a plan lets a company have at a time.

alter table plans
  add column live_roles integer not null default 20,
  add column own_problems integer not null default 50,
  add constraint plans_live_roles check (live_roles between 0 and 1000),
  add constraint plans_own_problems check (own_problems between 0 and 10000);
