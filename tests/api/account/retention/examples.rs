//! How a row is made that each rule of retention removes.

/// A trial of an assessment that is made with the first of them.
const TRIALS: (&str, &str) = (
    "(select from assessments where trial_of is not null) kept",
    "with company as (insert into companies (id, name) values (gen_random_uuid(), 'P') \
     returning id), mother as (insert into assessments (id, company_id, title, \
     duration_minutes, languages, created_by, created_at) select gen_random_uuid(), \
     company.id, 'M', 60, '{python}', users.id, {at} from company, users \
     where not exists (select from assessments) limit 1 returning id, company_id, created_by), \
     of as (select * from mother union all (select id, company_id, created_by \
     from assessments where trial_of is null limit 1)) \
     insert into assessments (id, company_id, title, duration_minutes, languages, \
     created_by, created_at, trial_of, trial_revision) select gen_random_uuid(), \
     company_id, 'T', 60, '{python}', created_by, {at}, id, 1 from of",
);

const FILES: (&str, &str) = (
    "support_attachments",
    "insert into support_attachments (id, uploader_id, kind, name, content, created_at) \
     select gen_random_uuid(), id, 'txt', 'a.txt', 'x', {at} from users limit 1",
);

const MAILS: (&str, &str) = (
    "support_mails",
    "set session_replication_role = replica; \
     insert into support_mails (conversation_id, number, parts, created_at) \
     select gen_random_uuid(), 1, '{a,b}', {at}; \
     set session_replication_role = default",
);

const SIGNALS: (&str, &str) = (
    "integrity_examinations",
    "set session_replication_role = replica; \
     with ended as (insert into attempts (id, invitation_id, assessment_id, user_id, \
     state, consent_at, consent_text_version, started_at, ends_at, submitted_at, \
     submitted_by, receipt_id) select gen_random_uuid(), gen_random_uuid(), \
     gen_random_uuid(), id, 'submitted', {at}, '1', {at} - interval '1 hour', {at}, {at}, \
     'candidate', translate(lpad((random() * 1e9)::bigint::text, 12, '2'), '01', '23') \
     from users limit 1 returning id) \
     insert into integrity_examinations (attempt_id, due_at, examined_at, level, findings, \
     rules) select id, now(), now(), 'note', '[]', '[]' from ended; \
     set session_replication_role = default",
);

const COMPARED: (&str, &str) = (
    "similarity_sources",
    "set session_replication_role = replica; \
     insert into similarity_sources (submission_id, attempt_id, task_id, user_id, \
     problem_id, language, hashes, fingerprints, outcome, others, solutions, sent_at, \
     compared_at) select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), id, \
     gen_random_uuid(), 'python', '{1}', 1, 'compared', 0, 0, {at}, {at} from users limit 1; \
     set session_replication_role = default",
);

/// A run that nobody with an account has sent.
const GUEST_RUNS: (&str, &str) = (
    "(select from submissions where user_id is null) kept",
    "set session_replication_role = replica; \
     insert into submissions (id, problem_version_id, kind, language, source, tests_total, created_at) \
     values (gen_random_uuid(), gen_random_uuid(), 'run', 'python', 'x', 1, {at}); \
     set session_replication_role = default",
);

