-- What a company selects from: a code for each applicant, since when the company may know who it is,
-- what the admin has set aside before, and the roles whose applicants are shown by name at once.

-- Four characters that cannot be mistaken for one another; they say nothing of the person.
create function application_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::int, 1), '')
    from generate_series(1, 4);
$$;

alter table applications
  add column code text not null default '',
  add column shortlisted_at timestamptz;

-- 7919 has no factor in common with 30^4, so no two of a role are alike.
update applications set code = numbered.code
  from (select id,
               (select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ',
                                         1 + (seed / (30 ^ place)::bigint % 30)::int, 1), '')
                  from generate_series(0, 3) place) as code
          from (select id, row_number() over (partition by role_id order by id) * 7919 % 810000
                  as seed from applications) seeded) numbered
  where numbered.id = applications.id;
update applications set shortlisted_at = moved_at
  where released_at is not null
    and (state in ('shortlisted', 'assessment', 'interview', 'selected', 'offered', 'accepted',
                   'placed', 'offer_declined', 'offer_expired')
         or declined_from in ('shortlisted', 'assessment', 'interview', 'selected', 'offered',
                              'accepted'));

alter table applications
  alter column code set default application_code(),
  add constraint applications_code_form check (code ~ '^[2-9A-HJKMNP-TV-Z]{4}$'),
  add constraint applications_code_key unique (role_id, code),
  add constraint applications_shortlisted_were_released
    check (shortlisted_at is null or released_at is not null);
comment on column applications.code is 'what the company calls the person before the shortlist';
comment on column applications.shortlisted_at is
  'since when the company may know who it is, also once the application has moved on';
create index applications_shown on applications (role_id, applied_at, id)
  where released_at is not null;

create table slate_entries (
  application_id uuid not null
    constraint slate_entries_application references applications (id) on delete cascade,
  excluded_as text,
  reason text,
  excluded_by uuid constraint slate_entries_excluded_by references users (id) on delete restrict,
  excluded_at timestamptz,
  note text,
  version integer not null default 1,
  constraint slate_entries_pkey primary key (application_id),
  constraint slate_entries_excluded_as check (excluded_as in ('ineligible', 'withdrawn', 'spam')),
  constraint slate_entries_reason_length check (char_length(reason) between 1 and 2000),
  constraint slate_entries_exclusion_is_whole
    check (num_nulls(excluded_as, reason, excluded_at) in (0, 3)),
  constraint slate_entries_note_length check (char_length(note) between 1 and 2000),
  constraint slate_entries_version check (version >= 1)
);
comment on table slate_entries is
  'what the admin holds against showing an application, and notes; it is shown to neither the '
  'company nor the candidate';
create index slate_entries_excluded_by on slate_entries (excluded_by);

create table named_roles (
  role_id uuid not null constraint named_roles_role references roles (id) on delete cascade,
  named_by uuid not null constraint named_roles_named_by references users (id) on delete restrict,
  named_at timestamptz not null default now(),
  constraint named_roles_pkey primary key (role_id)
);
comment on table named_roles is
  'roles whose company reads names before the shortlist; the log says why';
create index named_roles_named_by on named_roles (named_by);
