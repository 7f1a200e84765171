-- How answers are written, as browsers record it, where the candidate agreed.

alter table assessments add column records_typing boolean not null default true;
comment on column assessments.records_typing is
  'whether candidates are asked to agree; attempts.consent_text_version says to what they agreed';

create table recording_batches (
  attempt_id uuid not null
    constraint recording_batches_attempt references attempts (id) on delete cascade,
  task_id uuid not null
    constraint recording_batches_task references assessment_tasks (id) on delete cascade,
  number integer not null,
  previous bytea not null,
  link bytea not null,
  items integer not null,
  t_ms integer not null,
  bytes bigint not null,
  payload bytea not null,
  received_at timestamptz not null default now(),
  constraint recording_batches_pkey primary key (attempt_id, task_id, number),
  constraint recording_batches_number check (number >= 1),
  constraint recording_batches_chain
    check (octet_length(previous) = 32 and octet_length(link) = 32),
  constraint recording_batches_counts check (items >= 1 and t_ms >= 0),
  constraint recording_batches_bytes check (bytes between 1 and 8388608),
  constraint recording_batches_payload check (octet_length(payload) between 1 and 393216)
);
create index recording_batches_by_task on recording_batches (task_id);
comment on table recording_batches is
  'payload is the deflated text of a batch; link is the SHA-256 of previous and that text; items, t_ms and bytes are those of the recording up to this batch';