/// The table of a rule, and how a row of it that ends at `{at}` is made.
pub(super) fn example(what: &str) -> (&'static str, &'static str) {
    match what {
        "idempotency keys" => (
            "idempotency_keys",
            "insert into idempotency_keys (user_id, key, route, body_sha256, created_at) \
             select id, gen_random_uuid()::text, 'POST /x', decode(repeat('00', 32), 'hex'), {at} \
             from users limit 1",
        ),
        "counted limits" => (
            "rate_counters",
            "insert into rate_counters (action, subject, window_s, began_at, hits) \
             values ('register', gen_random_uuid()::text, 3600, {at} - interval '1 hour', 1)",
        ),
        "codes sent by mail" => (
            "otp_challenges",
            "insert into otp_challenges (id, user_id, purpose, salt, hash, expires_at, used_at) \
             select gen_random_uuid(), id, 'client_inquiry', decode(repeat('00', 16), 'hex'), \
             decode(repeat('00', 32), 'hex'), {at}, now() from users limit 1",
        ),
        "jobs that are done" => (
            "jobs",
            "insert into jobs (id, kind, subject, state, finished_at) \
             values (gen_random_uuid(), 'judge', gen_random_uuid(), 'done', {at})",
        ),
        "jobs that died" => (
            "jobs",
            "insert into jobs (id, kind, subject, state, finished_at) \
             values (gen_random_uuid(), 'judge', gen_random_uuid(), 'dead', {at})",
        ),
        "mail that was sent or given up" => (
            "mail_messages",
            "insert into mail_messages (id, dedup_key, to_email, subject, text_body, state, \
             created_at) values (gen_random_uuid(), gen_random_uuid()::text, 'a@example.com', \
             's', 't', 'failed', {at})",
        ),
        "texts of mail given up" => (
            "(select from mail_messages where text_removed_at is null) kept",
            "insert into mail_messages (id, dedup_key, to_email, subject, text_body, state, \
             created_at) values (gen_random_uuid(), gen_random_uuid()::text, 'a@example.com', \
             's', 't', 'failed', {at})",
        ),
        "files for messages that were not sent" => FILES,
        "mails in which support was answered" => MAILS,
        "trials of assessments" => TRIALS,
        "conversations about interviews" => (
            "interview_turns",
            "with draft as (insert into interview_drafts (id, author_id, way, form) \
             select gen_random_uuid(), id, 'guided', '{}' from users limit 1 returning id) \
             insert into interview_turns (id, draft_id, step, question, answer, at) \
             select gen_random_uuid(), id, 'tips', 'q', 'a', {at} from draft",
        ),
        "notifications that were read" => (
            "notifications",
            "insert into notifications (id, user_id, cause, kind, params, link, created_at, read_at) \
             select gen_random_uuid(), id, gen_random_uuid()::text, 'story_published', \
             '{\"company\": \"P\"}', '/', {at} - interval '1 day', {at} from users limit 1",
        ),
        "notifications" => (
            "notifications",
            "insert into notifications (id, user_id, cause, kind, params, link, created_at) \
             select gen_random_uuid(), id, gen_random_uuid()::text, 'story_published', \
             '{\"company\": \"P\"}', '/', {at} from users limit 1",
        ),
        "lines of daily mail" => (
            "digest_entries",
            "insert into digest_entries (id, user_id, cause, kind, params, link, created_at, \
             mailed_at) select gen_random_uuid(), id, gen_random_uuid()::text, 'story_published', \
             '{\"company\": \"P\"}', '/', {at} - interval '1 day', {at} from users limit 1",
        ),
        "counts of pages" => (
            "page_views",
            "insert into page_views (day, route) select {at}::date, gen_random_uuid()::text",
        ),
        "errors of browsers" => (
            "client_errors",
            "insert into client_errors (fingerprint, message, stack, route, release, \
             last_seen_at) values (sha256(gen_random_uuid()::text::bytea), 'm', 's', '/', 'r', {at})",
        ),
        work => example_of_work(work),
    }
}

