-- The admin's permissions to look at a dashboard as another account sees it.

create table view_as_grants (
  id uuid not null,
  secret_sha256 bytea not null,
  admin_id uuid not null constraint view_as_grants_admin references users (id) on delete cascade,
  signed_in_at timestamptz not null,
  viewed_id uuid not null constraint view_as_grants_viewed references users (id) on delete cascade,
  company_id uuid constraint view_as_grants_company references companies (id) on delete cascade,
  reason text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  constraint view_as_grants_pkey primary key (id),
  constraint view_as_grants_secret unique (secret_sha256),
  constraint view_as_grants_secret_length check (octet_length(secret_sha256) = 32),
  constraint view_as_grants_other check (admin_id <> viewed_id),
  constraint view_as_grants_reason_length check (char_length(reason) between 10 and 2000),
  constraint view_as_grants_times check (
    ends_at > began_at and ends_at <= began_at + interval '30 minutes' and ended_at >= began_at)
);
comment on column view_as_grants.signed_in_at is 'the sign-in of the admin that it belongs to';
comment on column view_as_grants.company_id is
  'the company as whose owner the admin looks; null where the account is a partner''s';
create unique index view_as_grants_one_open on view_as_grants (admin_id) where ended_at is null;
create index view_as_grants_of_admin on view_as_grants (admin_id, began_at desc);
create index view_as_grants_of_viewed on view_as_grants (viewed_id);
create index view_as_grants_of_company on view_as_grants (company_id);
create trigger view_as_grants_fixed
  before update of id, secret_sha256, admin_id, signed_in_at, viewed_id, company_id, reason,
    began_at, ends_at on view_as_grants
  for each row execute function refuse_change();
