-- What the mails say in which people answer support: their own words and what the chat folds away, by turns.
create table support_mails (
  conversation_id uuid not null,
  number integer not null,
  parts text[] not null,
  is_cut boolean not null default false,
  created_at timestamptz not null,
  constraint support_mails_pkey primary key (conversation_id, number),
  constraint support_mails_message foreign key (conversation_id, number)
    references support_messages (conversation_id, number) on delete cascade,
  -- 100,000 characters of at most four bytes, and what joins them.
  constraint support_mails_size
    check (cardinality(parts) > 0 and octet_length(array_to_string(parts, '')) <= 500000)
);
create index support_mails_created_at on support_mails (created_at);