/// The same for what somebody worked on.
fn example_of_work(what: &str) -> (&'static str, &'static str) {
    match what {
        "drafts of attempts that ended" => (
            "drafts",
            "set session_replication_role = replica; \
             with ended as (insert into attempts (id, invitation_id, assessment_id, user_id, \
             state, consent_at, consent_text_version, started_at, ends_at, submitted_at, \
             submitted_by, receipt_id) select gen_random_uuid(), gen_random_uuid(), \
             gen_random_uuid(), id, 'submitted', {at}, '1', {at} - interval '1 hour', {at}, {at}, \
             'candidate', translate(lpad((random() * 1e9)::bigint::text, 12, '2'), '01', '23') \
             from users limit 1 returning id, user_id) \
             insert into drafts (attempt_id, task_id, language, source, revision, saved_at) \
             select id, gen_random_uuid(), 'python', 'x', 1, now() from ended; \
             set session_replication_role = default",
        ),
        "recordings of how answers were written" => (
            "recording_batches",
            "set session_replication_role = replica; \
             with ended as (insert into attempts (id, invitation_id, assessment_id, user_id, \
             state, consent_at, consent_text_version, started_at, ends_at, submitted_at, \
             submitted_by, receipt_id) select gen_random_uuid(), gen_random_uuid(), \
             gen_random_uuid(), id, 'submitted', {at}, '1', {at} - interval '1 hour', {at}, {at}, \
             'candidate', translate(lpad((random() * 1e9)::bigint::text, 12, '2'), '01', '23') \
             from users limit 1 returning id) \
             insert into recording_batches (attempt_id, task_id, number, previous, link, items, \
             t_ms, bytes, payload) select id, gen_random_uuid(), 1, sha256('a'), sha256('b'), 1, 1, \
             1, 'x' from ended; \
             set session_replication_role = default",
        ),
        "changes of the network during attempts" => (
            "attempt_addresses",
            "set session_replication_role = replica; \
             with ended as (insert into attempts (id, invitation_id, assessment_id, user_id, \
             state, consent_at, consent_text_version, started_at, ends_at, submitted_at, \
             submitted_by, receipt_id) select gen_random_uuid(), gen_random_uuid(), \
             gen_random_uuid(), id, 'submitted', {at}, '1', {at} - interval '1 hour', {at}, {at}, \
             'candidate', translate(lpad((random() * 1e9)::bigint::text, 12, '2'), '01', '23') \
             from users limit 1 returning id) \
             insert into attempt_addresses (attempt_id, number, hash, country, at_once, seen_at) \
             select id, 1, substr(sha256('a'), 1, 16), 'DE', false, {at} from ended; \
             set session_replication_role = default",
        ),
        "questions to the assistant and its answers" => (
            "assistant_questions",
            "set session_replication_role = replica; \
             with ended as (insert into attempts (id, invitation_id, assessment_id, user_id, \
             state, consent_at, consent_text_version, started_at, ends_at, submitted_at, \
             submitted_by, receipt_id) select gen_random_uuid(), gen_random_uuid(), \
             gen_random_uuid(), id, 'submitted', {at}, '1', {at} - interval '1 hour', {at}, {at}, \
             'candidate', translate(lpad((random() * 1e9)::bigint::text, 12, '2'), '01', '23') \
             from users limit 1 returning id) \
             insert into assistant_questions (id, attempt_id, task_id, number, question) \
             select gen_random_uuid(), id, gen_random_uuid(), 1, 'Why?' from ended; \
             set session_replication_role = default",
        ),
        "signals found in recordings, where there was no case" => SIGNALS,
        "runs in practice and in attempts that ended" => (
            "(select from submissions where source <> '') kept",
            "set session_replication_role = replica; \
             with ended as (insert into attempts (id, invitation_id, assessment_id, user_id, \
             state, consent_at, consent_text_version, started_at, ends_at, submitted_at, \
             submitted_by, receipt_id) select gen_random_uuid(), gen_random_uuid(), \
             gen_random_uuid(), id, 'submitted', {at}, '1', {at} - interval '1 hour', {at}, {at}, \
             'candidate', translate(lpad((random() * 1e9)::bigint::text, 12, '2'), '01', '23') \
             from users limit 1 returning id, user_id) \
             insert into submissions (id, problem_version_id, user_id, attempt_id, task_id, \
             kind, language, source, tests_total) select gen_random_uuid(), gen_random_uuid(), \
             user_id, id, gen_random_uuid(), 'run', 'python', 'x', 1 from ended; \
             set session_replication_role = default",
        ),
        "what submitted programs are compared by, and the matches" => COMPARED,
        "applications begun and not sent" => (
            "application_drafts",
            "set session_replication_role = replica; \
             insert into application_drafts (role_id, candidate_id, changed_at) \
             select gen_random_uuid(), id, {at} from users limit 1; \
             set session_replication_role = default",
        ),
        sent => example_of_sent(sent),
    }
}

