-- What people are told in the application. Texts are not kept: what is said is made when it is read,
-- by the function that writes the mail.

create table notifications (
  id uuid not null,
  user_id uuid not null constraint notifications_user references users (id) on delete cascade,
  cause text not null,
  kind text not null,
  params jsonb not null,
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notifications_pkey primary key (id),
  constraint notifications_cause unique (user_id, cause),
  constraint notifications_cause_length check (char_length(cause) between 1 and 200),
  constraint notifications_kind_length check (char_length(kind) between 1 and 40),
  constraint notifications_params_size
    check (jsonb_typeof(params) = 'object' and octet_length(params::text) <= 32768),
  constraint notifications_link check (link like '/%' and char_length(link) <= 500)
);

create index notifications_newest on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
-- What is swept: everything by its age, what was read by when.
create index notifications_age on notifications (created_at);
create index notifications_read on notifications (read_at) where read_at is not null;
