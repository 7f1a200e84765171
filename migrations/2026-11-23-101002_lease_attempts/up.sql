-- Which tab writes an attempt, and when it was last heard of.

create table attempt_leases (
  attempt_id uuid not null
    constraint attempt_leases_attempt references attempts (id) on delete cascade,
  token uuid not null,
  number bigint not null default 1,
  renewed_at timestamptz not null,
  constraint attempt_leases_pkey primary key (attempt_id),
  constraint attempt_leases_number check (number >= 1)
);
comment on table attempt_leases is
  'renewed_at is not moved after the attempt''s end, so that it shows whether the connection had broken';
