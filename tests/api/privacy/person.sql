-- One person with something in every column that the registry calls theirs. Texts hold "canary",
-- so that they can be searched for; those that are never handed out hold "canary-secret" as well.
set session_replication_role = replica;

insert into users (id, firebase_uid, email, email_verified, display_name, phone, username, kind,
    profile_completed, disabled_at, tokens_valid_after, referral_code, username_changed_at,
    shown_email, visited_on, extra_time_percent, proven_email, terms_edition, privacy_edition) values
  ('00000000-0000-7000-8000-000000000001', 'canary-uid', 'canary@example.com', true,
   'Canary canary', '+44 canary', 'canary_1', 'company', true, now(), now(), 'canary-ref', now(),
   'canary@example.com', now(), 50, 'canary@example.com', 'canary', 'canary'),
  ('00000000-0000-7000-8000-000000000002', 'uid-ben', 'ben@example.com', true, 'Ben', null, 'ben',
   'candidate', true, null, null, null, null, 'ben@example.com', null, null, null, null, null);
insert into agreements (user_id, document, edition, agreed_at) values
  ('00000000-0000-7000-8000-000000000001', 'terms', 'canary', now());
insert into profiles (user_id, headline, education, skills, available_from, version) values
  ('00000000-0000-7000-8000-000000000001', 'canary', 'canary', '{canary}', '2027-01-04', 1),
  ('00000000-0000-7000-8000-000000000002', 'Engineer', null, '{}', null, 1);
insert into notification_settings (user_id, digest, email_off, in_app_off, time_zone) values
  ('00000000-0000-7000-8000-000000000001', true, '{canary}', '{canary}', 'canary');
insert into calendar_feeds (user_id, secret_sha256, created_at, read_on) values
  ('00000000-0000-7000-8000-000000000001', 'canary-secret-32-canary-secret-3', now(), now());
insert into digest_entries (id, user_id, cause, kind, params, link, created_at, mailed_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'canary', 'canary',
   '{"company": "canary"}', '/canary', now(), now());
insert into notifications (id, user_id, cause, kind, params, link, created_at, read_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'canary', 'canary',
   '{"company": "canary"}', '/canary', now(), now());
insert into otp_challenges (id, user_id, purpose, salt, hash, used_at, superseded_at, email) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'client_inquiry',
   'canary-secret-16', 'canary-secret-32-canary-secret-3', now(), now(), 'canary@example.com');
insert into address_changes (id, user_id, old_email, new_email, state, ended_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'canary.before@example.com',
   'canary@example.com', 'done', now());
insert into referral_accounts (user_id, code, referrer_id, referred_at) values
  ('00000000-0000-7000-8000-000000000001', 'canary-code',
   '00000000-0000-7000-8000-000000000002', now()),
  ('00000000-0000-7000-8000-000000000002', 'ben', '00000000-0000-7000-8000-000000000001', now());

insert into partner_applications (id, user_id, kind, organisation, website, why, state, reason)
  values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'university', 'canary', 'canary',
   'canary', 'rejected', 'canary');

insert into referral_past_codes (code_folded, user_id, replaced_at, counts_until) values
  ('canary-past', '00000000-0000-7000-8000-000000000001', now(), now() + interval '90 days');
insert into referral_clicks (user_id, code_folded, day, clicks) values
  ('00000000-0000-7000-8000-000000000001', 'canary-past', '2026-11-01', 3);
insert into partners (user_id, kind, organisation, since, changed_at) values
  ('00000000-0000-7000-8000-000000000001', 'university', 'canary', now(), now()),
  ('00000000-0000-7000-8000-000000000002', 'university', 'Ben', now(), now());
insert into partner_terms (id, partner_id, effective_from, basis, currency, amount, rate_bp, cap,
    window_days, made_at) values
  ('00000000-0000-7000-8000-0000000000e5', '00000000-0000-7000-8000-000000000001', '2026-11-01',
   'share_of_payments', 'EUR', null, 1000, 5000, 90, now()),
  ('00000000-0000-7000-8000-0000000000e6', '00000000-0000-7000-8000-000000000001', '2026-11-02',
   'per_placement', 'EUR', 25000, null, null, 90, now());
