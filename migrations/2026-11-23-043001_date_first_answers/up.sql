-- When a person of the company first answered an applicant, for its public reply rate.

alter table applications add column answered_at timestamptz;

update applications set answered_at = (
  select min(log.at) from audit_log log
    where log.object_id = applications.id
      and log.object_kind = 'application'
      and log.actor_id is not null
      and log.at >= applications.released_at
      and (log.action in ('shortlist', 'assess', 'interview', 'select', 'offer', 'move_back')
           or (log.action = 'decline' and applications.state = 'declined_by_company')))
  where released_at is not null;

alter table applications add constraint applications_answered_were_released
  check (answered_at is null or released_at is not null);
comment on column applications.answered_at is
  'when a person of the company first moved or declined it; a decline that is taken back is no answer';
