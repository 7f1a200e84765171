-- Operational settings that the admin changes. Each change is a version; the newest counts.

create table setting_versions (
  id uuid not null,
  key text not null,
  version integer not null,
  value jsonb,
  reason text not null,
  made_by uuid constraint setting_versions_made_by references users (id) on delete set null,
  made_at timestamptz not null,
  constraint setting_versions_pkey primary key (id),
  constraint setting_versions_one unique (key, version),
  constraint setting_versions_form check (key ~ '^[a-z_]+(\.[a-z_]+)+$' and length(key) <= 100),
  constraint setting_versions_version check (version >= 1),
  constraint setting_versions_value check (jsonb_typeof(value) in ('number', 'array')),
  constraint setting_versions_reason_length check (char_length(reason) between 1 and 2000)
);
comment on column setting_versions.value is
  'what counts from then on; null where the default counts again';
create index setting_versions_by on setting_versions (made_by);
create trigger setting_versions_fixed
  before update of id, key, version, value, reason, made_at on setting_versions
  for each row execute function refuse_change();
create trigger setting_versions_stay before delete on setting_versions
  for each row execute function refuse_change();
