-- Applications for roles, and the résumés that were sent with them.

create table resumes (
  id uuid not null,
  user_id uuid not null constraint resumes_user references users (id) on delete cascade,
  kind text not null,
  name text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  constraint resumes_pkey primary key (id),
  constraint resumes_kind check (kind in ('pdf', 'json')),
  constraint resumes_name_length check (char_length(name) between 1 and 120),
  constraint resumes_content_size check (octet_length(content) between 1 and 5242880)
);
create index resumes_of_user on resumes (user_id);

create table applications (
  id uuid not null,
  role_id uuid not null constraint applications_role references roles (id) on delete cascade,
  candidate_id uuid constraint applications_candidate references users (id) on delete set null,
  state text not null default 'applied',
  version integer not null default 1,
  profile jsonb not null,
  answers jsonb not null default '[]',
  note text,
  resume_id uuid constraint applications_resume references resumes (id) on delete set null,
  waived_by uuid constraint applications_waived_by references users (id) on delete restrict,
  waived_at timestamptz,
  decline_code text,
  decline_text text,
  declined_by uuid constraint applications_declined_by references users (id) on delete restrict,
  declined_from text,
  applied_at timestamptz not null default now(),
  released_at timestamptz,
  moved_at timestamptz not null default now(),
  news_by timestamptz,
  constraint applications_pkey primary key (id),
  constraint applications_of_person unique (role_id, candidate_id),
  constraint applications_state check (state in ('applied', 'screening', 'released', 'shortlisted',
    'assessment', 'interview', 'selected', 'offered', 'accepted', 'placed', 'declined_by_company',
    'withdrawn', 'offer_declined', 'offer_expired', 'role_closed')),
  constraint applications_version check (version >= 1),
  constraint applications_profile check (jsonb_typeof(profile) = 'object'),
  constraint applications_profile_size check (octet_length(profile::text) <= 20000),
  constraint applications_answers check (jsonb_typeof(answers) = 'array'),
  constraint applications_answers_size check (octet_length(answers::text) <= 100000),
  constraint applications_note_length check (char_length(note) between 1 and 2000),
  constraint applications_waiver_has_a_person check ((waived_by is null) = (waived_at is null)),
  constraint applications_decline_code check (decline_code in ('requirements', 'skills',
    'experience', 'availability', 'location', 'filled', 'other')),
  constraint applications_decline_text_length check (char_length(decline_text) between 1 and 2000),
  constraint applications_declined_from check (declined_from in ('applied', 'screening', 'released',
    'shortlisted', 'assessment', 'interview', 'selected', 'offered', 'accepted')),
  constraint applications_decline_has_a_person check (state <> 'declined_by_company'
    or (declined_by is not null and decline_code is not null and declined_from is not null)),
  constraint applications_news_are_to_come check (news_by is null
    or state in ('applied', 'screening', 'released', 'shortlisted', 'assessment', 'interview',
      'selected', 'offered', 'accepted', 'declined_by_company'))
);
comment on column applications.profile is 'what the person said of themselves when they applied';
comment on column applications.moved_at is 'since when the application is in its state';
comment on column applications.declined_from is
  'the state before a decline, which goes back there when it is reconsidered';
comment on column applications.news_by is
  'when the person hears of it next, if only that nothing has changed; of a decline, from then on';
create index applications_board on applications (role_id, state, applied_at, id);
create index applications_of_candidate on applications (candidate_id, applied_at desc, id desc);
create index applications_resume_id on applications (resume_id);
create index applications_news on applications (news_by) where news_by is not null;
create trigger applications_transition before update of state on applications
  for each row execute function check_transition(
    'applied>screening', 'screening>released', 'released>shortlisted', 'shortlisted>assessment',
    'assessment>shortlisted', 'shortlisted>interview', 'assessment>interview',
    'interview>selected', 'selected>offered', 'offered>accepted', 'accepted>placed',
    'shortlisted>released', 'interview>shortlisted', 'selected>interview', 'offered>selected',
    'offered>offer_declined', 'offered>offer_expired',
    'applied>declined_by_company', 'screening>declined_by_company',
    'released>declined_by_company', 'shortlisted>declined_by_company',
    'assessment>declined_by_company', 'interview>declined_by_company',
    'selected>declined_by_company', 'offered>declined_by_company',
    'accepted>declined_by_company',
    'declined_by_company>applied', 'declined_by_company>screening',
    'declined_by_company>released', 'declined_by_company>shortlisted',
    'declined_by_company>assessment', 'declined_by_company>interview',
    'declined_by_company>selected', 'declined_by_company>offered',
    'declined_by_company>accepted',
    'applied>withdrawn', 'screening>withdrawn', 'released>withdrawn', 'shortlisted>withdrawn',
    'assessment>withdrawn', 'interview>withdrawn', 'selected>withdrawn', 'offered>withdrawn',
    'accepted>withdrawn',
    'applied>role_closed', 'screening>role_closed', 'released>role_closed',
    'shortlisted>role_closed', 'assessment>role_closed', 'interview>role_closed',
    'selected>role_closed', 'offered>role_closed', 'accepted>role_closed');
