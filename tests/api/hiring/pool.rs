//! A talent pool that a company sees, for the tests about it.

use kernel::{Clock, Instant, SystemClock, UserId};
use serde_json::{Value, json};
use talent::cards::{self, Filter};
use talent::introductions::{self, PayRange, Request};
use talent::profiles::{self, Availability, Form, PayPeriod, Place, Skill, Visibility};
use talent::searches;

use crate::support::TestApp;
use crate::world::World;

/// What stands in a world for the routes about the pool.
#[derive(Default)]
pub(crate) struct Pool {
    /// A card that ruth's company sees.
    pub(crate) handle: String,
    /// What ruth's company has asked of ada.
    pub(crate) introduction: String,
    /// What ruth has saved.
    pub(crate) search: String,
}

fn now() -> Instant {
    SystemClock.now()
}

/// What somebody anonymous says.
pub(crate) fn anonymous() -> Form {
    Form {
        visibility: Visibility::Anonymous,
        headline: "Canary engineer".to_owned(),
        skills: [Skill::Rust].into(),
        availability: Availability::Now,
        places: [Place::Remote].into(),
        pay: None,
        blocked: [].into(),
    }
}

/// The same over HTTP, to join with.
pub(crate) fn profile_body() -> Value {
    json!({ "version": 0, "consent": true, "visibility": "anonymous",
            "headline": "Canary engineer", "skills": ["rust"], "availability": "now",
            "places": ["remote"], "blocked": [],
            "pay": { "amount": 40_000, "currency": "EUR", "period": "year" } })
}

/// A request about this card, for this role.
pub(crate) fn request_body(handle: &str, role: &str) -> Value {
    json!({ "handle": handle, "role_id": role, "message": "Canary words. ".repeat(8),
            "pay": { "min": 40_000, "max": 50_000, "currency": "EUR", "period": "year" } })
}

/// So many people join who all say the same.
pub(crate) fn join(app: &TestApp, people: usize) -> Vec<UserId> {
    let conn = &mut app.conn();
    let mut joined = Vec::new();
    for _ in 0..people {
        let email = format!("{}@example.com", UserId::new());
        let user = testkit::user(conn, &email, "Canary Somebody");
        profiles::save(conn, user, 0, &anonymous()).unwrap();
        joined.push(user);
    }
    joined
}

/// Ada and others in the pool; ruth's company may look, has a live role, has saved a search and, but
/// where it is about to, has asked ada.
pub(crate) async fn prepare_talent(route: &str, world: &mut World) {
    world.begin_role().await;
    world.put_role("published");
    join(&world.app, 6);
    let conn = &mut world.app.conn();
    let email = world.ada.email.parse().unwrap();
    let ada = auth::users::by_email(conn, &email).unwrap().unwrap().id;
    let email = world.ruth.email.parse().unwrap();
    let ruth = auth::users::by_email(conn, &email).unwrap().unwrap().id;
    let company = companies::profiles::of_member(conn, ruth).unwrap().unwrap().company.id;
    let by = (company, ruth);
    let saved = searches::save(conn, by, "Canary search", &Filter::default(), now()).unwrap();
    let first = (kernel::Limit::default(), now());
    if route != "PUT /api/talent-profile" {
        profiles::save(conn, ada, 0, &anonymous()).unwrap();
    }
    if route.contains("/introductions/") || route.starts_with("GET ") {
        let pay = PayRange { min: 1, max: 2, currency: "EUR".into(), period: PayPeriod::Hour };
        let role = world.role.parse().unwrap();
        let asked = Request { role, message: "Canary words. ".repeat(8), pay };
        let facts = cards::Facts::of(&anonymous());
        let chosen = cards::Chosen { user: ada, facts, is_named: false };
        let made = introductions::request(conn, by, &chosen, &asked, now()).unwrap();
        world.talent.introduction = made.id.to_string();
    }
    let seen = cards::list(conn, company, &Filter::default(), None, first).unwrap();
    world.talent.handle.clone_from(&seen.items[0].handle);
    world.talent.search = saved.id.to_string();
}

/// What is sent to a route about the talent pool.
pub(crate) fn talent_body(route: &str, world: &World) -> Option<Value> {
    Some(match route {
        "PUT /api/talent-profile" => profile_body(),
        "POST /api/talent-searches" => {
            json!({ "name": "Canary", "skills": ["rust"], "availability": "now", "place": null })
        }
        "POST /api/introductions" => request_body(&world.talent.handle, &world.role),
        route if route.starts_with("POST ") => json!({ "version": 1 }),
        _ => return None,
    })
}

/// Whether a route is about the talent pool.
pub(crate) fn is_about_talent(path: &str) -> bool {
    path.starts_with("/api/talent") || path.starts_with("/api/introductions")
}
