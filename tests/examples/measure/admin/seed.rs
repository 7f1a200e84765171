//! Rows of every kind that the admin's dashboard lists. What waits for somebody is as much at every size.

use anyhow::Result;
use db::Conn;
use diesel::connection::SimpleConnection as _;

/// How many of each kind wait, spread over all of them.
const WAITING: i64 = 500;

pub(super) fn fill(conn: &mut Conn, size: i64) -> Result<()> {
    conn.batch_execute(
        "set session_replication_role = replica;
         create function bench_id(n bigint) returns uuid language sql immutable as
           $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
         create function bench_at(n bigint) returns timestamptz language sql stable as
           $$ select now() - interval '2 years' + n * interval '40 seconds' $$;",
    )?;
    let all = [people, companies, hiring, integrity, money, talk];
    for rows in all.map(|of| of(size, (size / WAITING).max(1))) {
        conn.batch_execute(&rows)?;
    }
    conn.batch_execute("set session_replication_role = origin")?;
    conn.batch_execute("vacuum analyze")?;
    // Else it comes during the measurement.
    Ok(conn.batch_execute("checkpoint")?)
}

/// Accounts, a row of `n` everywhere; partners and who wanted to be one; who is online.
fn people(size: i64, each: i64) -> String {
    format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind, created_at)
           select bench_id(n), 'bench-' || n, 'bench' || n || '@example.com', true, 'Ada ' || n,
                  'candidate', bench_at(n)
             from generate_series(1, {size}) n;
         insert into partners (user_id, kind, organisation, since, changed_at)
           select bench_id(n), 'university', 'University ' || n, bench_at(n), now()
             from generate_series(1, {size}) n;
         insert into partner_applications (id, user_id, kind, organisation, why, state, applied_at)
           select bench_id(n), bench_id(n), 'university', 'University ' || n, 'Our students ask.',
                  case when n % {each} = 0 then 'applied' else 'approved' end, bench_at(n)
             from generate_series(1, {size}) n;
         insert into presences (user_id, role, area, device, tab, since, beat_at, input_at, left_at,
             changed_at)
           select bench_id(n), 'candidate', 'home', 'phone', bench_id(n), bench_at(n), now() + interval '1 hour', now(),
                  case when n % {each} <> 0 then now() end, now()
             from generate_series(1, {size}) n;"
    )
}

/// Companies, and how each of them came.
fn companies(size: i64, each: i64) -> String {
    format!(
        "insert into companies (id, name, state, created_at)
           select bench_id(n), 'Firma ' || n, case when n % {each} = 0 then 'suspended' else 'approved' end,
                  bench_at(n)
             from generate_series(1, {size}) n;
         insert into company_details (company_id, website, domain)
           select bench_id(n), 'https://firma' || n || '.example', 'firma' || n || '.example' from generate_series(1, {size}) n;
         insert into inquiries (id, user_id, company_id, company_name, first_name, last_name, title,
             company_type, interests, heard_about, phone, state, submitted_at, created_at, changed_at)
           select bench_id(n), bench_id(n), bench_id(n), 'Firma ' || n, 'Ada', 'Byron', 'CTO', 'Startup',
                  '{{}}', 'A friend', '', case when n % {each} = 0 then 'in_review' else 'account_ready' end,
                  bench_at(n), bench_at(n), now()
             from generate_series(1, {size}) n;"
    )
}

