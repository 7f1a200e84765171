//! Invoices: by staff and nobody else, paid, credited, and what a company keeps open by paying.

mod online;
mod quota;
mod renewing;
mod room;
mod running;
mod standing;

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::prepared::prepare_team;
use crate::world::World;

pub(crate) const INVOICE: &str = "00000000-0000-7000-8000-0000000000f1";
pub(crate) const PAYMENT: &str = "00000000-0000-7000-8000-0000000000f2";

/// Whether a route is about invoices.
pub(crate) fn is_about_billing(path: &str) -> bool {
    path.starts_with("/api/billing/") || path.starts_with("/api/companies/me/invoices")
}

/// An invoice to the company of the world: a draft where the route writes or issues one, else issued.
pub(crate) fn prepare_billing(route: &str, world: &World) {
    let drafts = ["PUT /api/billing/invoices/{id}", "/delete", "/issue"];
    let draft = drafts.iter().any(|end| route.ends_with(end));
    let paid = route.contains("/payments/{id}");
    let (state, numbered) = match (draft, paid) {
        (true, _) => ("draft", "null, null, null, null, null"),
        (_, true) => ("paid", "2026, 1, current_date, current_date + 14, now()"),
        (..) => ("open", "2026, 1, current_date, current_date + 14, now()"),
    };
    let received = if paid { 11_900 } else { 0 };
    let mut sql = format!(
        "set session_replication_role = replica;
         insert into invoices (id, company_id, state, year, serial, issued_on, due_on, issued_at,
           buyer_name, currency, terms_days, period_from, period_to, notes, net, tax, gross, paid,
           created_at, changed_at)
         values ('{INVOICE}', '{}', '{state}', {numbered}, 'Canary Ltd', 'EUR', 14, current_date,
           current_date + 29, 'canary-note', 10000, 1900, 11900, {received}, now(), now());
         insert into invoice_lines (invoice_id, position, text, quantity_milli, unit_price, tax_bp,
           tax_milli, net, tax)
         values ('{INVOICE}', 1, 'Canary seats', 1000, 10000, 1900, 19000, 10000, 1900);
         set session_replication_role = origin;",
        world.company
    );
    if !draft {
        sql.push_str("insert into billing_counters (series, year, last) values ('A', 2026, 1);");
    }
    if paid {
        sql.push_str(&format!(
            "insert into payments (id, invoice_id, amount, received_on, method, recorded_at)
             values ('{PAYMENT}', '{INVOICE}', 11900, current_date, 'card', now());"
        ));
    }
    world.app.conn().batch_execute(&sql).unwrap();
}

/// An invoice to a company as it is written: 119.00 EUR for thirty days from today.
pub(crate) fn invoice_form(company: &str) -> Value {
    let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
    json!({
        "company_id": company, "currency": "EUR", "terms_days": 14, "period_from": today,
        "period_to": today + kernel::chrono::Days::new(29), "po_reference": null, "notes": null,
        "lines": [{ "text": "Seats", "quantity_milli": 1000, "unit_price": 10_000,
                    "tax_bp": 1900 }],
    })
}

/// What is sent to a route about invoices.
pub(crate) fn billing_body(route: &str, world: &World) -> Option<Value> {
    let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
    Some(match route {
        "POST /api/billing/invoices" | "POST /api/billing/invoices/preview" => {
            invoice_form(&world.company)
        }
        "PUT /api/billing/invoices/{id}" => {
            json!({ "version": 1, "form": invoice_form(&world.company) })
        }
        "POST /api/billing/invoices/{id}/payments" => {
            json!({ "version": 1, "amount": 5000, "received_on": today, "method": "card",
                    "reference": null })
        }
        "POST /api/billing/invoices/{id}/remind" => {
            json!({ "version": 1, "template": "friendly" })
        }
        "POST /api/billing/invoices/{id}/credit-notes" => {
            json!({ "version": 1, "lines": null, "reason": "A mistake." })
        }
        "POST /api/billing/invoices/{id}/void"
        | "POST /api/billing/invoices/{id}/write-off"
        | "POST /api/billing/payments/{id}/reverse" => {
            json!({ "version": 1, "reason": "A mistake." })
        }
        route if route.starts_with("POST ") => json!({ "version": 1 }),
        _ => return None,
    })
}