insert into partner_attributions (user_id, partner_id, number, code, brought_at, credit_until, flag,
    shows_name) values
  ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 1, 'leeds', now(),
   now(), 'none', true);
insert into partner_invitations (id, partner_id, email, name, stop_token, invited_at, reminders,
    reminded_at, bounced_at, stopped_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000002', 'canary@example.com', 'canary',
   gen_random_uuid(), now(), 1, now(), now(), now());
insert into partner_statements (id, partner_id, period, currency, total, review_until, pay_on,
    issued_at, state, paid_at, reference) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', '2026-11-01', 'EUR', 500,
   '2026-11-08', '2026-11-13', now(), 'paid', now(), 'SEPA');
insert into partner_commissions (id, partner_id, kind, currency, amount, state, reason, earned_at,
    due_at, changed_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'adjustment', 'EUR', 500, 'due',
   'Agreed at the fair in Leeds', now(), now(), now());

insert into companies (id, name) values
  ('00000000-0000-7000-8000-000000000003', 'canary Ltd');
insert into company_members (company_id, user_id, role) values
  ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000001', 'owner');
insert into invoices (id, company_id, state, year, serial, issued_on, due_on, issued_at, buyer_name,
    currency, terms_days, period_from, period_to, net, tax, gross, created_at, changed_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'open', 2026, 1, '2026-11-01',
   '2026-11-15', now(), 'canary Ltd', 'EUR', 14, '2026-11-01', '2026-11-30', 100, 19, 119, now(), now());
insert into company_grants (id, company_id, flag, reason, granted_by) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'payment', 'paid',
   'canary@example.com');
insert into free_trials (company_id, mail_domain, begun_by, invitations, begun_at, ends_at) values
  ('00000000-0000-7000-8000-000000000003', 'kestrel.example',
   '00000000-0000-7000-8000-000000000001', 10, now(), now() + interval '14 days');
insert into team_invitations (id, company_id, email, role, token_sha256, invited_by, accepted_at)
  values (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'canary@example.com',
    'recruiter', 'canary-secret-32-canary-secret-3', '00000000-0000-7000-8000-000000000002', now()),
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 'canary@example.com', 'reviewer',
    'canary-secret-32-canary-secret-4', null, null);
update team_invitations set revoked_at = now() where accepted_at is null;
insert into inquiries (id, user_id, company_id, company_name, first_name, last_name, title,
    company_type, interests, heard_about, phone, reason, state, suspended_from) values
  ('00000000-0000-7000-8000-000000000004', '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000003', 'canary', 'canary', 'canary', 'canary', 'canary',
   '{canary}', 'canary', 'canary', 'canary', 'suspended', 'approved');
insert into activation_links (id, inquiry_id, token_sha256, email, used_at, revoked_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000004',
   'canary-secret-32-canary-secret-3', 'canary@example.com', now(), now());

insert into assessments (id, company_id, title, duration_minutes, languages, created_by) values
  ('00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000003', 'canary', 60,
   '{python}', '00000000-0000-7000-8000-000000000001');
insert into invitations (id, assessment_id, code, email, name, state, user_id, created_by,
    expires_at, opens_at, accommodation_percent, message, any_address, taken_as) values
  ('00000000-0000-7000-8000-000000000006', '00000000-0000-7000-8000-000000000005', 'AAAAAAAAAA',
   'canary-before@example.com', 'canary', 'completed', '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000002', now() + interval '1 day', now(), 50, 'canary',
   true, 'canary'),
  ('00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-000000000005', 'BBBBBBBBBB',
   'canary@example.com', 'canary', 'sent', null,
   '00000000-0000-7000-8000-000000000002', now() + interval '1 day', now(), 50, 'canary',
   false, null);
