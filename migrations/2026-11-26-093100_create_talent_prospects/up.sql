-- Cards of the talent pool that companies keep for one of their roles. docs/adr/0065 says what that gives away.

create table talent_prospects (
  id uuid not null,
  role_id uuid not null
    constraint talent_prospects_role references roles (id) on delete cascade,
  profile_id uuid not null
    constraint talent_prospects_profile references talent_profiles (id) on delete cascade,
  tie bytea not null,
  label text not null,
  is_named boolean not null,
  facts text[] not null,
  note text,
  added_at timestamptz not null,
  constraint talent_prospects_pkey primary key (id),
  constraint talent_prospects_tie_key unique (role_id, tie),
  constraint talent_prospects_tie_length check (octet_length(tie) = 12),
  constraint talent_prospects_label_length check (char_length(label) = 4),
  constraint talent_prospects_note_length check (char_length(note) between 1 and 500)
);
comment on column talent_prospects.tie is 'what the handle was made with: one card of one state of the pool';
comment on column talent_prospects.facts is 'what the card of somebody anonymous said; empty for a named one';
-- Somebody who shows their name is a prospect of a role once. An anonymous card is not looked for by its person:
-- the answer would say that two cards are of one person.
create unique index talent_prospects_named on talent_prospects (role_id, profile_id) where is_named;
create index talent_prospects_of_role on talent_prospects (role_id, added_at desc, id desc);
create index talent_prospects_profile_id on talent_prospects (profile_id);

-- Who says the same as an anonymous prospect since it was added, as far as is remembered. Fewer than five, and it would be known
-- to somebody who watches the pool.
create table talent_prospect_crowds (
  prospect_id uuid not null
    constraint talent_prospect_crowds_prospect references talent_prospects (id) on delete cascade,
  profile_id uuid not null
    constraint talent_prospect_crowds_profile references talent_profiles (id) on delete cascade,
  constraint talent_prospect_crowds_pkey primary key (prospect_id, profile_id)
);
create index talent_prospect_crowds_profile_id on talent_prospect_crowds (profile_id);
