-- Since when everybody sees a role, which lists of open roles are ordered by.

alter table roles add column published_at timestamptz;
update roles set published_at = coalesce(
    (select min(at) from audit_log
      where object_kind = 'role' and object_id = roles.id and action = 'publish'),
    submitted_at, changed_at)
  where live_state is not null;
alter table roles add constraint roles_published_at_is_known
  check (published_at is not null or live_state is null);
create index roles_open on roles (published_at desc, id desc)
  where state in ('published', 'applicants_released');
create index roles_open_of_company on roles (company_id, published_at desc, id desc)
  where state in ('published', 'applicants_released');
