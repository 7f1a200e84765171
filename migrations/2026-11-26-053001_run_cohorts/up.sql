-- Assessments that a partner runs for their students. ADR 53.
-- The release before this one reads company_id without null: it lists none of these, and starts none.
alter table assessments alter column company_id drop not null;
alter table assessments
  add column partner_id uuid constraint assessments_partner
    references partners (user_id) on delete restrict,
  add constraint assessments_owner check (num_nonnulls(company_id, partner_id) = 1),
  add constraint assessments_of_partner check (
    partner_id is null or
    (first_id is null and trial_of is null and not records_typing and ai_policy = 'off')
  );
create index assessments_partner_id on assessments (partner_id, created_at desc, id desc)
  where partner_id is not null;

create table cohorts (
  assessment_id uuid primary key constraint cohorts_assessment
    references assessments (id) on delete restrict,
  code text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  version integer not null default 1,
  constraint cohorts_code_key unique (code),
  constraint cohorts_code check (code ~ '^[A-Z2-9]{10}$'),
  constraint cohorts_window check (closes_at >= opens_at)
);

create table cohort_members (
  assessment_id uuid not null constraint cohort_members_cohort
    references cohorts (assessment_id) on delete restrict,
  user_id uuid not null constraint cohort_members_user
    references users (id) on delete restrict,
  invitation_id uuid not null constraint cohort_members_invitation
    references invitations (id) on delete cascade,
  consent_text_version text not null,
  agreed_at timestamptz not null,
  shows_result boolean not null default false,
  version integer not null default 1,
  constraint cohort_members_pkey primary key (assessment_id, user_id),
  constraint cohort_members_invitation_key unique (invitation_id),
  constraint cohort_members_consent check (char_length(consent_text_version) between 1 and 40)
);
create index cohort_members_user_id on cohort_members (user_id);
create index cohort_members_shown on cohort_members (assessment_id, agreed_at desc, user_id desc)
  where shows_result;
