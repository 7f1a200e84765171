-- What recordings of attempts show, and the cases in which people ask and answer about it.

alter table attempts add column not_verified_at timestamptz;
comment on column attempts.not_verified_at is
  'since when a decided breach stands; its own company and the candidate see it, nobody else';

alter table attempt_leases add column overlap_count integer not null default 0
  constraint attempt_leases_overlaps check (overlap_count >= 0);
comment on column attempt_leases.overlap_count is
  'how often another tab took over while the one before was connected';

create table integrity_examinations (
  attempt_id uuid not null
    constraint integrity_examinations_attempt references attempts (id) on delete cascade,
  due_at timestamptz not null,
  examined_at timestamptz,
  level text,
  findings jsonb,
  rules jsonb,
  constraint integrity_examinations_pkey primary key (attempt_id),
  constraint integrity_examinations_level check (level in ('none', 'note', 'review')),
  constraint integrity_examinations_done check (
    (examined_at is null) = (level is null)
    and (examined_at is null) = (findings is null)
    and (examined_at is null) = (rules is null))
);
create index integrity_examinations_due on integrity_examinations (due_at)
  where examined_at is null;

create table integrity_cases (
  id uuid not null,
  attempt_id uuid not null
    constraint integrity_cases_attempt references attempts (id) on delete cascade,
  state text not null default 'open',
  version integer not null default 1,
  opened_at timestamptz not null,
  answer_until timestamptz,
  draft text not null default '',
  answer text,
  answered_at timestamptz,
  outcome text,
  reason text,
  decided_by uuid constraint integrity_cases_decided_by references users (id) on delete restrict,
  decided_as text,
  decided_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  final_outcome text,
  final_reason text,
  final_by uuid constraint integrity_cases_final_by references users (id) on delete restrict,
  final_at timestamptz,
  constraint integrity_cases_pkey primary key (id),
  constraint integrity_cases_one unique (attempt_id),
  constraint integrity_cases_state check (state in ('open', 'candidate_notified', 'answered',
    'no_answer', 'explained', 'unproven', 'breach', 'appealed', 'final')),
  constraint integrity_cases_version check (version >= 1),
  constraint integrity_cases_notified check (state = 'open' or answer_until is not null),
  constraint integrity_cases_draft_length check (char_length(draft) <= 4000),
  constraint integrity_cases_answer_length check (char_length(answer) between 1 and 4000),
  constraint integrity_cases_answered check ((answer is null) = (answered_at is null)),
  constraint integrity_cases_in_time check (answered_at <= answer_until),
  constraint integrity_cases_outcome check (outcome in ('explained', 'unproven', 'breach')),
  constraint integrity_cases_reason_length check (char_length(reason) between 1 and 4000),
  constraint integrity_cases_decided_as check (decided_as in ('company', 'admin')),
  constraint integrity_cases_decided check (
    (outcome is null) = (decided_at is null) and (outcome is null) = (reason is null)
    and (outcome is null) = (decided_as is null)),
  constraint integrity_cases_appeal_length check (char_length(appeal) between 1 and 4000),
  constraint integrity_cases_appealed check ((appeal is null) = (appealed_at is null)),
  constraint integrity_cases_appeal_in_time
    check (appealed_at <= decided_at + interval '14 days'),
  constraint integrity_cases_final_outcome
    check (final_outcome in ('explained', 'unproven', 'breach')),
  constraint integrity_cases_final_reason_length
    check (char_length(final_reason) between 1 and 4000),
  constraint integrity_cases_final check (
    (final_outcome is null) = (final_at is null) and (final_outcome is null) = (final_reason is null)
    and (state = 'final') = (final_outcome is not null)),
  constraint integrity_cases_state_decided check (
    (state in ('open', 'candidate_notified', 'answered', 'no_answer')) = (outcome is null)
    and (state not in ('explained', 'unproven', 'breach') or state = outcome))
);
comment on column integrity_cases.draft is
  'what the candidate has written and not sent; nobody else reads it';
create index integrity_cases_newest on integrity_cases (opened_at desc, id desc);
create index integrity_cases_lapsing on integrity_cases (answer_until)
  where state = 'candidate_notified';
create index integrity_cases_decided_by on integrity_cases (decided_by);
create index integrity_cases_final_by on integrity_cases (final_by);
create trigger integrity_cases_transition before update of state on integrity_cases
  for each row execute function check_transition(
    'open>candidate_notified', 'candidate_notified>answered', 'candidate_notified>no_answer',
    'answered>explained', 'answered>unproven', 'answered>breach',
    'no_answer>explained', 'no_answer>unproven', 'no_answer>breach',
    'unproven>appealed', 'breach>appealed', 'appealed>final');

alter table report_links drop constraint report_links_sections;
alter table report_links add constraint report_links_sections
  check (sections <@ array['name', 'tests', 'code', 'playback', 'integrity']
    and cardinality(sections) <= 5);