insert into cohort_members (assessment_id, user_id, invitation_id, consent_text_version, agreed_at,
    shows_result) values
  ('00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000006', 'canary', now(), true);
insert into ats_starts (id, connection_id, invitation_id, reference, callback_url, reported, created_at,
    closed_at) values
  (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-000000000006', 'canary', 'canary',
   'canary', now(), now());
insert into invitation_stops (id, email, company_id, reason, at) values
  (gen_random_uuid(), 'canary@example.com', '00000000-0000-7000-8000-000000000003', 'opted_out',
   now());
insert into accommodation_requests (id, invitation_id, state, percent, text, base_percent,
    granted_percent, reason, decided_by, asked_at, decided_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000006', 'granted', 50, 'canary', 25, 75, 'canary',
   '00000000-0000-7000-8000-000000000002', now(), now());
insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
    consent_text_version, started_at, ends_at, submitted_at, submitted_by, graded_at, receipt_id,
    voided_at, void_reason)
  values
  ('00000000-0000-7000-8000-000000000008', '00000000-0000-7000-8000-000000000006',
   '00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000001', 'voided',
   now(), 'canary', now(), now() + interval '1 hour', now(), 'candidate', now(), 'AAAAAAAAAAAA',
   now(), 'canary');
insert into recording_batches (attempt_id, task_id, number, previous, link, items, t_ms, bytes, payload)
  values ('00000000-0000-7000-8000-000000000008', gen_random_uuid(), 1, sha256('canary'),
   sha256('canary'), 1, 1, 1,
   -- Found as it is stored, and as the export shows it.
   'canary'::bytea || decode('canaryAA', 'base64'));
insert into assistant_questions (id, attempt_id, task_id, number, question, language, code, state,
    began_at, ended_at, answer, failure, model)
  select gen_random_uuid(), id, gen_random_uuid(), 1, 'canary', 'canary', 'canary', 'failed',
   now(), now(), 'canary', 'down', 'small' from attempts;
insert into attempt_leases (attempt_id, token, renewed_at)
  select id, gen_random_uuid(), now() from attempts;
insert into attempt_addresses (attempt_id, number, hash, country, at_once, seen_at)
  select id, 1, substr(sha256('a'), 1, 16), 'DE', false, now() from attempts;
update attempts set not_verified_at = now(), verification = 'not_verified';
insert into integrity_examinations (attempt_id, due_at, examined_at, level, findings, rules)
  select id, now(), now(), 'review', '["canary"]', '["canary"]' from attempts;
insert into integrity_cases (id, attempt_id, state, opened_at, answer_until, draft, answer,
    answered_at, outcome, reason, decided_by, decided_as, decided_at, appeal, appealed_at,
    final_outcome, final_reason, final_by, final_at)
  select gen_random_uuid(), id, 'final', now(), now() + interval '72 hours', 'canary', 'canary',
    now(), 'breach', 'canary', '00000000-0000-7000-8000-000000000002', 'company', now(), 'canary',
    now(), 'explained', 'canary', '00000000-0000-7000-8000-000000000002', now() from attempts;
insert into outage_credits (attempt_id, began_at, ended_at, seconds)
  select id, now() - interval '1 minute', now(), 60 from attempts;
insert into drafts (attempt_id, task_id, language, source, revision) values
  ('00000000-0000-7000-8000-000000000008', gen_random_uuid(), 'canary', 'canary', 1);
insert into attempt_variants (attempt_id, task_id, problem_version_id)
  values ('00000000-0000-7000-8000-000000000008', gen_random_uuid(), gen_random_uuid());
insert into grades (attempt_id, generation, formula, fineness, correctness_tenths,
    performance_tenths, skills, tasks, judge_version) values
  ('00000000-0000-7000-8000-000000000008', 1, 'canary', 1, 900, 800, '["canary"]', '["canary"]',
   'canary');
