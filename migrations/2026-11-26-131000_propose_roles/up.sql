-- The admin proposes a role to a candidate, who says yes or no: nobody is applied for without that.
create table role_proposals (
  id uuid primary key,
  role_id uuid not null
    constraint role_proposals_role references roles (id) on delete cascade,
  candidate_id uuid not null
    constraint role_proposals_candidate references users (id) on delete cascade,
  -- Absent where the operator proposed it at the command line.
  proposed_by uuid
    constraint role_proposals_proposed_by references users (id) on delete set null,
  note text not null,
  state text not null default 'proposed',
  -- Why somebody declines is their own record.
  reason text,
  version integer not null default 1,
  proposed_at timestamptz not null,
  ended_at timestamptz,
  constraint role_proposals_note_length check (char_length(note) between 20 and 2000),
  constraint role_proposals_state
    check (state in ('proposed', 'accepted', 'declined', 'expired', 'withdrawn')),
  constraint role_proposals_reason_length check (char_length(reason) between 1 and 2000),
  constraint role_proposals_reason_of_a_no check (reason is null or state = 'declined'),
  constraint role_proposals_ended check ((state = 'proposed') = (ended_at is null))
);
create unique index role_proposals_open on role_proposals (role_id, candidate_id)
  where state = 'proposed';
create index role_proposals_of_role on role_proposals (role_id, candidate_id);
create index role_proposals_of_candidate
  on role_proposals (candidate_id, proposed_at desc, id desc);
create index role_proposals_of_admin on role_proposals (proposed_by);
create index role_proposals_waiting on role_proposals (proposed_at) where state = 'proposed';
create trigger role_proposals_transition before update of state on role_proposals
  for each row execute function check_transition(
    'proposed>accepted', 'proposed>declined', 'proposed>expired', 'proposed>withdrawn');
create trigger role_proposals_immutable before update of role_id, note, proposed_at on role_proposals
  for each row execute function refuse_change();
