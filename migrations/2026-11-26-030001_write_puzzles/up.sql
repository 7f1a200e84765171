-- Grid puzzles are written in the problem builder as problems are, for everybody or for one company.

alter table puzzles
  add column company_id uuid constraint puzzles_company references companies (id) on delete restrict,
  add column standing text not null default 'listed',
  add constraint puzzles_standing check (standing in ('listed', 'unlisted', 'withheld'));
comment on column puzzles.company_id is 'whose private puzzle it is; null for everybody''s';
comment on column puzzles.standing is
  'unlisted: found by its address only; withheld: nobody tries it any more';
create index puzzles_company_id on puzzles (company_id);

alter table problem_drafts
  add column kind text not null default 'code',
  add column puzzle_id uuid
    constraint problem_drafts_puzzle references puzzles (id) on delete restrict,
  add constraint problem_drafts_kind check (kind in ('code', 'grid')),
  drop constraint problem_drafts_published,
  add constraint problem_drafts_published check (
    (problem_version_id is not null or puzzle_id is not null)
      = (state in ('published', 'deprecated', 'quarantined', 'retired'))
    and (problem_version_id is null or kind = 'code')
    and (puzzle_id is null or kind = 'grid'));
comment on column problem_drafts.puzzle_id is 'the puzzle that it became';
create index problem_drafts_puzzle_id on problem_drafts (puzzle_id);
