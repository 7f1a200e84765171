-- A company's way in: its inquiry, the code that proves its address, the link that opens its account.

create table otp_challenges (
  id uuid primary key,
  user_id uuid not null constraint otp_challenges_user references users (id) on delete cascade,
  purpose text not null,
  salt bytea not null,
  hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  used_at timestamptz,
  superseded_at timestamptz,
  constraint otp_challenges_purpose check (purpose in ('client_inquiry')),
  constraint otp_challenges_salt_length check (octet_length(salt) = 16),
  constraint otp_challenges_hash_length check (octet_length(hash) = 32),
  constraint otp_challenges_attempts check (attempts between 0 and 5)
);
comment on table otp_challenges is 'Argon2id of codes sent by mail; the codes themselves are not kept';
create index otp_challenges_user_id on otp_challenges (user_id, purpose, created_at desc);
create unique index otp_challenges_live on otp_challenges (user_id, purpose)
  where used_at is null and superseded_at is null;

create table inquiries (
  id uuid primary key,
  user_id uuid not null constraint inquiries_user references users (id) on delete cascade,
  company_id uuid not null constraint inquiries_company references companies (id) on delete cascade,
  company_name text not null,
  first_name text not null,
  last_name text not null,
  title text not null,
  company_type text not null,
  interests text[] not null,
  heard_about text not null,
  phone text not null,
  state text not null default 'inquiry_started',
  reason text,
  submitted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint inquiries_user_key unique (user_id),
  constraint inquiries_company_name_length check (char_length(company_name) between 1 and 120),
  constraint inquiries_first_name_length check (char_length(first_name) between 1 and 80),
  constraint inquiries_last_name_length check (char_length(last_name) between 1 and 80),
  constraint inquiries_title_length check (char_length(title) <= 120),
  constraint inquiries_company_type_length check (char_length(company_type) <= 80),
  constraint inquiries_interests_length
    check (cardinality(interests) <= 20 and octet_length(interests::text) <= 8192),
  constraint inquiries_heard_about_length check (char_length(heard_about) <= 200),
  constraint inquiries_phone_length check (char_length(phone) <= 40),
  constraint inquiries_reason_length check (char_length(reason) <= 2000),
  constraint inquiries_state check (state in (
    'inquiry_started', 'inquiry_verified', 'in_review', 'info_requested', 'approved',
    'activation_sent', 'activated', 'account_ready', 'rejected', 'expired'))
);
create index inquiries_company_id on inquiries (company_id);
create index inquiries_queue on inquiries (created_at desc, id desc);
create trigger inquiries_transition before update of state on inquiries
  for each row execute function check_transition(
    'inquiry_started>inquiry_verified', 'inquiry_verified>in_review',
    'in_review>info_requested', 'in_review>approved', 'in_review>rejected',
    'info_requested>in_review', 'info_requested>approved', 'info_requested>rejected',
    'approved>activation_sent', 'activation_sent>activated', 'activation_sent>expired',
    'expired>activation_sent', 'activated>account_ready');

create table activation_links (
  id uuid primary key,
  inquiry_id uuid not null constraint activation_links_inquiry
    references inquiries (id) on delete cascade,
  token_sha256 bytea not null,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  used_at timestamptz,
  revoked_at timestamptz,
  constraint activation_links_token_key unique (token_sha256),
  constraint activation_links_token_length check (octet_length(token_sha256) = 32),
  constraint activation_links_email_length check (char_length(email) between 3 and 320)
);
create index activation_links_inquiry_id on activation_links (inquiry_id);
