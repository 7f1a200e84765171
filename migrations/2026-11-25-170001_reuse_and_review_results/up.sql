-- What a company decides about the results of an assessment, earlier results that candidates share
-- instead of taking it again, and what its members see in a report.

create table result_rules (
  assessment_id uuid not null
    constraint result_rules_assessment references assessments (id) on delete cascade,
  cut_off integer,
  takes_earlier boolean not null default true,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  constraint result_rules_pkey primary key (assessment_id),
  constraint result_rules_cut_off check (cut_off between 0 and 1000),
  constraint result_rules_version check (version >= 1)
);
comment on column result_rules.cut_off is 'a line in the list of results; nobody is declined by it';

alter table invitations
  drop constraint invitations_state,
  add constraint invitations_state check (state in (
    'created', 'sent', 'opened', 'accepted', 'started', 'completed',
    'expired', 'cancelled', 'bounced', 'satisfied_by_share')),
  drop constraint invitations_user_known,
  add constraint invitations_user_known
    check (state not in ('accepted', 'started', 'completed', 'satisfied_by_share')
      or user_id is not null);
drop trigger invitations_transition on invitations;
create trigger invitations_transition before update of state on invitations
  for each row execute function check_transition(
    'created>sent', 'created>opened', 'created>accepted', 'created>expired',
    'created>cancelled', 'created>bounced', 'created>satisfied_by_share',
    'sent>opened', 'sent>accepted', 'sent>expired', 'sent>cancelled', 'sent>bounced',
    'sent>satisfied_by_share',
    'opened>accepted', 'opened>expired', 'opened>cancelled', 'opened>satisfied_by_share',
    'accepted>started', 'accepted>expired', 'accepted>cancelled',
    'accepted>satisfied_by_share',
    'started>completed', 'expired>sent');

create table reused_results (
  invitation_id uuid not null
    constraint reused_results_invitation references invitations (id) on delete cascade,
  attempt_id uuid not null
    constraint reused_results_attempt references attempts (id) on delete cascade,
  consent_text_version text not null,
  agreed_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint reused_results_pkey primary key (invitation_id),
  constraint reused_results_consent_length check (char_length(consent_text_version) between 1 and 40),
  constraint reused_results_withdrawn_later check (withdrawn_at >= agreed_at)
);
comment on table reused_results is
  'results of earlier attempts with which candidates answer invitations instead of taking them again';
create index reused_results_attempt_id on reused_results (attempt_id);

create table report_reviews (
  id uuid not null,
  attempt_id uuid not null
    constraint report_reviews_attempt references attempts (id) on delete cascade,
  company_id uuid not null
    constraint report_reviews_company references companies (id) on delete cascade,
  author_id uuid not null constraint report_reviews_author references users (id) on delete restrict,
  sheet text not null,
  state text not null default 'draft',
  version integer not null default 1,
  ratings jsonb not null,
  text text not null,
  read_before boolean not null default false,
  submitted_at timestamptz,
  changed_at timestamptz not null default now(),
  constraint report_reviews_pkey primary key (id),
  constraint report_reviews_of_member unique (attempt_id, company_id, sheet, author_id),
  constraint report_reviews_sheet check (sheet in ('code', 'walk_through', 'changed_requirement')),
  constraint report_reviews_state check (state in ('draft', 'submitted')),
  constraint report_reviews_version check (version >= 1),
  constraint report_reviews_ratings check (jsonb_typeof(ratings) = 'array'),
  constraint report_reviews_ratings_size check (octet_length(ratings::text) <= 20000),
  constraint report_reviews_text_length check (char_length(text) <= 4000),
  constraint report_reviews_submitted check ((state = 'draft') = (submitted_at is null))
);
comment on column report_reviews.read_before is
  'whether the author could read the others before they began: an owner who had not begun one';
create index report_reviews_company_id on report_reviews (company_id);
create index report_reviews_author_id on report_reviews (author_id);
create trigger report_reviews_transition before update of state on report_reviews
  for each row execute function check_transition('draft>submitted');

create table report_review_versions (
  review_id uuid not null
    constraint report_review_versions_review references report_reviews (id) on delete cascade,
  version integer not null,
  ratings jsonb not null,
  text text not null,
  submitted_at timestamptz not null,
  constraint report_review_versions_pkey primary key (review_id, version),
  constraint report_review_versions_text_length check (char_length(text) <= 4000)
);
