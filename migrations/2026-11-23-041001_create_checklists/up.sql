-- What has to be done before an internship begins: templates, and the items of each internship.

create table checklist_templates (
  id uuid not null,
  company_id uuid
    constraint checklist_templates_company references companies (id) on delete cascade,
  version integer not null,
  items jsonb not null,
  saved_at timestamptz not null default now(),
  constraint checklist_templates_pkey primary key (id),
  constraint checklist_templates_one_of_a_version unique nulls not distinct (company_id, version),
  constraint checklist_templates_version check (version >= 1),
  constraint checklist_templates_items
    check (jsonb_typeof(items) = 'array' and octet_length(items::text) <= 65536)
);
comment on column checklist_templates.company_id is
  'null for the template of companies that have none of their own';
create trigger checklist_templates_immutable before update on checklist_templates
  for each row execute function refuse_change();

create table internship_items (
  id uuid not null,
  internship_id uuid not null
    constraint internship_items_internship references internships (id) on delete cascade,
  position integer not null,
  title text not null,
  help text,
  owner text not null,
  due_on date not null,
  required boolean not null,
  asks boolean not null,
  state text not null default 'todo',
  version integer not null default 1,
  text text,
  answer boolean,
  reason text,
  changed_at timestamptz not null default now(),
  constraint internship_items_pkey primary key (id),
  constraint internship_items_in_order unique (internship_id, position),
  constraint internship_items_position check (position between 1 and 30),
  constraint internship_items_title_length check (char_length(title) between 1 and 120),
  constraint internship_items_help_length check (char_length(help) between 1 and 500),
  constraint internship_items_owner check (owner in ('company', 'candidate', 'admin')),
  constraint internship_items_state check (state in ('todo', 'submitted', 'approved', 'rejected')),
  constraint internship_items_version check (version >= 1),
  constraint internship_items_text_length check (char_length(text) between 1 and 500),
  constraint internship_items_answer check (asks or answer is null),
  constraint internship_items_reason_length check (char_length(reason) between 1 and 2000)
);
comment on column internship_items.answer is
  'yes or no, where the item asks for it; no document is stored';
create index internship_items_open on internship_items (internship_id, due_on)
  where state in ('todo', 'rejected');
create trigger internship_items_transition before update of state on internship_items
  for each row execute function check_transition(
    'todo>submitted', 'submitted>approved', 'submitted>rejected', 'rejected>submitted');
