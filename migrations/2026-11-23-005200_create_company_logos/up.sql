-- The logos of companies, as the server drew them again.

create table company_logos (
  company_id uuid not null
    constraint company_logos_company references companies (id) on delete cascade,
  sha256 bytea not null,
  png bytea not null,
  changed_at timestamptz not null default now(),
  constraint company_logos_pkey primary key (company_id),
  constraint company_logos_sha256_length check (octet_length(sha256) = 32),
  constraint company_logos_png_size check (octet_length(png) between 1 and 2097152)
);
create index company_logos_sha256 on company_logos (sha256);
