-- Private addresses under which calendar programs read what somebody has ahead.

create table calendar_feeds (
  user_id uuid not null
    constraint calendar_feeds_user references users (id) on delete cascade,
  secret_sha256 bytea not null,
  created_at timestamptz not null,
  read_on date,
  constraint calendar_feeds_pkey primary key (user_id),
  constraint calendar_feeds_secret unique (secret_sha256),
  constraint calendar_feeds_secret_length check (octet_length(secret_sha256) = 32)
);
