comment on column applications.answered_at is
  'when a person of the company first moved or declined it; a decline that is taken back is no answer';
drop table introduction_messages;
