-- Links with which people without an account read a report, and who has opened them.

create table report_links (
  id uuid not null,
  attempt_id uuid not null
    constraint report_links_attempt references attempts (id) on delete cascade,
  kind text not null,
  secret_sha256 bytea not null,
  sections text[] not null,
  passcode_salt bytea,
  passcode_hash bytea,
  passcode_tries integer not null default 0,
  max_views integer,
  views integer not null default 0,
  email text,
  renewals integer not null default 0,
  used_at timestamptz,
  session_sha256 bytea,
  session_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint report_links_pkey primary key (id),
  constraint report_links_secret_key unique (secret_sha256),
  constraint report_links_session_key unique (session_sha256),
  constraint report_links_kind check (kind in ('share', 'mail')),
  constraint report_links_secret_length check (octet_length(secret_sha256) = 32),
  constraint report_links_sections
    check (sections <@ array['name', 'tests', 'code'] and cardinality(sections) <= 3),
  constraint report_links_passcode_salt_length check (octet_length(passcode_salt) = 16),
  constraint report_links_passcode_hash_length check (octet_length(passcode_hash) = 32),
  constraint report_links_passcode_as_a_whole
    check ((passcode_salt is null) = (passcode_hash is null)),
  constraint report_links_passcode_tries check (passcode_tries between 0 and 20),
  constraint report_links_max_views check (max_views between 1 and 1000),
  constraint report_links_views check (views >= 0),
  constraint report_links_email_length check (char_length(email) between 3 and 254),
  constraint report_links_renewals check (renewals between 0 and 5),
  constraint report_links_session_length check (octet_length(session_sha256) = 32),
  constraint report_links_session_as_a_whole
    check ((session_sha256 is null) = (session_until is null)),
  constraint report_links_of_a_kind check (case kind
    when 'share' then email is null and used_at is null and session_sha256 is null
    else email is not null and passcode_hash is null and max_views is null end),
  constraint report_links_life
    check (expires_at > created_at and expires_at <= created_at + interval '400 days')
);
comment on column report_links.renewals is 'how often a new link was sent in place of one used up';
create index report_links_of_attempt on report_links (attempt_id, created_at desc, id desc);
create index report_links_email on report_links (email);

create table report_views (
  id uuid not null,
  link_id uuid not null
    constraint report_views_link references report_links (id) on delete cascade,
  at timestamptz not null,
  agent text not null,
  constraint report_views_pkey primary key (id),
  constraint report_views_agent_length check (char_length(agent) between 1 and 60)
);
comment on column report_views.agent is 'browser and system in two words; no version, no address';
create index report_views_of_link on report_views (link_id, at desc, id desc);
