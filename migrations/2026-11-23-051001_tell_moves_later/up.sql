-- A company's move is told in a moment, and not at all where it is undone before.

alter table applications
  add column unheard_from text,
  add column tell_at timestamptz,
  add constraint applications_unheard_from check (unheard_from in ('applied', 'screening',
    'released', 'shortlisted', 'assessment', 'interview', 'selected', 'offered', 'accepted',
    'placed', 'declined_by_company', 'withdrawn', 'offer_declined', 'offer_expired',
    'role_closed')),
  add constraint applications_unheard_is_whole
    check ((unheard_from is null) = (tell_at is null));
comment on column applications.unheard_from is
  'the last state that the candidate was told of, while a later one is still to be told';
create index applications_tell_at on applications (tell_at) where tell_at is not null;
