-- Extra time that an invited person asks for, and what the company answers.

create table accommodation_requests (
  id uuid not null,
  invitation_id uuid not null
    constraint accommodation_requests_invitation references invitations (id) on delete cascade,
  state text not null default 'asked',
  version integer not null default 1,
  percent integer not null,
  text text,
  base_percent integer not null,
  granted_percent integer,
  reason text,
  decided_by uuid constraint accommodation_requests_decided_by
    references users (id) on delete restrict,
  asked_at timestamptz not null,
  decided_at timestamptz,
  constraint accommodation_requests_pkey primary key (id),
  constraint accommodation_requests_one unique (invitation_id),
  constraint accommodation_requests_state
    check (state in ('asked', 'granted', 'declined', 'withdrawn')),
  constraint accommodation_requests_version check (version >= 1),
  constraint accommodation_requests_percent check (percent between 10 and 300),
  constraint accommodation_requests_text_length check (char_length(text) between 1 and 1000),
  constraint accommodation_requests_base check (base_percent between 0 and 300),
  constraint accommodation_requests_granted check (granted_percent between 10 and 300),
  constraint accommodation_requests_granted_when
    check ((state = 'granted') = (granted_percent is not null)),
  constraint accommodation_requests_reason_length check (char_length(reason) between 1 and 1000),
  constraint accommodation_requests_decided
    check ((state in ('granted', 'declined')) = (decided_at is not null)
      and (decided_at is null) = (decided_by is null))
);
comment on column accommodation_requests.text is
  'what the person says of why; may say something of their health; removed 30 days after the decision';
comment on column accommodation_requests.base_percent is
  'the extra time that the invitation had without the request; the higher of both holds';
create index accommodation_requests_decided_by on accommodation_requests (decided_by);
create index accommodation_requests_texts on accommodation_requests (coalesce(decided_at, asked_at))
  where text is not null or reason is not null;
create trigger accommodation_requests_transition before update of state on accommodation_requests
  for each row execute function check_transition(
    'asked>granted', 'asked>declined', 'asked>withdrawn', 'granted>asked', 'granted>withdrawn',
    'declined>asked', 'declined>granted', 'declined>withdrawn', 'withdrawn>asked');
