//! People who want to be partners, and those who are: whom they bring and what they earn.

mod applying;
mod cohorts;
mod earning;
mod inviting;
mod lists;
mod made;
mod seen;

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::world::World;

/// A partner, whom the admin looks after.
pub(crate) const PARTNER: &str = "00000000-0000-7000-8000-0000000000e1";
/// Somebody they brought.
pub(crate) const BROUGHT: &str = "00000000-0000-7000-8000-0000000000e2";
pub(crate) const COMMISSION: &str = "00000000-0000-7000-8000-0000000000e3";
pub(crate) const STATEMENT: &str = "00000000-0000-7000-8000-0000000000e4";
/// An assessment that pia runs, where she is a partner.
pub(crate) const COHORT: &str = "00000000-0000-7000-8000-0000000000e5";
/// One that the partner runs, whose students are the brought and ada.
const SEAT: &str = "00000000-0000-7000-8000-0000000000e6";
/// What the link of a mail to a student ends with whom the partner invited.
pub(crate) const STUDENT_STOP: &str = "00000000-0000-4000-8000-0000000000e7";
/// What its link ends with.
pub(crate) const SEAT_CODE: &str = "SEAT222222";

/// Whether a route is about partners, and not about becoming one.
pub(crate) fn is_about_partners(path: &str) -> bool {
    path.ends_with("/referral-click")
        || path.contains("/partners")
        || path.contains("/partner-invitations/")
        || path.contains("/cohorts")
        || path.contains("partner-referrals")
        || path.contains("partner-statements")
        || path.contains("partner-visibility")
        || path.contains("/commissions/")
}

/// A partner with a flagged referral, a commission and a statement, and pia's statement where she is one.
pub(crate) fn prepare_partners(path: &str, world: &World) {
    let state = if path.ends_with("/restore") { "suspended" } else { "active" };
    let sql = format!(
        "set session_replication_role = replica;
         delete from partner_postings; delete from partner_commissions;
         delete from partner_statements; delete from partner_attributions;
         delete from partner_terms; delete from partner_invitations; delete from partners;
         insert into users (id, firebase_uid, email, email_verified, display_name, kind) values
           ('{PARTNER}', 'uid-leeds', 'leeds@example.com', true, 'Leeds', 'partner'),
           ('{BROUGHT}', 'uid-brought', 'brought@example.com', true, 'Brought', 'candidate')
           on conflict do nothing;
         insert into referral_accounts (user_id, code) values ('{PARTNER}', 'leeds')
           on conflict (user_id) do update set code = 'leeds';
         insert into referral_accounts (user_id, code)
           select id, 'pia-partner' from users where email = 'pia@example.com'
           on conflict (user_id) do update set code = 'pia-partner';
         delete from referral_past_codes;
         insert into partners (user_id, kind, organisation, state, since, changed_at) values
           ('{PARTNER}', 'university', 'Leeds', '{state}', now(), now());
         insert into partners (user_id, kind, organisation, since, changed_at)
           select id, 'ambassador', 'Pia', now(), now() from users
           where email = 'pia@example.com';
         insert into partner_invitations (id, partner_id, email, name, stop_token, invited_at) values
           ('{STUDENT_STOP}', '{PARTNER}', 'student@example.com', 'Student', '{STUDENT_STOP}', now());
         insert into partner_attributions (user_id, partner_id, number, code, brought_at,
             credit_until, flag) values
           ('{BROUGHT}', '{PARTNER}', 1, 'leeds', now(), now() + interval '90 days', 'same_domain');
         insert into partner_attributions (user_id, partner_id, number, code, brought_at,
             credit_until)
           select id, '{PARTNER}', 2, 'leeds', now(), now() + interval '90 days' from users
           where email = 'ada@example.com';
         insert into partner_statements (id, partner_id, period, currency, total, review_until,
             pay_on, issued_at)
           select '{STATEMENT}', coalesce((select id from users where email = 'pia@example.com'),
             '{PARTNER}'), '2026-01-01', 'EUR', 500, '2026-01-08', '2026-01-13', now();
         insert into partner_commissions (id, partner_id, kind, currency, amount, state, reason,
             earned_at, due_at, changed_at)
           values ('{COMMISSION}', '{PARTNER}', 'adjustment', 'EUR', 500, 'due',
             'Agreed at the fair in Leeds', now(), now(), now());
         insert into partner_postings (transfer, account, commission_id, amount, posted_at) values
           ('{COMMISSION}', 'cost', '{COMMISSION}', -500, now()),
           ('{COMMISSION}', 'due', '{COMMISSION}', 500, now());
         insert into partner_commissions (id, partner_id, kind, currency, amount, state, reason,
             statement_id, earned_at, due_at, changed_at)
           select '{STATEMENT}', partner_id, 'adjustment', 'EUR', 500, 'in_statement',
             'Agreed at the fair in Leeds', id, now(), now(), now() from partner_statements;
         insert into partner_postings (transfer, account, commission_id, amount, posted_at) values
           ('{STATEMENT}', 'cost', '{STATEMENT}', -500, now()),
           ('{STATEMENT}', 'in_statement', '{STATEMENT}', 500, now());
         delete from cohort_members; delete from cohorts;
         update problems set practice = true where slug = 'doubling';
         insert into assessments (id, partner_id, title, duration_minutes, languages, created_by,
             records_typing)
           select '{COHORT}', user_id, 'Week 3', 60, '{{python}}', user_id, false from partners
             where organisation = 'Pia'
           on conflict do nothing;
         insert into assessments (id, partner_id, title, duration_minutes, languages, created_by,
             records_typing)
           values ('{SEAT}', '{PARTNER}', 'Week 4', 60, '{{python}}', '{PARTNER}', false)
           on conflict do nothing;
         insert into cohorts (assessment_id, code, opens_at, closes_at)
           select '{COHORT}', 'HRT2222222', now(), now() + interval '7 days' from partners
             where organisation = 'Pia';
         insert into cohorts (assessment_id, code, opens_at, closes_at)
           values ('{SEAT}', '{SEAT_CODE}', now(), now() + interval '7 days');
         set session_replication_role = origin;"
    );
    world.app.conn().batch_execute(&sql).unwrap();
    if path.ends_with("/result") {
        let joined = format!(
            "insert into invitations (id, assessment_id, code, email, created_by, opens_at, expires_at)
               select '{SEAT}', '{SEAT}', 'SEAT333333', email, '{PARTNER}', now(), now() + interval '7 days'
               from users where email = 'ada@example.com' on conflict do nothing;
             insert into cohort_members (assessment_id, user_id, invitation_id, consent_text_version, agreed_at)
               select '{SEAT}', id, '{SEAT}', '2026-11.p1', now() from users where email = 'ada@example.com'"
        );
        world.app.conn().batch_execute(&joined).unwrap();
    }
}

