-- People who ask to become partners, and what became of it: one application a person.

create table partner_applications (
  id uuid primary key,
  user_id uuid not null constraint partner_applications_user references users (id) on delete cascade,
  kind text not null,
  organisation text not null,
  website text,
  why text not null,
  state text not null default 'applied',
  reason text,
  version integer not null default 1,
  applied_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint partner_applications_user_key unique (user_id),
  constraint partner_applications_kind check (kind in ('university', 'bootcamp', 'ambassador')),
  constraint partner_applications_organisation_length
    check (char_length(organisation) between 1 and 120),
  constraint partner_applications_website_length check (char_length(website) between 1 and 200),
  constraint partner_applications_why_length check (char_length(why) between 1 and 2000),
  constraint partner_applications_state
    check (state in ('applied', 'approved', 'rejected', 'withdrawn')),
  constraint partner_applications_reason_length check (char_length(reason) between 1 and 2000),
  constraint partner_applications_version check (version >= 1)
);
create index partner_applications_queue on partner_applications (state, applied_at desc, id desc);
create trigger partner_applications_transition before update of state on partner_applications
  for each row execute function check_transition(
    'applied>withdrawn', 'applied>approved', 'applied>rejected', 'withdrawn>applied');
