-- The end of an attempt submits what is in the editor in whatever way it comes, and says so of each submission.
-- The release before writes no 'finish', and reads a submission's origin only where it is 'candidate'.
alter table submissions
  drop constraint submissions_origin,
  add constraint submissions_origin
    check (origin in ('candidate', 'finish', 'timeout', 'regression'));

-- Of several drafts of a task the last edited is submitted; what was typed offline arrives in another order.
alter table drafts add column edited_at timestamptz not null default now();
update drafts set edited_at = saved_at;
comment on column drafts.edited_at is
  'when the text was last changed, by the clock of the server, as far as the browser says';
