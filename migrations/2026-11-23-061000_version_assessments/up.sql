-- Settings of an assessment, its versions, and the trials that members take before they invite.

alter table assessments
  add column first_id uuid constraint assessments_first references assessments (id) on delete restrict,
  add column number integer not null default 1,
  add column superseded_at timestamptz,
  add column window_days integer not null default 14,
  add column retake_attempts integer not null default 2,
  add column retake_days integer not null default 180,
  add column accommodation_percent integer not null default 0,
  add column archived_at timestamptz,
  add column tried_at timestamptz,
  add column revision integer not null default 1,
  add column trial_of uuid constraint assessments_trial_of
    references assessments (id) on delete cascade,
  add column trial_revision integer,
  add constraint assessments_number check (number >= 1),
  add constraint assessments_first_has_number_one check ((first_id is null) = (number = 1)),
  add constraint assessments_window_days check (window_days between 1 and 60),
  add constraint assessments_retake_attempts check (retake_attempts between 1 and 10),
  add constraint assessments_retake_days check (retake_days between 0 and 730),
  add constraint assessments_accommodation
    check (accommodation_percent = 0 or accommodation_percent between 10 and 300),
  add constraint assessments_revision check (revision >= 1),
  add constraint assessments_trial check ((trial_of is null) = (trial_revision is null));
comment on column assessments.first_id is
  'the first version of the same assessment; null for the first version itself';
comment on column assessments.trial_of is
  'set on the copy that one member takes as a trial; such a copy is no assessment of the company';
create unique index assessments_versions on assessments (first_id, number)
  where first_id is not null and trial_of is null;
create index assessments_trials on assessments (trial_of, created_at) where trial_of is not null;