/// The same for what was sent to others.
fn example_of_sent(what: &str) -> (&'static str, &'static str) {
    match what {
        "runs without an account" => GUEST_RUNS,
        "links to reports, after their end" => (
            "report_links",
            "set session_replication_role = replica; \
             insert into report_links (id, attempt_id, kind, secret_sha256, sections, created_at, \
             expires_at) select gen_random_uuid(), gen_random_uuid(), 'share', \
             sha256(random()::text::bytea), '{}', {at} - interval '1 day', {at}; \
             set session_replication_role = default",
        ),
        "what requests for extra time say" => (
            "(select from accommodation_requests where text is not null) kept",
            "set session_replication_role = replica; \
             insert into accommodation_requests (id, invitation_id, state, percent, text, \
             base_percent, reason, decided_by, asked_at, decided_at) select gen_random_uuid(), \
             gen_random_uuid(), 'declined', 50, 'x', 0, 'no', id, {at} - interval '1 day', {at} \
             from users limit 1; set session_replication_role = default",
        ),
        "deliveries of webhooks" => (
            "webhook_deliveries",
            "set session_replication_role = replica; \
             insert into webhook_deliveries (id, webhook_id, event_id, kind, body, next_try_at, \
             created_at) select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'x', '{}', \
             now(), {at}; set session_replication_role = default",
        ),
        "events of the payment provider" => (
            "provider_events",
            "insert into provider_events (id, kind, received_at) values (({at})::text, 'x', {at})",
        ),
        "calls and updates of applicant tracking systems" => (
            "ats_exchanges",
            "set session_replication_role = replica; \
             insert into ats_exchanges (id, connection_id, operation, state, status, created_at) \
             select gen_random_uuid(), gen_random_uuid(), 'list', 'answered', 200, {at}; \
             set session_replication_role = default",
        ),
        "prospects of roles that have ended" => (
            "talent_prospects",
            "set session_replication_role = replica; \
             with ended as (insert into roles (id, company_id, state, live_state, title, form, \
             published_at, closed_at) select gen_random_uuid(), gen_random_uuid(), 'closed', \
             'published', 'x', '{}', {at}, {at} returning id) \
             insert into talent_prospects (id, role_id, profile_id, tie, label, is_named, facts, \
             added_at) select gen_random_uuid(), id, gen_random_uuid(), \
             decode(repeat('00', 12), 'hex'), 'K7F2', true, '{}', {at} from ended; \
             set session_replication_role = default",
        ),
        "invitations of partners" => (
            "partner_invitations",
            "set session_replication_role = replica; \
             insert into partner_invitations (id, partner_id, email, stop_token, invited_at) \
             select gen_random_uuid(), gen_random_uuid(), gen_random_uuid() || '@example.com', \
             gen_random_uuid(), {at}; \
             set session_replication_role = default",
        ),
        oversight => example_of_oversight(oversight),
    }
}

/// The same for what the admin sees of who is online, and of looking as others.
fn example_of_oversight(what: &str) -> (&'static str, &'static str) {
    match what {
        "who was online" => (
            "presences",
            "set session_replication_role = replica; \
             insert into presences (user_id, role, area, device, tab, since, beat_at, input_at, \
             changed_at) select gen_random_uuid(), 'candidate', 'home', 'phone', \
             gen_random_uuid(), {at}, {at}, {at}, {at}; \
             set session_replication_role = default",
        ),
        "counts of people online by hour" => (
            "presence_hours",
            "insert into presence_hours (hour, role, people) \
             values (date_trunc('hour', {at}), 'candidate', 1)",
        ),
        "permissions of the admin to look as another account" => (
            "view_as_grants",
            "set session_replication_role = replica; \
             insert into view_as_grants (id, secret_sha256, admin_id, signed_in_at, viewed_id, \
             reason, began_at, ends_at, ended_at) select gen_random_uuid(), \
             sha256(random()::text::bytea), gen_random_uuid(), now(), gen_random_uuid(), \
             'They asked us.', {at} - interval '10 minutes', {at}, {at}; \
             set session_replication_role = default",
        ),
        other => panic!("the rule {other:?} has no example here"),
    }
}
