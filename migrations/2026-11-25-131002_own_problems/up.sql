-- A problem that belongs to a company is seen in its own assessments and nowhere else.
alter table problems
  add column company_id uuid constraint problems_company references companies (id) on delete restrict,
  add constraint problems_private_is_not_practice check (company_id is null or not practice);
comment on column problems.company_id is 'Whose private problem it is; null for the bank''s.';
create index problems_company_id on problems (company_id);
