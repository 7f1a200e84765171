-- A person whom support has blocked: what they write is kept, and waits for nobody.
alter table support_conversations add column blocked_at timestamptz;
comment on column support_conversations.blocked_at is
  'since when its person is blocked; of one person the same in every conversation';
