-- What browsers tell without naming anybody: which pages are opened, and what breaks in them.

create table page_views (
  day date not null,
  route text not null,
  views bigint not null default 0,
  constraint page_views_pkey primary key (day, route),
  constraint page_views_route_length check (char_length(route) between 1 and 120),
  constraint page_views_views check (views >= 0)
);
comment on table page_views is 'a count for each day and route pattern; never who, never from where';

create table client_errors (
  fingerprint bytea not null,
  message text not null,
  stack text not null,
  route text not null,
  release text not null,
  seen bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  constraint client_errors_pkey primary key (fingerprint),
  constraint client_errors_fingerprint_length check (octet_length(fingerprint) = 32),
  constraint client_errors_message_length check (char_length(message) <= 500),
  constraint client_errors_stack_length check (char_length(stack) <= 4000),
  constraint client_errors_route_length check (char_length(route) between 1 and 120),
  constraint client_errors_release_length check (char_length(release) <= 60),
  constraint client_errors_seen check (seen >= 1)
);
comment on table client_errors is
  'like errors together, without addresses, tokens and query strings; the text is that of the first';
create index client_errors_last_seen_at on client_errors (last_seen_at);
