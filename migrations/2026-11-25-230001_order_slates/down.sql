delete from slate_entries where excluded_as = 'duplicate';
alter table slate_entries
  drop constraint slate_entries_excluded_as,
  drop column placed_why,
  drop column placed_by,
  drop column placed_on,
  drop column duplicate_of;
alter table slate_entries
  add constraint slate_entries_excluded_as check (excluded_as in ('ineligible', 'withdrawn', 'spam'));
alter table applications drop column stands_at;
create index applications_board on applications (role_id, state, applied_at, id);
create index applications_shown on applications (role_id, applied_at, id)
  where released_at is not null;