insert into report_links (id, attempt_id, kind, secret_sha256, sections, passcode_salt,
    passcode_hash, max_views, created_at, expires_at, revoked_at) values
  ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-000000000008', 'share',
   sha256('canary'), '{code}', '\x00112233445566778899aabbccddeeff', sha256('canary'), 3, now(),
   now() + interval '30 days', now());
insert into report_links (id, attempt_id, kind, secret_sha256, sections, email, used_at,
    session_sha256, session_until, created_at, expires_at) values
  ('00000000-0000-7000-8000-0000000000f2', '00000000-0000-7000-8000-000000000008', 'mail',
   sha256('canary mail'), '{}', 'canary@example.com', now(), sha256('canary session'),
   now() + interval '1 day', now(), now() + interval '7 days');
insert into company_link_consents (attempt_id, allowed, changed_at) values
  ('00000000-0000-7000-8000-000000000008', true, now());
insert into report_views (id, link_id, at, agent) values
  (gen_random_uuid(), '00000000-0000-7000-8000-0000000000f1', now(), 'canary');
insert into reused_results (invitation_id, attempt_id, consent_text_version, agreed_at, withdrawn_at)
  values ('00000000-0000-7000-8000-000000000006', '00000000-0000-7000-8000-000000000008', 'canary',
   now(), now());
insert into invitation_reports (invitation_id, reason, note, reported_at) values
  ('00000000-0000-7000-8000-000000000006', 'other', 'canary', now());
insert into result_decisions (invitation_id, state, decline_code, decline_text, decided_by, decided_at) values
  ('00000000-0000-7000-8000-000000000006', 'declined', 'other', 'canary',
   '00000000-0000-7000-8000-000000000002', now());
insert into report_reviews (id, attempt_id, company_id, author_id, sheet, state, ratings, text,
    submitted_at) values
  ('00000000-0000-7000-8000-0000000000a8', '00000000-0000-7000-8000-000000000008',
   '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002', 'code',
   'submitted', '[{"item": "canary"}]', 'canary', now());
insert into report_review_versions (review_id, version, ratings, text, submitted_at) values
  ('00000000-0000-7000-8000-0000000000a8', 1, '[{"item": "canary"}]', 'canary', now());
insert into submissions (id, problem_version_id, user_id, attempt_id, task_id, kind, language,
    source, own_input, state, tests_total, verdict, points, judged_at) values
  ('00000000-0000-7000-8000-000000000009', gen_random_uuid(),
   '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000008',
   gen_random_uuid(), 'run', 'canary', 'canary', 'canary', 'judged', 1, 'AC', null, now()),
  (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000008', gen_random_uuid(), 'submit', 'canary', 'canary', null,
   'judged', 1, 'AC', 100, now());
insert into similarity_sources (submission_id, attempt_id, task_id, user_id, problem_id, language, hashes,
    fingerprints, outcome, others, solutions, sent_at, compared_at) values
  ('00000000-0000-7000-8000-000000000009', '00000000-0000-7000-8000-000000000008',
   gen_random_uuid(), '00000000-0000-7000-8000-000000000001', gen_random_uuid(), 'canary', '{1, 2}', 2,
   'compared', 0, 1, now(), now());
insert into similarity_matches (id, submission_id, problem_version_id, cluster, fingerprints, covered,
    other_fingerprints, other_covered, longest, threshold_permille, fragments, found_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000009', gen_random_uuid(), gen_random_uuid(),
   50, 50, 50, 50, 50, 800, '["canary-secret"]', now());
insert into practice_drafts (user_id, problem_id, language, source) values
  ('00000000-0000-7000-8000-000000000001', gen_random_uuid(), 'canary', 'canary');
insert into submissions (id, problem_version_id, user_id, kind, origin, regression_of, language,
    source, state, tests_total, verdict, points, judged_at) values
  (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'submit',
   'regression', '00000000-0000-7000-8000-000000000009', 'canary', 'canary', 'judged', 1, 'AC',
   100, now());