/// Roles, each with an application and what became of it.
fn hiring(size: i64, each: i64) -> String {
    format!(
        "insert into roles (id, company_id, created_by, state, live_state, title, form, published_at,
             submitted_at, created_at)
           select bench_id(n), bench_id(n), bench_id(n),
                  case when n % {each} = 0 then 'submitted' else 'published' end,
                  case when n % {each} <> 0 then 'published' end, 'Role ' || n, '{{}}',
                  case when n % {each} <> 0 then bench_at(n) end, bench_at(n), bench_at(n)
             from generate_series(1, {size}) n;
         insert into applications (id, role_id, candidate_id, state, profile, answers, note, code, applied_at,
             stands_at, released_at)
           select bench_id(n), bench_id(n), bench_id(n), 'placed',
                  '{{\"name\": \"Ben\", \"email\": \"ben@example.com\", \"headline\": \"I build\",
                     \"education\": \"Porto\", \"skills\": [], \"available_from\": null}}',
                  '[]', null, '2345', bench_at(n), bench_at(n), bench_at(n)
             from generate_series(1, {size}) n;
         insert into internships (id, application_id, candidate_id, company_id, role_title, state, starts_on,
             ends_on, contact_id, began_at, looked_on)
           select bench_id(n), bench_id(n), bench_id(n), bench_id(n), 'Role ' || n,
                  case when n % {each} = 0 then 'pending_documents' when n % {each} = 1 then 'ready'
                    else 'completed' end,
                  bench_at(n)::date, bench_at(n)::date + 90, bench_id(n), bench_at(n), bench_at(n)::date
             from generate_series(1, {size}) n;
         insert into internship_items (id, internship_id, position, title, owner, due_on, required, asks)
           select bench_id(n), bench_id(n), 1, 'A contract', 'candidate', '2027-01-01', true, false
             from generate_series({each}, {size}, {each}) n;"
    )
}

/// Attempts that were looked into.
fn integrity(size: i64, each: i64) -> String {
    format!(
        "insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
           values (bench_id(1), bench_id(1), 'Backend', 60, '{{python}}', bench_id(1));
         insert into invitations (id, assessment_id, code, email, user_id, state, created_by, expires_at)
           select bench_id(n), bench_id(1), translate(lpad(n::text, 10, '0'), '01', 'XY'), 'bench' || n || '@example.com', bench_id(n), 'completed',
                  bench_id(1), now()
             from generate_series(1, {size}) n;
         insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
             consent_text_version, started_at, ends_at, submitted_at, submitted_by, receipt_id, graded_at)
           select bench_id(n), bench_id(n), bench_id(1), bench_id(n), 'graded', bench_at(n), '1', bench_at(n),
                  bench_at(n + 90), bench_at(n + 90), 'candidate', translate(lpad(n::text, 12, '0'), '01', 'XY'),
                  bench_at(n + 90)
             from generate_series(1, {size}) n;
         insert into integrity_cases (id, attempt_id, state, opened_at, answer_until, outcome, reason,
             decided_at, decided_as)
           select bench_id(n), bench_id(n), case when n % {each} = 0 then 'open' else 'explained' end,
                  bench_at(n), case when n % {each} <> 0 then bench_at(n + 90) end,
                  case when n % {each} <> 0 then 'explained' end, case when n % {each} <> 0 then 'A shared network' end,
                  case when n % {each} <> 0 then bench_at(n + 90) end, case when n % {each} <> 0 then 'company' end
             from generate_series(1, {size}) n;"
    )
}

/// A paid invoice of each company, and some that are owed.
fn money(size: i64, each: i64) -> String {
    format!(
        "insert into invoices (id, company_id, state, year, serial, buyer_name, currency, terms_days,
             period_from, period_to, net, tax, gross, paid, issued_on, due_on, issued_at, created_at,
             changed_at)
           select bench_id(n), bench_id(n), case when n % {each} = 0 then 'open' else 'paid' end,
                  2024 + n / 900000, 1 + n % 900000, 'Firma ' || n, 'EUR', 30, '2026-01-01', '2026-01-31',
                  10000, 1900, 11900, case when n % {each} = 0 then 0 else 11900 end,
                  '2026-01-01', '2026-01-31', bench_at(n), bench_at(n), bench_at(n)
             from generate_series(1, {size}) n;"
    )
}

/// Conversations with support.
fn talk(size: i64, each: i64) -> String {
    format!(
        "insert into support_conversations (id, user_id, state, last_number, user_delivered, waiting_since,
             resolved_at, created_at, changed_at)
           select bench_id(n), bench_id(n), case when n % {each} = 0 then 'open' else 'resolved' end, 1, 1,
                  case when n % {each} = 0 then bench_at(n) end,
                  case when n % {each} <> 0 then bench_at(n) end, bench_at(n), bench_at(n)
             from generate_series(1, {size}) n;
         insert into support_messages (conversation_id, number, side, author_id, text, created_at)
           select bench_id(n), 1, 'user', bench_id(n), 'Hello.', bench_at(n)
             from generate_series(1, {size}) n;"
    )
}
