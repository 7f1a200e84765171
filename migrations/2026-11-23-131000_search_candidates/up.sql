-- The admin searches candidates by the words of their name, username and address, and lists those who
-- came last first. PostgreSQL's parser takes some texts with dots and hyphens for one word, so every
-- sign that is neither a letter nor a digit separates words here.
alter table users
  add column search tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(
      display_name || ' ' || coalesce(username, '') || ' ' || email, '[^[:alnum:]]+', ' ', 'g'))) stored;

create index users_search on users using gin (search) where kind = 'candidate';
create index users_candidates on users (created_at desc, id desc)
  where kind = 'candidate' and erased_at is null;
