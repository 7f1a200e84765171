//! The admin looks at a dashboard as its owner sees it, and changes nothing.

use std::collections::BTreeSet;

use actix_web::test::TestRequest;
use app::router::ROUTES;
use app::web::{Access, dashboard_reads};
use diesel::connection::SimpleConnection;
use serde_json::{Value, json};
use testkit::{Token, forge_time};

use crate::cast::address;
use crate::companies::home::ask_for_time;
use crate::partners::prepare_partners;
use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

const BASE: &str = "/api/admin/view-as";
const WHY: &str = "They cannot find a role.";
const NOBODY: &str = "00000000-0000-7000-8000-0000000000aa";

/// The admin with one sign-in, and what they show.
struct Desk<'a> {
    app: &'a TestApp,
    token: String,
    secret: String,
    id: String,
}

impl<'a> Desk<'a> {
    /// The admin begins to look.
    async fn begin(app: &'a TestApp, area: &str, id: &str) -> Self {
        let token = Persona::new("admin").token();
        let asked = json!({ "area": area, "id": id, "reason": WHY });
        let begun = app.send(request("POST", BASE, Some(&token), Some(asked))).await.ok();
        let text = |name: &str| begun[name].as_str().unwrap().to_owned();
        Self { app, token, secret: text("secret"), id: text("id") }
    }

    async fn get(&self, path: &str) -> Answer {
        self.app.send(self.showing(request("GET", path, Some(&self.token), None))).await
    }

    fn showing(&self, request: TestRequest) -> TestRequest {
        request.insert_header(("assay-view-as", self.secret.as_str()))
    }

    async fn stop(&self) -> Answer {
        let path = format!("{BASE}/{}/stop", self.id);
        self.app.send(request("POST", &path, Some(&self.token), None)).await
    }
}

/// A company that may do everything, and an admin.
async fn world() -> World {
    let world = World::make().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    world
}

const ENDED: &str = "403 view_as_ended";

#[test]
fn what_a_dashboard_reads_is_a_route_that_reads_and_stands_there_once() {
    let listed: BTreeSet<&str> = dashboard_reads().map(|(path, _)| path).collect();
    assert_eq!(listed.len(), dashboard_reads().count());
    for path in listed {
        let line = ROUTES.iter().find(|line| line.path == path && line.method == "GET");
        let access = line.unwrap_or_else(|| panic!("{path} reads nothing")).access;
        assert!(!matches!(access, Access::Admin | Access::Staff | Access::Key(_)), "{path}");
    }
}

#[test]
fn only_what_everybody_may_read_is_open_without_a_permission() {
    for (path, _) in dashboard_reads().filter(|(_, is_for_all)| *is_for_all) {
        let line = ROUTES.iter().find(|line| line.path == path);
        assert_eq!(line.map(|line| line.access), Some(Access::Public), "{path}");
    }
}

#[actix_web::test]
async fn the_admin_sees_what_the_owner_sees_and_both_ends_are_on_the_companys_trail() {
    let world = world().await;
    let desk = Desk::begin(&world.app, "company", &world.company).await;
    let mut seen = 0;
    for route in ROUTES.iter().filter(|route| route.method == "GET") {
        let path = address(route.path, &world);
        if path.contains("//") || path.ends_with('/') {
            continue; // The world has nothing of that kind.
        }
        let shown = desk.get(&path).await;
        if shown.cell() == "403 view_as_refused" {
            continue;
        }
        let own = world.app.by(&world.ruth).get(&path).await;
        assert_eq!(shown.cell(), own.cell(), "{path}");
        if shown.status == 200 {
            assert_eq!(shown.body, own.body, "{path}");
        }
        seen += usize::from(shown.status == 200);
    }
    assert!(seen > 15, "only {seen} reads show anything");
    let user = desk.get("/api/auth/user").await.ok()["user"].clone();
    assert_eq!((&user["email"], &user["is_admin"]), (&json!(world.ruth.email), &json!(false)));
    desk.stop().await.ok();
    assert_eq!(desk.get("/api/auth/user").await.cell(), ENDED);
    let admin = Persona::new("admin");
    let path = format!("/api/admin/companies/{}", world.company);
    let trail = world.app.by(&admin).get(&path).await.ok()["history"].clone();
    let acts: Vec<&Value> = trail.as_array().unwrap().iter().rev().take(2).collect();
    let mut acts: Vec<&str> = acts.iter().map(|act| act["action"].as_str().unwrap()).collect();
    acts.sort_unstable();
    assert_eq!(acts, ["begin_view_as", "end_view_as"], "{trail}");
    assert!(trail.to_string().contains(WHY), "{trail}");
}

