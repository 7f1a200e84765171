-- The admin sees whether a company still uses Assay. A day says that; a time would say when somebody works.
alter table users add column visited_on date;
comment on column users.visited_on is
  'the last day, UTC, on which somebody who belongs to companies had a page open; null for everybody else';
