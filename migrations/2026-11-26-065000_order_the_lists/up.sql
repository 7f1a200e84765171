-- The admin's lists and the catalogue in their order, so that a page reads its own rows (docs/PERFORMANCE.md).
create index companies_newest on companies (created_at desc, id desc);
create index companies_of_state on companies (state, created_at desc, id desc);
create index roles_submitted on roles (submitted_at, id);
create index roles_published on roles (published_at desc, id desc) where live_state is not null;
create index integrity_cases_queue on integrity_cases (state, opened_at desc, id desc);
create index presences_there on presences (since desc, user_id desc) where left_at is null;
create index support_conversations_changes on support_conversations (event_id desc);
create index problems_newest on problems (created_at desc, id desc);