#[actix_web::test]
async fn every_route_that_writes_is_refused_and_no_read_that_is_no_part_of_the_dashboard_is_shown()
{
    let world = world().await;
    let desk = Desk::begin(&world.app, "company", &world.company).await;
    let before = world.digest();
    let mut tried = 0;
    for route in ROUTES.iter().filter(|route| route.access != Access::Development) {
        let what = format!("{} {}", route.method, route.path);
        let path = somewhere(route.path);
        let body = (route.method != "GET").then(|| json!({}));
        let sent = request(route.method, &path, Some(&desk.token), body);
        let answer = world.app.send(desk.showing(sent)).await.cell();
        let closed = matches!(route.access, Access::Admin | Access::Staff | Access::Key(_));
        if route.method != "GET" {
            // Each tracking system is refused in its own shape, with a status of its own.
            let (status, code) = answer.split_once(' ').unwrap();
            let is_refused = status == "403" || matches!(route.access, Access::Ats(_));
            assert!(is_refused && code == "view_as_read_only", "{what}: {answer}");
            tried += 1;
        } else if closed || is_private(route.path) {
            assert_eq!(answer, "403 view_as_refused", "{what}");
        }
        assert_eq!(world.digest(), before, "{what} changed something");
    }
    assert!(tried > 150, "only {tried} routes write");
}

/// An address of the route, of nothing that there is.
fn somewhere(path: &str) -> String {
    let parts = path.split('/').map(|part| if part.contains('{') { NOBODY } else { part });
    parts.collect::<Vec<_>>().join("/")
}

/// What nobody else is shown, or what has an effect.
fn is_private(path: &str) -> bool {
    let parts = [
        "/api/users/",
        "/api/support",
        "/api/live",
        "/api/unsubscribe",
        "/api/codebrain",
        "/api/resumes",
        "/api/reports",
        "/api/attempts",
        "/api/submissions",
        "/api/integrity",
        "/api/companies/me/api-keys",
        "/api/companies/me/webhooks",
        "/api/auth/username-availability",
        "/api/talent-profile",
        "/api/talent-prospects",
    ];
    let ends = ["/export", "/accommodations", "/notes", "/scorecards", "/selection-rates", ".ics"];
    parts.iter().any(|part| path.starts_with(part)) || ends.iter().any(|end| path.ends_with(end))
}

#[actix_web::test]
async fn a_permission_counts_for_one_sign_in_of_the_admin_only_and_for_half_an_hour() {
    let world = world().await;
    let app = &world.app;
    let desk = Desk::begin(app, "company", &world.company).await;
    let who = "/api/auth/user";
    assert_eq!(desk.get(who).await.status, 200);
    let admin = Persona::new("admin");
    let other = Token::honest(&admin.uid, &admin.email, true).claim("auth_time", forge_time(-200));
    for token in [other.sign(), world.ruth.token(), world.ada.token()] {
        let sent = desk.showing(request("GET", who, Some(&token), None));
        assert_eq!(app.send(sent).await.cell(), ENDED);
    }
    let bare = desk.showing(request("GET", who, None, None));
    assert_eq!(app.send(bare).await.cell(), "401 missing_token");
    for secret in ["", "x", desk.id.as_str()] {
        let sent = request("GET", who, Some(&desk.token), None);
        let sent = sent.insert_header(("assay-view-as", secret));
        assert_eq!(app.send(sent).await.cell(), ENDED, "{secret}");
    }
    let earlier = "set session_replication_role = replica;
        update view_as_grants set began_at = began_at - interval '30 minutes',
          ends_at = ends_at - interval '30 minutes';
        set session_replication_role = origin;";
    app.conn().batch_execute(earlier).unwrap();
    assert_eq!(desk.get(who).await.cell(), ENDED);
    let own = request("GET", who, Some(&desk.token), None);
    assert_eq!(app.send(own).await.ok()["user"]["is_admin"], true, "as oneself all is as before");
}

