-- What people say of themselves, and how they want to be told of things.

create table profiles (
  user_id uuid not null constraint profiles_user references users (id) on delete cascade,
  headline text,
  education text,
  skills text[] not null default '{}',
  available_from date,
  version integer not null,
  updated_at timestamptz not null default now(),
  constraint profiles_pkey primary key (user_id),
  constraint profiles_headline_length check (char_length(headline) between 1 and 160),
  constraint profiles_education_length check (char_length(education) between 1 and 400),
  constraint profiles_skills_length
    check (cardinality(skills) <= 20 and octet_length(skills::text) <= 8192),
  constraint profiles_version check (version >= 1)
);

create table notification_settings (
  user_id uuid not null
    constraint notification_settings_user references users (id) on delete cascade,
  digest boolean not null,
  email_off text[] not null,
  in_app_off text[] not null,
  updated_at timestamptz not null default now(),
  constraint notification_settings_pkey primary key (user_id),
  constraint notification_settings_email_off_length
    check (cardinality(email_off) <= 50 and octet_length(email_off::text) <= 4096),
  constraint notification_settings_in_app_off_length
    check (cardinality(in_app_off) <= 50 and octet_length(in_app_off::text) <= 4096)
);
