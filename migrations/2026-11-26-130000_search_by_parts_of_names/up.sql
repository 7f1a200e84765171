-- The admin's lists are searched by a part of a name or of a domain, and candidates by the beginnings of words. An index
-- of trigrams finds the few rows in which all of that can be, where a list of beginnings collects every word that begins
-- so, and a sequential scan reads every row.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege then
    raise exception 'Somebody who may has to run in this database once: create extension pg_trgm; (% may not)', current_user;
  when undefined_file or feature_not_supported then
    raise exception 'The extension pg_trgm is missing: install the contrib modules of this PostgreSQL.';
end $$;

create index companies_name_parts on companies using gin (name gin_trgm_ops);
create index company_details_domain_parts on company_details using gin (domain gin_trgm_ops);

-- Every word of name, username and address behind a space. It replaces "search", which the release before reads: that
-- goes with a later one.
alter table users
  add column words text not null generated always as (
    lower(' ' || regexp_replace(
      display_name || ' ' || coalesce(username, '') || ' ' || email, '[^[:alnum:]]+', ' ', 'g'))) stored;
create index users_words on users using gin (words gin_trgm_ops) where kind = 'candidate';