insert into scenario_skips (user_id, scenario_id, task_id) values
  ('00000000-0000-7000-8000-000000000001', gen_random_uuid(), gen_random_uuid());
insert into submission_tests (submission_id, generation, number, group_name, tag, name, verdict,
    reason, cpu_us, wall_us, memory_kib, output, stderr, share_permille) values
  ('00000000-0000-7000-8000-000000000009', 1, 1, 'canary', 'sample', 'canary', 'AC', 'canary', 1,
   1, 1, 'canary', 'canary', 500);
insert into verdicts (submission_id, generation, verdict, points, groups, compile_message,
    own_output, own_stderr, judge_version, toolchain, worker_id) values
  ('00000000-0000-7000-8000-000000000009', 1, 'AC', 100, '["canary"]', 'canary', 'canary',
   'canary', 'canary', 'canary', gen_random_uuid());

insert into roles (id, company_id, created_by, title, form) values
  ('00000000-0000-7000-8000-00000000000d', '00000000-0000-7000-8000-000000000003',
   '00000000-0000-7000-8000-000000000001', 'canary', '{}');

insert into resumes (id, user_id, kind, name, content) values
  ('00000000-0000-7000-8000-00000000000e', '00000000-0000-7000-8000-000000000001', 'pdf', 'canary',
   'canary' || decode('Canary00', 'base64'));
insert into application_drafts (role_id, candidate_id, answers, note) values
  ('00000000-0000-7000-8000-00000000000d', '00000000-0000-7000-8000-000000000001',
   '[{"question": "canary", "answer": "canary"}]', 'canary');
insert into applications (id, role_id, candidate_id, profile, answers, note, resume_id,
    decline_code, decline_text, declined_by, declined_from, news_by) values
  ('00000000-0000-7000-8000-000000000010', '00000000-0000-7000-8000-00000000000d',
   '00000000-0000-7000-8000-000000000001', '{"name": "canary"}',
   '[{"question": "canary", "answer": "canary"}]', 'canary',
   '00000000-0000-7000-8000-00000000000e', 'other', 'canary',
   '00000000-0000-7000-8000-000000000002', 'screening', now());
insert into slate_entries (application_id, excluded_as, reason, excluded_by, excluded_at, note,
    placed_why, placed_by, placed_on) values
  ('00000000-0000-7000-8000-000000000010', 'spam', 'canary',
   '00000000-0000-7000-8000-000000000002', now(), 'canary', 'canary',
   '00000000-0000-7000-8000-000000000002', now());
insert into offers (id, application_id, state, starts_on, ends_on, pay_min, pay_max, pay_currency,
    pay_period, terms, made_by, expires_at, ended_at, reason) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000010', 'declined', '2027-01-01',
   '2027-03-01', 1, 2, 'EUR', 'month', 'canary', '00000000-0000-7000-8000-000000000002',
   now() + interval '1 day', now(), 'canary');
insert into meetings (id, application_id, slots, zone, minutes, place, message, people, starts_at,
    set_minutes, set_place, note, reason, created_by) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000010', array[now(), now(), now()], 'canary',
   30, 'canary', 'canary', '{00000000-0000-7000-8000-000000000002}', now(), 30, 'canary', 'canary',
   'canary', '00000000-0000-7000-8000-000000000002');
insert into scorecards (id, application_id, author_id, state, ratings, text, submitted_at) values
  ('00000000-0000-7000-8000-0000000000a2', '00000000-0000-7000-8000-000000000010',
   '00000000-0000-7000-8000-000000000002', 'submitted', '[{"item": "canary"}]', 'canary', now());
insert into scorecard_versions (scorecard_id, version, ratings, text, submitted_at) values
  ('00000000-0000-7000-8000-0000000000a2', 1, '[{"item": "canary"}]', 'canary', now());
insert into application_notes (id, application_id, author_id, text, edited_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000010',
   '00000000-0000-7000-8000-000000000002', 'canary', now());
