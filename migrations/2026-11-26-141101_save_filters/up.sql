-- Filters of the admin's lists under names of their own. Each is of one account and of one list.
create table saved_filters (
  id uuid primary key,
  user_id uuid not null
    constraint saved_filters_user references users (id) on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  changed_at timestamptz not null,
  constraint saved_filters_name_key unique (user_id, list, name),
  constraint saved_filters_list check (list in (
    'onboard_companies', 'manage_companies', 'manage_interns', 'unpublished_roles', 'partners',
    'partner_applications', 'interviews', 'support_chat', 'manage_onboarding', 'presence',
    'integrity', 'network_graph')),
  constraint saved_filters_name_length check (char_length(name) between 1 and 60),
  constraint saved_filters_query_length check (char_length(query) between 1 and 500)
);
comment on column saved_filters.query is 'as an address holds it, without a question mark';
create trigger saved_filters_fixed before update of id, user_id, list on saved_filters
  for each row execute function refuse_change();