/// What has to be so before the admin decides about the company of the world.
pub(crate) fn prepare_standing(path: &str, world: &World) {
    let company = &world.company;
    let begin = "set session_replication_role = replica";
    let end = "set session_replication_role = origin";
    let state = if path.ends_with("/restore") { "suspended" } else { "approved" };
    let sql =
        format!("{begin}; update companies set state = '{state}' where id = '{company}'; {end}");
    world.app.conn().batch_execute(&sql).unwrap();
    if path.ends_with("/grace") {
        prepare_billing("POST /api/billing/payments/{id}/reverse", world);
    }
    if path.ends_with("/transfer") {
        prepare_team(path, world);
    }
    if path.ends_with("/merger") {
        let all = "update companies set state = 'approved', suspended_from = null";
        world.app.conn().batch_execute(&format!("{begin}; {all}; {end}")).unwrap();
    }
    if path.ends_with("/details/decision") {
        let sql = format!(
            "insert into company_details (company_id, website, domain, industry, size, city, country,
               about) values ('{company}', 'https://example.com', 'example.com', 'software', '1-10',
               'Leeds', 'GB', 'We build tools.')"
        );
        world.app.conn().batch_execute(&sql).unwrap();
    }
    if path.contains("/subscription") {
        prepare_subscription(path, world);
    }
    if path.ends_with("/revoke") {
        let sql = format!(
            "insert into company_grants (id, company_id, flag, reason, granted_by)
             values (gen_random_uuid(), '{company}', 'payment', 'pilot', 'test')
             on conflict do nothing"
        );
        world.app.conn().batch_execute(&sql).unwrap();
    }
}

/// The account that owns the company of the world.
pub(crate) fn owner_of(world: &World) -> String {
    use db::schema::company_members::dsl as m;
    use diesel::prelude::*;
    let company = kernel::CompanyId(world.company.parse().unwrap());
    let owner: kernel::UserId = m::company_members
        .filter(m::company_id.eq(company))
        .filter(m::role.eq(companies::profiles::Role::Owner))
        .select(m::user_id)
        .first(&mut world.app.conn())
        .unwrap();
    owner.to_string()
}

/// A plan as it is written: so much for a month, with so many invitations.
pub(crate) fn plan_body(slug: &str, price: i64, invitations: i32) -> Value {
    json!({ "slug": slug, "version": 0,
            "form": { "name": "Canary plan", "currency": "EUR", "price": price, "tax_bp": 1900,
                      "every": "month", "invitations": invitations, "seats": 5, "live_roles": 20,
                      "own_problems": 50, "offered": true } })
}

/// A plan that costs nothing, and the company of the world subscribed to it where the route changes that.
fn prepare_subscription(path: &str, world: &World) {
    let begins = path.ends_with("/subscription");
    let company = &world.company;
    let mut sql = String::from(
        "insert into plans (slug, version, name, currency, price, tax_bp, every, invitations, seats,
           offered, made_at)
         values ('canary-plan', 1, 'Canary plan', 'EUR', 0, 0, 'month', 10, 5, true, now())
         on conflict do nothing;",
    );
    if !begins {
        sql.push_str(&format!(
            "with made as (
               insert into subscriptions (id, company_id, since, created_at)
               values (gen_random_uuid(), '{company}', current_date, now()) returning id)
             insert into subscription_periods
               (subscription_id, period_from, period_to, plan, plan_version)
             select id, current_date, current_date + 29, 'canary-plan', 1 from made;"
        ));
    }
    world.app.conn().batch_execute(&sql).unwrap();
}

/// What is sent to a route about subscriptions and what is granted beyond them.
pub(crate) fn subscription_body(route: &str) -> Option<Value> {
    let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
    Some(match route.rsplit('/').next().unwrap_or_default() {
        "plan" => json!({ "version": 1, "plan": "canary-plan" }),
        "end" => json!({ "version": 1, "ends": true, "reason": "canary-reason" }),
        "churn" => json!({ "version": 1, "reason": "canary-reason" }),
        "invitation-credits" => {
            json!({ "amount": 5, "expires_on": today + kernel::chrono::Days::new(5),
                    "reason": "canary-reason" })
        }
        _ if route.starts_with("POST ") => json!({ "plan": "canary-plan" }),
        _ => return None,
    })
}