insert into application_invitations (invitation_id, application_id) values
  ('00000000-0000-7000-8000-000000000006', '00000000-0000-7000-8000-000000000010');
insert into internships (id, application_id, candidate_id, company_id, role_title, state, starts_on,
    ends_on, supervisor_id, contact_id, reason, ended_by, looked_on) values
  ('00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-000000000010',
   '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000003', 'canary',
   'cancelled', '2027-01-01', '2027-03-01', '00000000-0000-7000-8000-000000000002',
   '00000000-0000-7000-8000-000000000002', 'canary', 'candidate', now());
insert into internship_items (id, internship_id, position, title, owner, due_on, required, asks,
    state, text, answer, reason) values
  (gen_random_uuid(), '00000000-0000-7000-8000-0000000000b1', 1, 'canary', 'candidate',
   '2027-01-01', true, true, 'rejected', 'canary', true, 'canary');
insert into internship_check_ins (internship_id, week, side, author_id, work, support, learning,
    text) values
  ('00000000-0000-7000-8000-0000000000b1', 1, 'candidate', '00000000-0000-7000-8000-000000000001',
   1, 2, 3, 'canary');
insert into internship_ratings (internship_id, day, author_id, quality, reliability, initiative,
    teamwork, growth, text) values
  ('00000000-0000-7000-8000-0000000000b1', 30, '00000000-0000-7000-8000-000000000002', 1, 2, 3, 4,
   5, 'canary');
insert into internship_extensions (id, internship_id, side, author_id, ends_on, note, state,
    ended_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-0000000000b1', 'candidate',
   '00000000-0000-7000-8000-000000000001', '2027-04-01', 'canary', 'declined', now());
insert into internship_reminders (internship_id, cause) values
  ('00000000-0000-7000-8000-0000000000b1', 'canary');
insert into github_reports (id, candidate_id, company_id, requested_by, message, state, version,
    generation, login, token, consent_state, consent_verifier, consent_until, evidence, figures,
    failure, steps_done, steps_all, requested_at, consented_at, collected_at, expires_at, ended_at)
  values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002',
   'canary words of the company', 'collecting', 1, 1, 'canary', 'canary-secret',
   'canary-secret-32-canary-secret-3', 'canary-secret', now(), '{"account": "canary"}',
   '{"login": "canary"}', 'denied', 1, 2, now(), now(), now(), now() + interval '90 days', null),
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', null, null, null, 'declined', 1, 1,
   null, null, null, null, null, null, null, null, 0, 0, now(), null, null, now(), now());
insert into role_alerts (id, user_id, words, kind, level, workplace, country, says_pay, starts_by, looked_at)
  values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'canary', 'intern', 'student', 'remote',
   'PT', true, '2027-03-01', now());
insert into role_proposals (id, role_id, candidate_id, proposed_by, note, state, reason, proposed_at, reminded_at,
    ended_at)
  values
  (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-000000000001',
   '00000000-0000-7000-8000-000000000002', repeat('canary ', 4), 'declined', 'canary', now(), now(), now());
insert into introductions (id, company_id, requested_by, candidate_id, role_id, card, message,
    pay_min, pay_max, pay_currency, pay_period, state, reason, requested_at, reminded_at, ended_at)
  values
  ('00000000-0000-7000-8000-0000000000c7', '00000000-0000-7000-8000-000000000003',
   '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001',
   gen_random_uuid(), '{"skills": ["canary"]}', repeat('canary ', 12), 1, 2, 'EUR', 'year',
   'declined', 'canary', now(), now(), now());
-- What the company wrote to the person, and what the person wrote to somebody else for a company.
insert into introduction_messages (id, introduction_id, party, author_id, text, created_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-0000000000c7', 'company',
   '00000000-0000-7000-8000-000000000002', 'canary', now()),
  (gen_random_uuid(), gen_random_uuid(), 'company', '00000000-0000-7000-8000-000000000001',
   'canary', now());
