-- What a company decides about somebody whose result it reads, whom it invited without a role.

create table result_decisions (
  invitation_id uuid not null
    constraint result_decisions_invitation references invitations (id) on delete cascade,
  state text not null,
  version integer not null default 1,
  decline_code text,
  decline_text text,
  decided_by uuid not null
    constraint result_decisions_decided_by references users (id) on delete restrict,
  decided_at timestamptz not null,
  news_at timestamptz,
  constraint result_decisions_pkey primary key (invitation_id),
  constraint result_decisions_state check (state in ('undecided', 'advanced', 'held', 'declined')),
  constraint result_decisions_version check (version >= 1),
  constraint result_decisions_decline_code check (decline_code in (
    'skills', 'experience', 'availability', 'location', 'filled', 'other')),
  constraint result_decisions_decline_known check ((state = 'declined') = (decline_code is not null)),
  constraint result_decisions_decline_text check (char_length(decline_text) between 1 and 2000),
  constraint result_decisions_decline_said check (decline_text is null or decline_code is not null),
  constraint result_decisions_news check (news_at is null or state in ('advanced', 'declined'))
);
comment on column result_decisions.news_at is
  'when the candidate is notified; null once they are, and for what is no news to them';
create index result_decisions_decided_by on result_decisions (decided_by);
create index result_decisions_news_at on result_decisions (news_at) where news_at is not null;
create trigger result_decisions_transition before update of state on result_decisions
  for each row execute function check_transition(
    'undecided>advanced', 'undecided>held', 'undecided>declined',
    'held>advanced', 'held>declined', 'held>undecided',
    'advanced>held', 'advanced>declined', 'advanced>undecided',
    'declined>undecided');
