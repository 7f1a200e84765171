-- Work to be done outside a request: jobs, the processes that do them, and mail to be sent.

create table workers (
  id uuid primary key,
  lock_key bigint not null,
  host text not null,
  languages jsonb not null,
  isolation text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  stopped_at timestamptz,
  constraint workers_lock_key_key unique (lock_key),
  constraint workers_host_length check (char_length(host) between 1 and 255),
  constraint workers_isolation_length check (char_length(isolation) between 1 and 200),
  constraint workers_languages_shape
    check (jsonb_typeof(languages) = 'array' and octet_length(languages::text) <= 65536)
);
comment on column workers.lock_key is
  'the session advisory lock this worker holds while it lives; free means it is gone';

create table jobs (
  id uuid primary key,
  kind text not null,
  subject uuid not null,
  generation integer not null default 1,
  priority smallint not null default 0,
  fair_key uuid,
  state text not null default 'queued',
  attempt integer not null default 0,
  max_attempts integer not null default 3,
  run_after timestamptz not null default now(),
  lease_token uuid,
  lease_until timestamptz,
  leased_at timestamptz,
  worker_id uuid constraint jobs_worker references workers (id) on delete restrict,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint jobs_subject_key unique (kind, subject, generation),
  constraint jobs_kind check (kind in ('judge', 'mail')),
  constraint jobs_state check (state in ('queued', 'leased', 'done', 'dead')),
  constraint jobs_generation check (generation >= 1),
  constraint jobs_attempt check (attempt between 0 and max_attempts),
  constraint jobs_max_attempts check (max_attempts between 1 and 100),
  constraint jobs_last_error_length check (char_length(last_error) <= 2000),
  constraint jobs_lease check (
    (state = 'leased') = (lease_token is not null)
    and (state = 'leased') = (lease_until is not null)
    and (state <> 'leased' or worker_id is not null)),
  constraint jobs_finished check ((state in ('done', 'dead')) = (finished_at is not null))
);
comment on column jobs.subject is 'the submission or the mail the job is about, by kind';
comment on column jobs.fair_key is 'whose turn a claim counts as; null shares with nobody';
create index jobs_waiting on jobs (kind, priority, created_at, id) where state = 'queued';
create index jobs_leased on jobs (lease_until) where state = 'leased';
create index jobs_recent on jobs (leased_at) where fair_key is not null;
create index jobs_dead on jobs (finished_at) where state = 'dead';
create index jobs_worker_id on jobs (worker_id);
create trigger jobs_transition before update of state on jobs
  for each row execute function check_transition(
    'queued>leased', 'leased>queued', 'leased>done', 'leased>dead', 'dead>queued');

create table mail_messages (
  id uuid primary key,
  dedup_key text not null,
  to_email text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  state text not null default 'queued',
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_messages_dedup_key_key unique (dedup_key),
  constraint mail_messages_dedup_key_length check (char_length(dedup_key) between 1 and 200),
  constraint mail_messages_to_email_length check (char_length(to_email) between 3 and 320),
  constraint mail_messages_subject_form
    check (char_length(subject) between 1 and 200 and subject !~ '[\r\n]'),
  constraint mail_messages_text_body_length check (octet_length(text_body) between 1 and 131072),
  constraint mail_messages_html_body_length check (octet_length(html_body) between 1 and 262144),
  constraint mail_messages_state check (state in ('queued', 'sent', 'failed')),
  constraint mail_messages_attempts check (attempts >= 0),
  constraint mail_messages_last_error_length check (char_length(last_error) <= 2000),
  constraint mail_messages_sent check ((state = 'sent') = (sent_at is not null))
);
create index mail_messages_created_at on mail_messages (created_at desc, id desc);
create trigger mail_messages_transition before update of state on mail_messages
  for each row execute function check_transition(
    'queued>sent', 'queued>failed', 'failed>queued', 'failed>sent');
create trigger mail_messages_immutable
  before update of dedup_key, to_email, subject, text_body, html_body on mail_messages
  for each row execute function refuse_change();
