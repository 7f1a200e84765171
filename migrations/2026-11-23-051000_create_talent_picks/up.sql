-- Candidates whom the admin recommends to one company, and messages about no role.

alter table talent_profiles
  add column curated boolean not null default true,
  add column shows_results boolean not null default false;
comment on column talent_profiles.curated is 'whether the admin may put the candidate on lists';

create table talent_picks (
  id uuid not null,
  company_id uuid not null
    constraint talent_picks_company references companies (id) on delete cascade,
  profile_id uuid not null
    constraint talent_picks_profile references talent_profiles (id) on delete cascade,
  note text not null,
  picked_at timestamptz not null,
  constraint talent_picks_pkey primary key (id),
  constraint talent_picks_key unique (company_id, profile_id),
  constraint talent_picks_note_length check (char_length(note) between 1 and 500)
);
create index talent_picks_of_company on talent_picks (company_id, picked_at desc, id desc);
create index talent_picks_profile_id on talent_picks (profile_id);

alter table introductions
  alter column role_id drop not null,
  alter column pay_min drop not null,
  alter column pay_max drop not null,
  alter column pay_currency drop not null,
  alter column pay_period drop not null,
  add constraint introductions_role_and_pay
    check (num_nonnulls(role_id, pay_min, pay_max, pay_currency, pay_period) in (0, 5));
comment on column introductions.role_id is 'null for a direct message, which is about no role';
