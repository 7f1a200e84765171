-- What the two sides of an accepted introduction write to each other. docs/adr/0080 says what a message does.

create table introduction_messages (
  id uuid not null,
  introduction_id uuid not null
    constraint introduction_messages_introduction references introductions (id) on delete cascade,
  party text not null,
  author_id uuid
    constraint introduction_messages_author references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null,
  constraint introduction_messages_pkey primary key (id),
  constraint introduction_messages_party check (party in ('candidate', 'company')),
  constraint introduction_messages_text_length check (char_length(text) between 1 and 4000)
);
create index introduction_messages_of_introduction
  on introduction_messages (introduction_id, created_at desc, id desc);
create index introduction_messages_author_id on introduction_messages (author_id);

comment on column applications.answered_at is
  'when a person of the company first moved or declined it, or wrote to the candidate in an introduction;
   a decline that is taken back is no answer';
