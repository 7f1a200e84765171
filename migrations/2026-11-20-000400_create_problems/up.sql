-- The problem bank as the judge and the candidates see it: versions that never change.

create table problems (
  id uuid primary key,
  slug text not null,
  created_at timestamptz not null default now(),
  constraint problems_slug_key unique (slug),
  constraint problems_slug_form check (slug ~ '^[a-z][a-z0-9_-]{2,60}$')
);

create table problem_versions (
  id uuid primary key,
  problem_id uuid not null constraint problem_versions_problem
    references problems (id) on delete restrict,
  number integer not null,
  package_sha256 bytea not null,
  title text not null,
  difficulty text not null,
  keywords text[] not null,
  statement text not null,
  time_limit_ms integer not null,
  memory_mib integer not null,
  output_mib integer not null,
  source_kib integer not null,
  comparison jsonb not null,
  languages text[] not null,
  templates jsonb not null,
  state text not null default 'published',
  published_at timestamptz not null default now(),
  constraint problem_versions_number_key unique (problem_id, number),
  constraint problem_versions_package_key unique (problem_id, package_sha256),
  constraint problem_versions_number check (number >= 1),
  constraint problem_versions_package_length check (octet_length(package_sha256) = 32),
  constraint problem_versions_title_length check (char_length(title) between 1 and 120),
  constraint problem_versions_difficulty check (difficulty in ('easy', 'medium', 'hard')),
  constraint problem_versions_keywords
    check (cardinality(keywords) <= 20 and octet_length(array_to_string(keywords, ' ')) <= 1000),
  constraint problem_versions_statement_length
    check (octet_length(statement) between 1 and 262144),
  constraint problem_versions_time_limit check (time_limit_ms between 1 and 600000),
  constraint problem_versions_memory check (memory_mib between 1 and 65536),
  constraint problem_versions_output check (output_mib between 1 and 1024),
  constraint problem_versions_source check (source_kib between 1 and 1024),
  constraint problem_versions_comparison_shape
    check (jsonb_typeof(comparison) = 'object' and octet_length(comparison::text) <= 65536),
  constraint problem_versions_languages check (cardinality(languages) between 1 and 20),
  constraint problem_versions_templates_shape
    check (jsonb_typeof(templates) = 'object' and octet_length(templates::text) <= 262144),
  constraint problem_versions_state
    check (state in ('published', 'deprecated', 'retired', 'quarantined'))
);
-- A problem's catalogue entry is its one published version.
create unique index problem_versions_published on problem_versions (problem_id)
  where state = 'published';
create trigger problem_versions_transition before update of state on problem_versions
  for each row execute function check_transition(
    'published>deprecated', 'published>quarantined', 'deprecated>published',
    'deprecated>retired', 'deprecated>quarantined', 'quarantined>deprecated',
    'quarantined>published');
create trigger problem_versions_immutable
  before update of problem_id, number, package_sha256, title, difficulty, keywords, statement,
    time_limit_ms, memory_mib, output_mib, source_kib, comparison, languages, templates,
    published_at on problem_versions
  for each row execute function refuse_change();

create table problem_groups (
  problem_version_id uuid not null constraint problem_groups_version
    references problem_versions (id) on delete cascade,
  position integer not null,
  name text not null,
  tag text not null,
  weight integer not null,
  requires text[] not null default '{}',
  constraint problem_groups_pkey primary key (problem_version_id, position),
  constraint problem_groups_name_key unique (problem_version_id, name),
  constraint problem_groups_position check (position between 0 and 20),
  constraint problem_groups_name_length check (char_length(name) between 1 and 64),
  constraint problem_groups_tag check (tag in ('sample', 'core', 'edge', 'perf')),
  constraint problem_groups_weight check (weight between 0 and 100),
  constraint problem_groups_sample_weight check (tag <> 'sample' or weight = 0),
  constraint problem_groups_requires check (cardinality(requires) <= 20)
);
create trigger problem_groups_immutable before update on problem_groups
  for each row execute function refuse_change();

create table problem_tests (
  problem_version_id uuid not null,
  number integer not null,
  group_position integer not null,
  name text not null,
  input bytea not null,
  answer bytea not null,
  constraint problem_tests_pkey primary key (problem_version_id, number),
  constraint problem_tests_group foreign key (problem_version_id, group_position)
    references problem_groups (problem_version_id, position) on delete cascade,
  constraint problem_tests_number check (number between 1 and 200),
  constraint problem_tests_name_length check (char_length(name) between 1 and 200),
  constraint problem_tests_input_length check (octet_length(input) <= 20971520),
  constraint problem_tests_answer_length check (octet_length(answer) <= 20971520)
);
create index problem_tests_group_position on problem_tests (problem_version_id, group_position);
create trigger problem_tests_immutable before update on problem_tests
  for each row execute function refuse_change();
