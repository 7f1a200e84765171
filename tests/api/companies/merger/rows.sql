-- More of the company of person.sql, until every table that names a company has a row of it; and, where something can
-- be there twice, the same at the company that it is merged into.
set session_replication_role = replica;

update users set disabled_at = null;
delete from notification_settings;
update companies set state = 'approved';
update invoices set state = 'paid', paid = gross, period_from = current_date - 3, period_to = current_date + 3;
insert into invoices (id, company_id, buyer_name, currency, terms_days, period_from, period_to, net, tax, gross,
    created_at, changed_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'canary Ltd', 'EUR', 14, '2027-01-01', '2027-01-31',
   100, 19, 119, now(), now());

insert into team_invitations (id, company_id, email, role, token_sha256) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'tess@example.com', 'reviewer', sha256('1')),
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'both@example.com', 'reviewer', sha256('2')),
  (gen_random_uuid(), '{into}', 'both@example.com', 'recruiter', sha256('3')),
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'otto@example.com', 'reviewer', sha256('4'));

-- That of `payment` of person.sql has no end; this one of the other company has.
insert into company_grants (id, company_id, flag, reason, granted_by, expires_at) values
  (gen_random_uuid(), '{into}', 'payment', 'pilot', 'test', now() + interval '1 day'),
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'super_star_access', 'pilot', 'test',
   now() + interval '1 day'),
  (gen_random_uuid(), '{into}', 'super_star_access', 'pilot', 'test', null);

insert into company_details (company_id, city) values
  ('00000000-0000-7000-8000-000000000003', 'Leeds'), ('{into}', 'Bristol');
insert into company_logos (company_id, sha256, png) values
  ('00000000-0000-7000-8000-000000000003', sha256('logo'), 'png');
insert into companies (id, name, state, merged_into, merged_at) values
  ('00000000-0000-7000-8000-0000000000c1', 'canary Limited', 'merged',
   '00000000-0000-7000-8000-000000000003', now() - interval '1 year');

insert into api_keys (id, company_id, name, prefix, secret_sha256, scopes, created_at, expires_at) values
  ('00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-000000000003', 'key', 'assay_k_abcdef',
   sha256('key'), '{roles:read}', now(), now() + interval '30 days');
insert into webhooks (id, company_id, url, events, secret, created_at, changed_at) values
  ('00000000-0000-7000-8000-0000000000c3', '00000000-0000-7000-8000-000000000003', 'https://hooks.example.com/',
   '{role.closed}', sha256('hook'), now(), now());
insert into ats_connections (id, company_id, system, key_prefix, key_sha256, remote_key, created_at, changed_at) values
  ('00000000-0000-7000-8000-0000000000c4', '00000000-0000-7000-8000-000000000003', 'greenhouse', 'assay_a_abcdef',
   sha256('ats'), 'remote-key', now(), now());
insert into view_as_grants (id, secret_sha256, admin_id, signed_in_at, viewed_id, company_id, reason, began_at, ends_at)
  values
  ('00000000-0000-7000-8000-0000000000c5', sha256('view'), '00000000-0000-7000-8000-000000000002', now(),
   '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000003', 'They asked for help.', now(),
   now() + interval '30 minutes');

insert into subscriptions (id, company_id, since, created_at) values
  ('00000000-0000-7000-8000-0000000000c6', '00000000-0000-7000-8000-000000000003', current_date, now());
insert into subscription_periods (subscription_id, period_from, period_to, plan, plan_version) values
  ('00000000-0000-7000-8000-0000000000c6', current_date, current_date + 29, 'default', 1);
insert into invitation_credits (id, company_id, amount, expires_on, reason, granted_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 10, current_date + 30, 'pilot', now());
insert into grace_extensions (company_id, until, reason, given_at) values
  ('00000000-0000-7000-8000-000000000003', current_date + 9, 'they asked', now()),
  ('{into}', current_date + 2, 'they asked', now());

insert into checklist_templates (id, company_id, version, items) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 1, '["first"]'),
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 2, '["second"]');

insert into problems (id, slug, company_id) values
  ('00000000-0000-7000-8000-0000000000d1', 'doubles-00000003', '00000000-0000-7000-8000-000000000003');
insert into problem_versions (id, problem_id, number, package_sha256, title, difficulty, keywords, statement,
    time_limit_ms, memory_mib, output_mib, source_kib, comparison, languages, templates) values
  ('00000000-0000-7000-8000-0000000000d2', '00000000-0000-7000-8000-0000000000d1', 1, sha256('p'), 'Doubles', 'easy',
   '{}', 'Twice.', 1000, 256, 8, 128, '{}', '{python}', '{}');
insert into problem_drafts (id, company_id, lineage_id, number, slug, title, state, problem_version_id) values
  ('00000000-0000-7000-8000-0000000000d3', '00000000-0000-7000-8000-000000000003',
   '00000000-0000-7000-8000-0000000000d3', 1, 'doubles', 'Doubles', 'published',
   '00000000-0000-7000-8000-0000000000d2'),
  ('00000000-0000-7000-8000-0000000000d4', '00000000-0000-7000-8000-000000000003',
   '00000000-0000-7000-8000-0000000000d3', 2, 'doubles', 'Doubles', 'draft', null),
  ('00000000-0000-7000-8000-0000000000d5', '{into}', '00000000-0000-7000-8000-0000000000d5', 1, 'doubles', 'Doubles',
   'draft', null);
insert into puzzles (id, slug, name, demonstrations, inputs, answers, created_at, company_id) values
  ('00000000-0000-7000-8000-0000000000d6', 'own', 'Own', '[]', '[[[1]]]', '[[[2]]]', now(),
   '00000000-0000-7000-8000-000000000003');

insert into invitation_stops (id, email, company_id, reason, at) values
  (gen_random_uuid(), 'canary@example.com', '{into}', 'opted_out', now()),
  (gen_random_uuid(), 'gus@example.com', '00000000-0000-7000-8000-000000000003', 'opted_out', now());
insert into talent_blocks (profile_id, company_id) values
  ('00000000-0000-7000-8000-00000000000f', '{into}');
insert into introductions (id, company_id, candidate_id, role_id, card, message, pay_min, pay_max, pay_currency,
    pay_period, state, requested_at) values
  ('00000000-0000-7000-8000-0000000000e1', '00000000-0000-7000-8000-000000000003',
   '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-00000000000d', '{}', repeat('canary ', 12), 1, 2, 'EUR', 'year',
   'requested', now()),
  ('00000000-0000-7000-8000-0000000000e2', '{into}',
   '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-00000000000d', '{}', repeat('canary ', 12), 1, 2, 'EUR', 'year',
   'requested', now());

insert into interview_companies (slug, name, company_id) values
  ('canary', 'canary', '00000000-0000-7000-8000-000000000003');
update interview_replies set company_id = '00000000-0000-7000-8000-000000000003';

set session_replication_role = origin;
