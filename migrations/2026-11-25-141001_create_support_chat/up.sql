-- Conversations of people with support.

create sequence support_events;

create table support_conversations (
  id uuid not null,
  user_id uuid not null
    constraint support_conversations_user references users (id) on delete restrict,
  state text not null default 'open',
  priority text not null default 'medium',
  labels text[] not null default '{}',
  version integer not null default 1,
  last_number integer not null default 0,
  last_answer integer not null default 0,
  user_delivered integer not null default 0,
  user_read integer not null default 0,
  admin_delivered integer not null default 0,
  admin_read integer not null default 0,
  mailed_number integer not null default 0,
  waiting_since timestamptz,
  snoozed_until timestamptz,
  resolved_at timestamptz,
  rating smallint,
  event_id bigint not null default nextval('support_events'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint support_conversations_pkey primary key (id),
  constraint support_conversations_state
    check (state in ('open', 'pending', 'snoozed', 'resolved')),
  constraint support_conversations_priority
    check (priority in ('low', 'medium', 'high', 'urgent')),
  constraint support_conversations_labels check (cardinality(labels) <= 10),
  constraint support_conversations_version check (version >= 1),
  constraint support_conversations_numbers check (
    last_answer between 0 and last_number
    and user_read between 0 and user_delivered and user_delivered <= last_number
    and admin_read between 0 and admin_delivered and admin_delivered <= last_number
    and mailed_number between 0 and last_number),
  constraint support_conversations_snoozed
    check ((state = 'snoozed') = (snoozed_until is not null)),
  constraint support_conversations_resolved
    check ((state = 'resolved') = (resolved_at is not null)),
  constraint support_conversations_rating check (rating between 1 and 5)
);
comment on column support_conversations.last_answer is 'the number of the newest message of support';
comment on column support_conversations.mailed_number is
  'the newest message of support that was mailed because nobody had read it';
comment on column support_conversations.event_id is 'grows with every change';
create unique index support_conversations_one_open on support_conversations (user_id)
  where state <> 'resolved';
create index support_conversations_of_user on support_conversations (user_id, created_at desc);
create index support_conversations_queue
  on support_conversations (state, coalesce(waiting_since, changed_at), id);
create trigger support_conversations_transition before update of state on support_conversations
  for each row execute function check_transition(
    'open>pending', 'open>snoozed', 'open>resolved', 'pending>open', 'pending>snoozed',
    'pending>resolved', 'snoozed>open', 'snoozed>pending', 'snoozed>resolved', 'resolved>open');

create table support_messages (
  conversation_id uuid not null
    constraint support_messages_conversation references support_conversations (id)
    on delete cascade,
  number integer not null,
  side text not null,
  author_id uuid constraint support_messages_author references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null,
  constraint support_messages_pkey primary key (conversation_id, number),
  constraint support_messages_number check (number >= 1),
  constraint support_messages_side check (side in ('user', 'admin')),
  constraint support_messages_text_length check (char_length(text) <= 4000)
);
comment on column support_messages.number is 'counts within the conversation, without gaps';
create index support_messages_author on support_messages (author_id);

create table support_notes (
  id uuid not null,
  conversation_id uuid not null
    constraint support_notes_conversation references support_conversations (id)
    on delete cascade,
  author_id uuid constraint support_notes_author references users (id) on delete set null,
  after_number integer not null,
  text text not null,
  created_at timestamptz not null,
  constraint support_notes_pkey primary key (id),
  constraint support_notes_text_length check (char_length(text) between 1 and 4000)
);
create index support_notes_of_conversation on support_notes (conversation_id, id);
create index support_notes_author on support_notes (author_id);

create table support_attachments (
  id uuid not null,
  uploader_id uuid not null
    constraint support_attachments_uploader references users (id) on delete restrict,
  conversation_id uuid,
  number integer,
  kind text not null,
  name text not null,
  content bytea not null,
  created_at timestamptz not null,
  constraint support_attachments_pkey primary key (id),
  constraint support_attachments_message foreign key (conversation_id, number)
    references support_messages (conversation_id, number) on delete cascade,
  constraint support_attachments_both check ((conversation_id is null) = (number is null)),
  constraint support_attachments_kind check (kind in ('png', 'jpg', 'pdf', 'txt')),
  constraint support_attachments_name_length check (char_length(name) between 1 and 130),
  constraint support_attachments_size check (octet_length(content) <= 20971520)
);
comment on column support_attachments.conversation_id is 'null until it is sent with a message';
create index support_attachments_of_message on support_attachments (conversation_id, number);
create index support_attachments_uploader on support_attachments (uploader_id);
create index support_attachments_unsent on support_attachments (created_at)
  where conversation_id is null;

create table support_canned_replies (
  key text not null,
  text text not null,
  changed_at timestamptz not null,
  constraint support_canned_replies_pkey primary key (key),
  constraint support_canned_replies_key check (key ~ '^[a-z0-9-]{1,30}$'),
  constraint support_canned_replies_text_length check (char_length(text) between 1 and 4000)
);