insert into talent_profiles (id, user_id, visibility, headline, skills, availability, places,
    pay_amount, pay_currency, pay_period, employment, authorised, github, resume_id, score) values
  ('00000000-0000-7000-8000-00000000000f', '00000000-0000-7000-8000-000000000001', 'named',
   'canary', '{canary}', 'now', '{canary}', 1, 'EUR', 'year', '{canary}', '{canary}',
   'https://github.com/canary', '00000000-0000-7000-8000-00000000000e', 'from_500');
insert into talent_results (profile_id, number, attempt_id) values
  ('00000000-0000-7000-8000-00000000000f', 1, '00000000-0000-7000-8000-000000000008');
insert into talent_cells (path, place, facts, named) values
  (decode('00', 'hex'), decode('00ff00', 'hex'), '{when.now}', 1);
insert into talent_cards (profile_id, path, cell, is_named) values
  ('00000000-0000-7000-8000-00000000000f', decode('00', 'hex'), decode('00', 'hex'), true);
insert into talent_picks (id, company_id, profile_id, note, picked_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003',
   '00000000-0000-7000-8000-00000000000f', 'canary', now());
insert into talent_prospects (id, role_id, profile_id, tie, label, is_named, facts, note, added_at) values
  ('00000000-0000-7000-8000-0000000000e5', gen_random_uuid(), '00000000-0000-7000-8000-00000000000f',
   decode(repeat('00', 12), 'hex'), 'K7F2', false, '{canary}', 'canary', now());
insert into talent_prospect_crowds (prospect_id, profile_id) values
  ('00000000-0000-7000-8000-0000000000e5', '00000000-0000-7000-8000-00000000000f');
insert into talent_blocks (profile_id, company_id) values
  ('00000000-0000-7000-8000-00000000000f', '00000000-0000-7000-8000-000000000003');
insert into talent_searches (id, company_id, user_id, name, skills, availability, place, employment,
    authorised, score, words) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000003',
   '00000000-0000-7000-8000-000000000001', 'canary', '{canary}', 'now', 'canary', 'full_time',
   'canary', 'from_500', 'canary');

insert into puzzles (id, slug, name, demonstrations, inputs, answers, created_at) values
  ('00000000-0000-7000-8000-0000000000b1', 'swap', 'Swap', '[]', '[[[1]]]', '[[[2]]]', now());
insert into puzzle_tries (id, puzzle_id, user_id, input, number, grid, is_right, events, tried_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-0000000000b1',
   '00000000-0000-7000-8000-000000000001', 0, 1, '["canary"]', true, '["canary"]', now());

insert into interview_drafts (id, author_id, state, way, form, pay, warnings, machine_filled,
    confirmed, note, verified_by, submitted_at, first_submitted_at, published_at, company_slug,
    position_slug, year) values
  ('00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-000000000001', 'published',
   'guided', '{"summary": "canary"}', 'canary', '["canary"]', '{canary}', '{canary}', 'canary',
   'assessment', now(), now(), now(), 'pellworth', 'engineer', 2025);
insert into interview_turns (id, draft_id, step, question, answer) values
  (gen_random_uuid(), '00000000-0000-7000-8000-00000000000c', 'canary', 'canary', 'canary');
insert into interview_likes (user_id, interview_id) values
  ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-00000000000d');
insert into interview_reports (id, interview_id, reporter_id, reason, text) values
  (gen_random_uuid(), '00000000-0000-7000-8000-00000000000d',
   '00000000-0000-7000-8000-000000000001', 'spam', 'canary');
insert into interview_replies (id, interview_id, kind, author_id, text) values
  (gen_random_uuid(), '00000000-0000-7000-8000-00000000000d', 'reply',
   '00000000-0000-7000-8000-000000000001', 'Thank you.');