/// Terms that count from today on: a tenth of what companies pay.
pub(crate) fn terms_form() -> Value {
    let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
    json!({ "effective_from": today, "basis": "share_of_payments", "currency": "EUR",
            "amount": null, "rate_bp": 1000, "cap": null, "window_days": 90 })
}

/// An assessment of one problem for a week.
pub(crate) fn cohort_form(problem: &str) -> Value {
    let until = kernel::Clock::now(&kernel::SystemClock) + kernel::chrono::TimeDelta::days(7);
    json!({ "title": "Week 3", "duration_minutes": 60, "closes_at": until,
            "tasks": [{ "problem_id": problem, "weight": 100 }] })
}

/// What is sent to a route about partners.
pub(crate) fn partners_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/admin/partners/{id}/terms" => terms_form(),
        "POST /api/admin/partners/{id}/adjustments" => {
            json!({ "currency": "EUR", "amount": -100, "reason": "Agreed at the fair in Leeds" })
        }
        "POST /api/partners/me/invitations" => json!({ "rows": [{ "email": "new@example.com" }] }),
        "POST /api/partners/me/cohorts" => cohort_form("doubling"),
        "POST /api/partners/me/cohorts/{id}/mails" => json!({ "emails": ["ada@example.com"] }),
        "POST /api/partners/me/cohorts/{id}/close" => json!({ "version": 1 }),
        "POST /api/cohorts/{id}/join" => {
            json!({ "edition": "2026-11.p1", "shows_result": false })
        }
        "PUT /api/cohorts/{id}/result" => json!({ "version": 1, "shows_result": true }),
        "POST /api/events/referral-click" => json!({ "code": "leeds" }),
        "PUT /api/users/partner-visibility" => json!({ "version": 1, "shows_name": true }),
        "POST /api/billing/partner-statements/{id}/pay" => {
            json!({ "version": 1, "reference": "SEPA 7" })
        }
        route if route.starts_with("POST ") => json!({ "version": 1, "reason": "A mistake." }),
        _ => return None,
    })
}
