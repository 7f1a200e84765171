-- Changes to a role that everybody sees, which wait for the admin while its text stays; and when an
-- approved role is published by itself.

alter table roles
  add column revision jsonb,
  add column revision_assessment_id uuid
    constraint roles_revision_assessment references assessments (id) on delete set null,
  add column revision_state text,
  add column comments jsonb not null default '[]',
  add column publish_at timestamptz,
  add constraint roles_revision check (jsonb_typeof(revision) = 'object'),
  add constraint roles_revision_size check (octet_length(revision::text) <= 200000),
  add constraint roles_revision_state
    check (revision_state in ('draft', 'submitted', 'changes_requested')),
  add constraint roles_revision_is_whole check ((revision is null) = (revision_state is null)),
  add constraint roles_revision_of_live_role
    check (revision is null or state in ('published', 'applicants_released', 'paused')),
  add constraint roles_comments check (jsonb_typeof(comments) = 'array'),
  add constraint roles_comments_size check (octet_length(comments::text) <= 100000),
  add constraint roles_publish_at_waits check (publish_at is null or state = 'approved');
comment on column roles.comments is 'what the admin said last about single fields';
create index roles_revision_assessment_id on roles (revision_assessment_id);
create index roles_for_the_admin on roles (state, submitted_at, id);
create index roles_revised on roles (submitted_at, id) where revision_state is not null;
create index roles_to_publish on roles (publish_at) where publish_at is not null;
create index roles_to_close on roles (deadline)
  where state in ('published', 'applicants_released', 'paused');
create index roles_to_archive on roles (closed_at) where state = 'closed';
