-- Keys with which a company's own programs read what its members read.

create table api_keys (
  id uuid not null,
  company_id uuid not null
    constraint api_keys_company references companies (id) on delete cascade,
  name text not null,
  prefix text not null,
  secret_sha256 bytea not null,
  scopes text[] not null,
  created_by uuid
    constraint api_keys_created_by references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_on date,
  revoked_at timestamptz,
  constraint api_keys_pkey primary key (id),
  constraint api_keys_secret_key unique (secret_sha256),
  constraint api_keys_secret_length check (octet_length(secret_sha256) = 32),
  constraint api_keys_name_length check (char_length(name) between 1 and 60),
  constraint api_keys_prefix_length check (char_length(prefix) = 14),
  constraint api_keys_scopes_count check (cardinality(scopes) between 1 and 3),
  constraint api_keys_scopes
    check (scopes <@ array['roles:read', 'applications:read', 'results:read']),
  constraint api_keys_life
    check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);
comment on column api_keys.prefix is 'how the key begins, so that people tell one from another';
create index api_keys_of_company on api_keys (company_id, created_at desc, id desc);
create index api_keys_created_by on api_keys (created_by);