insert into support_conversations (id, user_id, state, priority, labels, last_number, last_answer,
    user_delivered, user_read, waiting_since, snoozed_until, resolved_at, rating, created_at,
    changed_at, reply_token, blocked_at) values
  ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-000000000001', 'snoozed',
   'high', '{canary}', 1, 1, 1, 1, now(), now(), null, null, now(), now(),
   'canary-secret-16', null),
  ('00000000-0000-7000-8000-0000000000f2', '00000000-0000-7000-8000-000000000001', 'resolved',
   'high', '{canary}', 0, 0, 0, 0, null, null, now(), 4, now(), now(), null, now());
insert into support_messages (conversation_id, number, side, author_id, text, created_at,
    mail_digest, refused_files) values
  ('00000000-0000-7000-8000-0000000000f1', 1, 'admin', null, 'canary', now(),
   null, '{canary}');
insert into support_mails (conversation_id, number, parts, created_at) values
  ('00000000-0000-7000-8000-0000000000f1', 1, '{canary}', now());
insert into support_notes (id, conversation_id, author_id, after_number, text, created_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-0000000000f1', null, 1, 'canary', now());
insert into support_attachments (id, uploader_id, conversation_id, number, kind, name, content,
    created_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', null, null, 'txt', 'canary',
   'canary' || decode('Canary00', 'base64'), now());

insert into mail_messages (id, dedup_key, to_email, subject, text_body, html_body, state,
    last_error, sent_at, text_removed_at, calendar_method, calendar_body) values
  ('00000000-0000-7000-8000-00000000000a', 'canary:1', 'canary@example.com', 'canary',
   'canary-secret', 'canary-secret', 'sent', 'canary-secret', now(), null, 'REQUEST',
   'canary-secret'),
  ('00000000-0000-7000-8000-00000000000b', 'canary:2', 'canary-before@example.com', 'canary',
   '(removed)', null, 'sent', null, now(), now(), null, null);
insert into jobs (id, kind, subject, state, attempt, last_error, leased_at, finished_at) values
  (gen_random_uuid(), 'mail', '00000000-0000-7000-8000-00000000000a', 'done', 1,
   'canary-secret', now(), now()),
  (gen_random_uuid(), 'judge', '00000000-0000-7000-8000-000000000009', 'done', 1,
   'canary-secret', now(), now());
insert into idempotency_keys (user_id, key, route, body_sha256, status, response) values
  ('00000000-0000-7000-8000-000000000001', 'canary', 'canary', 'canary-secret-32-canary-secret-3',
   201, '["canary"]'),
  ('00000000-0000-7000-8000-000000000002', 'key', 'POST /invite', sha256('x'), 201,
   '{"email": "canary@example.com"}');
insert into rate_counters (action, subject, window_s, hits) values
  ('canary', 'user:00000000-0000-7000-8000-000000000001', 60, 1);
insert into audit_log (actor_id, actor_kind, action, object_kind, object_id) values
  ('00000000-0000-7000-8000-000000000001', 'user', 'save_profile', 'user',
   '00000000-0000-7000-8000-000000000001');

insert into presences (user_id, role, area, device, tab, since, beat_at, input_at, left_at,
    changed_at) values
  ('00000000-0000-7000-8000-000000000001', 'company', 'company', 'desktop', gen_random_uuid(),
   now(), now(), now(), now(), now());
insert into view_as_grants (id, secret_sha256, admin_id, signed_in_at, viewed_id, reason, began_at,
    ends_at, ended_at) values
  (gen_random_uuid(), 'canary-secret-32-canary-secret-3', '00000000-0000-7000-8000-000000000002',
   now(), '00000000-0000-7000-8000-000000000001', 'canary canary', now(),
   now() + interval '30 minutes', now());

set session_replication_role = origin;

insert into saved_filters (id, user_id, list, name, query, changed_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'manage_interns', 'canary',
   'search=canary', now());

insert into setting_versions (id, key, version, value, reason, made_by, made_at) values
  (gen_random_uuid(), 'retention.notifications', 1, '90', 'Shorter.',
   '00000000-0000-7000-8000-000000000001', now());
