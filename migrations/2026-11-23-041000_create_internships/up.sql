-- Internships, from the accepted offer to their end.

create table internships (
  id uuid not null,
  application_id uuid not null
    constraint internships_application references applications (id) on delete cascade,
  candidate_id uuid
    constraint internships_candidate references users (id) on delete restrict,
  company_id uuid not null
    constraint internships_company references companies (id) on delete restrict,
  role_title text not null,
  state text not null default 'pending_documents',
  version integer not null default 1,
  starts_on date not null,
  ends_on date not null,
  supervisor_id uuid
    constraint internships_supervisor references users (id) on delete restrict,
  contact_id uuid not null
    constraint internships_contact references users (id) on delete restrict,
  reason text,
  ended_by text,
  began_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  looked_on date not null,
  constraint internships_pkey primary key (id),
  constraint internships_one_for_an_application unique (application_id),
  constraint internships_state check (state in ('pending_documents', 'ready', 'active', 'extended',
    'completed', 'converted', 'ended_early', 'cancelled')),
  constraint internships_version check (version >= 1),
  constraint internships_role_title_length check (char_length(role_title) between 1 and 80),
  constraint internships_ends_after_it_starts check (ends_on > starts_on),
  constraint internships_reason_length check (char_length(reason) between 1 and 2000),
  constraint internships_ended_by
    check (ended_by in ('company', 'candidate', 'admin', 'system')),
  constraint internships_end
    check ((state in ('ended_early', 'cancelled')) = (ended_by is not null))
);
comment on column internships.contact_id is
  'who of the company made the offer, and is notified while they belong to it';
comment on column internships.looked_on is 'the day on which it was last looked what is due';
create index internships_of_candidate on internships (candidate_id, began_at desc, id desc);
create index internships_of_company on internships (company_id, began_at desc, id desc);
create index internships_of_supervisor on internships (supervisor_id);
create index internships_of_contact on internships (contact_id);
create index internships_onboarding on internships (starts_on, id)
  where state in ('pending_documents', 'ready');
create index internships_to_look_at on internships (looked_on, id)
  where state in ('pending_documents', 'ready', 'active');
create trigger internships_transition before update of state on internships
  for each row execute function check_transition(
    'pending_documents>ready', 'ready>active', 'active>completed', 'completed>converted',
    'active>extended', 'extended>active', 'active>ended_early', 'pending_documents>cancelled',
    'ready>cancelled');
