-- What is known of how each assessment measures, counted every night that it has new grades.

create table assessment_statistics (
  assessment_id uuid not null
    constraint assessment_statistics_assessment references assessments (id) on delete cascade,
  people bigint not null,
  alpha_thousandths integer,
  standard_error integer,
  tasks jsonb not null,
  counted_at timestamptz not null,
  constraint assessment_statistics_pkey primary key (assessment_id),
  constraint assessment_statistics_people check (people >= 0),
  constraint assessment_statistics_standard_error check (standard_error >= 0),
  constraint assessment_statistics_both
    check ((alpha_thousandths is null) = (standard_error is null)),
  constraint assessment_statistics_tasks_shape
    check (jsonb_typeof(tasks) = 'array' and octet_length(tasks::text) <= 262144)
);
