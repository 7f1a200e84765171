//! A talent pool that a company sees, for the tests about it.

use db::Conn;
use db::audit::Actor;
use kernel::{Clock, CompanyId, Instant, Seen, SystemClock, TalentProfileId, UserId};
use serde_json::{Value, json};
use talent::cards::{self, Filter};
use talent::introductions::{self, PayRange, Position, Request};
use talent::picks;
use talent::profiles::{self, Availability, Form, PayPeriod, Place, Skill, Visibility};
use talent::prospects;
use talent::searches;

use super::applications::resume_file;
use super::proposals::is_about_proposals;
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
    /// A card that ruth's company keeps for its role.
    pub(crate) prospect: String,
    /// Ruth's company.
    pub(crate) company: String,
    /// Somebody on the list of ruth's company.
    pub(crate) pick: String,
    /// Somebody who could be on it.
    pub(crate) member: String,
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
        curated: true,
        shows_results: false,
        employment: [].into(),
        authorised: [].into(),
        github: None,
        results: [].into(),
        score: None,
    }
}

/// The same over HTTP, to join with.
pub(crate) fn profile_body() -> Value {
    json!({ "version": 0, "consent": true, "visibility": "anonymous",
            "headline": "Canary engineer", "skills": ["rust"], "availability": "now",
            "places": ["remote"], "blocked": [], "curated": true, "shows_results": false,
            "employment": [], "authorised": [], "github": null, "results": [],
            "pay": { "amount": 40_000, "currency": "EUR", "period": "year" } })
}

/// A request about this card, for this role.
pub(crate) fn request_body(handle: &str, role: &str) -> Value {
    json!({ "handle": handle, "role_id": role, "message": "Canary words. ".repeat(8),
            "pay": { "min": 40_000, "max": 50_000, "currency": "EUR", "period": "year" } })
}

/// The same for a prospect, who is named by the address.
pub(crate) fn prospect_request(role: &str) -> Value {
    let mut body = request_body("", role);
    body.as_object_mut().unwrap().remove("handle");
    body
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
        let position = Some(Position { role, pay });
        let asked = Request { position, message: "Canary words. ".repeat(8) };
        let facts = cards::Facts::of(&anonymous());
        let chosen = cards::Chosen { user: ada, facts, is_named: false };
        let made = introductions::request(conn, by, &chosen, &asked, now()).unwrap();
        world.talent.introduction = made.id.to_string();
        if route.ends_with("/introductions/{id}/messages") {
            let yes = (introductions::Event::Accept, None);
            let side = introductions::Side::Candidate(ada);
            introductions::step(conn, side, Seen::any(made.id), yes, now()).unwrap();
        }
    }
    if route.contains("/recruit") || route.starts_with("GET ") {
        prepare_list(conn, company, world);
    }
    let seen = cards::list(conn, company, &Filter::default(), None, first).unwrap();
    world.talent.handle.clone_from(&seen.items[0].handle);
    let role = world.role.parse().unwrap();
    let card = (world.talent.handle.as_str(), Some("Canary note"));
    let kept = prospects::add(conn, by, role, card, now()).unwrap();
    world.talent.prospect = kept.id.to_string();
    world.talent.search = saved.id.to_string();
}

/// Two people who show their names, one of them on the list of ruth's company, which may see it.
fn prepare_list(conn: &mut Conn, company: CompanyId, world: &mut World) {
    open_recruiting(conn, company);
    world.talent.company = company.to_string();
    let member = named(conn, "Canary Listed");
    let pick = picks::add(conn, Actor::Operator, (company, member), "Canary note", now()).unwrap();
    world.talent.pick = pick.id.to_string();
    world.talent.member = named(conn, "Canary Member").to_string();
}

/// Grants a company super-star access.
pub(crate) fn open_recruiting(conn: &mut Conn, company: CompanyId) {
    use companies::grants::{Flag, NewGrant, grant};
    let (reason, granted_by) = ("test".to_owned(), "test".to_owned());
    let (flag, expires_at) = (Flag::SuperStarAccess, None);
    let new = NewGrant { company, flag, expires_at, reason, granted_by };
    grant(conn, Actor::Operator, &new).unwrap();
}

/// Somebody who shows this name in the pool.
fn named(conn: &mut Conn, name: &str) -> TalentProfileId {
    let email = format!("{}@example.com", UserId::new());
    let user = testkit::user(conn, &email, name);
    let form = Form { visibility: Visibility::Named, ..anonymous() };
    profiles::save(conn, user, 0, &form).unwrap().id
}

/// What is sent to a route about the talent pool.
pub(crate) fn talent_body(route: &str, world: &World) -> Option<Value> {
    Some(match route {
        "PUT /api/talent-profile" => profile_body(),
        "PUT /api/talent-profile/resume" => {
            json!({ "name": "cv.pdf", "content": resume_file() })
        }
        "POST /api/talent-searches" => {
            json!({ "name": "Canary", "skills": ["rust"], "availability": "now", "place": null })
        }
        "POST /api/talent-prospects" => {
            let (role, handle) = (&world.role, &world.talent.handle);
            json!({ "role_id": role, "handle": handle, "note": "Canary note" })
        }
        "POST /api/talent-prospects/{id}/introductions" => prospect_request(&world.role),
        "POST /api/admin/candidates/{id}/role-proposals" => {
            json!({ "role_id": world.role, "note": "Canary words of the admin." })
        }
        "POST /api/introductions" => request_body(&world.talent.handle, &world.role),
        "POST /api/recruit-talent/{id}/messages" => {
            json!({ "message": "Canary words. ".repeat(8) })
        }
        "POST /api/admin/recruit-lists/{id}" => {
            json!({ "member": world.talent.member, "note": "Canary note" })
        }
        "POST /api/introductions/{id}/messages"
        | "POST /api/talent-profile/introductions/{id}/messages" => {
            json!({ "text": "Canary words between two who have met." })
        }
        route if route.starts_with("POST ") => json!({ "version": 1 }),
        _ => return None,
    })
}

/// Whether a route is about the talent pool.
pub(crate) fn is_about_talent(path: &str) -> bool {
    let begins = ["/api/talent", "/api/introductions", "/api/recruit-", "/api/admin/recruit-"];
    begins.iter().any(|part| path.starts_with(part))
}

/// Whether [`talent_body`] knows what is sent: the talent pool, and roles that are proposed.
pub(crate) fn has_talent_body(path: &str) -> bool {
    is_about_talent(path) || is_about_proposals(path)
}
