-- Which edition of the terms of use and of the privacy policy a person has agreed to, and when. An account keeps the last
-- edition of each, so that a request knows without another statement whether a newer one has to be shown.

create table agreements (
  user_id uuid not null references users (id),
  document text not null,
  edition text not null,
  agreed_at timestamptz not null default now(),
  primary key (user_id, document, edition),
  constraint agreements_document check (document in ('terms', 'privacy')),
  constraint agreements_edition_length check (char_length(edition) between 1 and 20)
);
comment on table agreements is 'what a person has agreed to, edition by edition; rows are added and never changed';

alter table users
  add column terms_edition text,
  add column privacy_edition text,
  add constraint users_terms_edition_length check (char_length(terms_edition) between 1 and 20),
  add constraint users_privacy_edition_length check (char_length(privacy_edition) between 1 and 20);
comment on column users.terms_edition is 'the last edition that was agreed to; null before any';
comment on column users.privacy_edition is 'the last edition that was agreed to; null before any';
