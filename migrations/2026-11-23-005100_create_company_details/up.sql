-- What companies say of themselves, and what the admin has decided about it.

create table company_details (
  company_id uuid not null
    constraint company_details_company references companies (id) on delete cascade,
  website text,
  domain text,
  industry text,
  size text,
  city text,
  country text,
  about text,
  founded_year integer,
  ruling text,
  ruled_name text,
  ruled_domain text,
  ruling_note text,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  constraint company_details_pkey primary key (company_id),
  constraint company_details_website_length check (char_length(website) between 1 and 200),
  constraint company_details_domain_length check (char_length(domain) between 1 and 200),
  constraint company_details_domain_of_website check ((website is null) = (domain is null)),
  constraint company_details_industry check (industry in ('agriculture', 'construction',
    'consulting', 'education', 'energy', 'finance', 'government', 'health', 'hospitality',
    'law', 'logistics', 'manufacturing', 'media', 'nonprofit', 'research', 'retail', 'software',
    'telecommunications', 'other')),
  constraint company_details_size check (size in ('1-10', '11-50', '51-200', '201-500',
    '501-1000', '1001-5000', '5001+')),
  constraint company_details_city_length check (char_length(city) between 1 and 80),
  constraint company_details_country_form check (country ~ '^[A-Z]{2}$'),
  constraint company_details_about_length check (char_length(about) between 1 and 4000),
  constraint company_details_founded_year check (founded_year between 1500 and 2200),
  constraint company_details_ruling check (ruling in ('approved', 'rejected')),
  constraint company_details_ruled_name_length check (char_length(ruled_name) between 1 and 120),
  constraint company_details_ruled_domain_length
    check (char_length(ruled_domain) between 1 and 200),
  constraint company_details_ruling_note_length check (char_length(ruling_note) between 1 and 2000),
  constraint company_details_ruling_is_whole
    check (num_nulls(ruling, ruled_name, ruled_domain) in (0, 3)),
  constraint company_details_version check (version >= 1)
);
comment on column company_details.ruled_domain is
  'the domain that the admin decided about; another one waits for a decision of its own';
create index company_details_by_change on company_details (changed_at, company_id);
