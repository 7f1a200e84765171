//! People who want to be partners, and those who are: whom they bring and what they earn.

mod applying;
mod earning;
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

/// Whether a route is about partners, and not about becoming one.
pub(crate) fn is_about_partners(path: &str) -> bool {
    path.ends_with("/referral-click")
        || path.contains("/partners")
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
         delete from partner_terms; delete from partners;
         insert into users (id, firebase_uid, email, email_verified, display_name, kind) values
           ('{PARTNER}', 'uid-leeds', 'leeds@example.com', true, 'Leeds', 'partner'),
           ('{BROUGHT}', 'uid-brought', 'brought@example.com', true, 'Brought', 'candidate')
           on conflict do nothing;
         insert into referral_accounts (user_id, code) values ('{PARTNER}', 'leeds')
           on conflict (user_id) do update set code = 'leeds';
         delete from referral_past_codes;
         insert into partners (user_id, kind, organisation, state, since, changed_at) values
           ('{PARTNER}', 'university', 'Leeds', '{state}', now(), now());
         insert into partners (user_id, kind, organisation, since, changed_at)
           select id, 'ambassador', 'Pia', now(), now() from users
           where email = 'pia@example.com';
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
         set session_replication_role = origin;"
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// Terms that count from today on: a tenth of what companies pay.
pub(crate) fn terms_form() -> Value {
    let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
    json!({ "effective_from": today, "basis": "share_of_payments", "currency": "EUR",
            "amount": null, "rate_bp": 1000, "cap": null, "window_days": 90 })
}

/// What is sent to a route about partners.
pub(crate) fn partners_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/admin/partners/{id}/terms" => terms_form(),
        "POST /api/admin/partners/{id}/adjustments" => {
            json!({ "currency": "EUR", "amount": -100, "reason": "Agreed at the fair in Leeds" })
        }
        "POST /api/events/referral-click" => json!({ "code": "leeds" }),
        "PUT /api/users/partner-visibility" => json!({ "version": 1, "shows_name": true }),
        "POST /api/billing/partner-statements/{id}/pay" => {
            json!({ "version": 1, "reference": "SEPA 7" })
        }
        route if route.starts_with("POST ") => json!({ "version": 1, "reason": "A mistake." }),
        _ => return None,
    })
}
