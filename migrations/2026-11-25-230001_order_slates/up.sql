alter table applications add column stands_at timestamptz;
update applications set stands_at = applied_at;
alter table applications
  alter column stands_at set default now(),
  alter column stands_at set not null;
comment on column applications.stands_at is
  'where it stands among those of its role: when it was sent, or where the admin put it';
drop index applications_board;
drop index applications_shown;
create index applications_board on applications (role_id, state, stands_at, id);
create index applications_shown on applications (role_id, stands_at, id)
  where released_at is not null;

alter table slate_entries
  add column placed_why text,
  add column placed_by uuid
    constraint slate_entries_placed_by references users (id) on delete restrict,
  add column placed_on timestamptz,
  add column duplicate_of uuid
    constraint slate_entries_duplicate_of references applications (id) on delete set null,
  add constraint slate_entries_placed_why_length check (char_length(placed_why) between 1 and 2000),
  add constraint slate_entries_place_is_whole check (num_nulls(placed_why, placed_on) in (0, 2)),
  add constraint slate_entries_duplicate_of_another check (duplicate_of <> application_id),
  add constraint slate_entries_duplicate check (duplicate_of is null or excluded_as = 'duplicate'),
  drop constraint slate_entries_excluded_as,
  add constraint slate_entries_excluded_as
    check (excluded_as in ('ineligible', 'withdrawn', 'spam', 'duplicate'));
create index slate_entries_placed_by on slate_entries (placed_by);
create index slate_entries_duplicate_of on slate_entries (duplicate_of);
