-- Links to a report that the company which invited its candidate makes, while the candidate allows it.

create table company_link_consents (
  attempt_id uuid not null
    constraint company_link_consents_attempt references attempts (id) on delete cascade,
  allowed boolean not null,
  changed_at timestamptz not null,
  constraint company_link_consents_pkey primary key (attempt_id)
);
comment on table company_link_consents is
  'whether the candidate lets the company that invited them make links to the report; without a row it may not';

alter table report_links
  add column by_company boolean not null default false,
  add constraint report_links_by_company check (not by_company or kind = 'share');
comment on column report_links.by_company is
  'made by the company of the assessment; the audit log names its member';
