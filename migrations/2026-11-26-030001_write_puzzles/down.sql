-- What was written for the grid goes; without these columns it could only be taken for a package.
delete from problem_drafts where kind = 'grid';
alter table problem_drafts
  drop constraint problem_drafts_published,
  drop column puzzle_id,
  drop column kind,
  add constraint problem_drafts_published check ((problem_version_id is not null)
    = (state in ('published', 'deprecated', 'quarantined', 'retired')));
delete from puzzles where company_id is not null or standing <> 'listed';
alter table puzzles
  drop column standing,
  drop column company_id;