#[actix_web::test]
async fn a_locked_owner_a_stranger_and_a_short_reason_are_refused() {
    let world = world().await;
    let admin = Persona::new("admin");
    let begin = async |area: &str, id: &str, reason: &str| {
        let asked = json!({ "area": area, "id": id, "reason": reason });
        world.app.by(&admin).post(BASE, asked).await.cell()
    };
    assert_eq!(begin("company", &world.company, "too short").await, "400 validation_failed");
    assert_eq!(begin("company", NOBODY, WHY).await, "404 not_found");
    assert_eq!(begin("partner", &world.company, WHY).await, "404 not_found");
    let desk = Desk::begin(&world.app, "company", &world.company).await;
    let lock = format!("update users set disabled_at = now() where email = '{}'", world.ruth.email);
    world.app.conn().batch_execute(&lock).unwrap();
    assert_eq!(desk.get("/api/roles").await.cell(), "403 account_disabled");
    assert_eq!(begin("company", &world.company, WHY).await, "409 view_as_locked");
}

#[actix_web::test]
async fn a_partners_dashboard_is_shown_and_that_of_a_company_is_not() {
    let world = world().await;
    prepare_partners("", &world);
    let desk = Desk::begin(&world.app, "partner", crate::partners::PARTNER).await;
    assert_eq!(desk.get("/api/partners/me").await.ok()["organisation"], "Leeds");
    assert_eq!(desk.get("/api/auth/user").await.ok()["user"]["is_partner"], true);
    for path in ["/api/roles", "/api/companies/me/overview", "/api/partners/me/statements/x/export"]
    {
        assert_eq!(desk.get(path).await.cell(), "403 view_as_refused", "{path}");
    }
    let company = Desk::begin(&world.app, "company", &world.company).await;
    assert_eq!(desk.get("/api/partners/me").await.cell(), ENDED, "another one was begun");
    assert_eq!(company.get("/api/partners/me").await.cell(), "403 view_as_refused");
}

#[actix_web::test]
async fn the_operator_lists_and_ends_what_is_open() {
    let world = world().await;
    let line = CommandLine { app: &world.app, command: &["admin", "view-as"] };
    assert!(line.prints(&["list"]).contains("Nobody is viewing"));
    let desk = Desk::begin(&world.app, "company", &world.company).await;
    let listed = line.prints(&["list"]);
    let as_whom = format!("{} admin@example.com as {} (company)", desk.id, world.ruth.email);
    assert!(listed.contains(&as_whom) && listed.contains(WHY), "{listed}");
    line.refuses(&["end", "x", "--reason", "y"], "x is no id");
    assert!(line.prints(&["end", &desk.id, "--reason", "Too long."]).contains("has ended."));
    assert_eq!(desk.get("/api/auth/user").await.cell(), ENDED);
    desk.stop().await.ok();
}

#[actix_web::test]
async fn what_candidates_ask_for_is_no_need_of_who_looks_as_a_member() {
    let world = world().await;
    ask_for_time(&world);
    let path = "/api/companies/me/needs";
    let own = world.app.by(&world.ruth).get(path).await.ok();
    assert_eq!(own["items"][0]["kind"], "extra_time");
    let desk = Desk::begin(&world.app, "company", &world.company).await;
    assert_eq!(desk.get(path).await.ok()["items"], json!([]));
    assert_eq!(desk.get("/api/companies/me/activity").await.status, 200);
}
