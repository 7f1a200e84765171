alter table drafts drop column edited_at;

alter table submissions disable trigger submissions_immutable;
update submissions set origin = 'timeout' where origin = 'finish';
alter table submissions
  enable trigger submissions_immutable,
  drop constraint submissions_origin,
  add constraint submissions_origin check (origin in ('candidate', 'timeout', 'regression'));
