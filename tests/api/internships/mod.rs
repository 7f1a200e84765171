//! Internships over HTTP: from the accepted offer to their end.

mod checklists;
mod operator;
mod running;
mod time;

use db::Conn;
use db::audit::Actor;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use flows::Reviewer;
use flows::internships as acts;
use flows::offers::Answer;
use flows::post::Sender;
use hiring::applications::{Event as Move, Step};
use hiring::roles::Member;
use internships::checklists::{self as lists, Item, Owner, Submission};
use internships::extensions::New;
use internships::placements::{self, Acting, Internship};
use kernel::chrono::{TimeDelta, Utc};
use kernel::{ApplicationId, InternshipId, Seen};
use serde_json::{Value, json};

use crate::hiring::team::{proposal, sender, user};
use crate::support::{Answer as Said, Persona, TestApp};
use crate::world::World;

/// What stands in a world for the routes about internships.
#[derive(Default)]
pub(crate) struct Interning {
    id: String,
    company_item: String,
    own_item: String,
    admin_item: String,
    extension: String,
}

impl Interning {
    /// What an address is about.
    pub(crate) fn id_in(&self, path: &str) -> &str {
        match path {
            _ if path.contains("/internship-extensions/") => &self.extension,
            _ if path.contains("/users/internship-items/") => &self.own_item,
            _ if path.contains("/admin/internship-items/{id}/submit") => &self.admin_item,
            _ if path.contains("/admin/internship-items/") => &self.own_item,
            _ if path.contains("/internship-items/") => &self.company_item,
            _ => &self.id,
        }
    }
}

/// Whether a route is about internships.
pub(crate) fn is_about_internships(path: &str) -> bool {
    path.contains("/internship") || path.contains("/checklist-templates")
}

/// The sides of an internship.
#[derive(Clone, Copy)]
struct Sides {
    company: Acting,
    intern: Acting,
}

fn operator() -> Reviewer {
    Reviewer { actor: Actor::Operator, sender: sender() }
}

/// Has ada chosen, offered a place that starts so many days from now, and accept it.
fn accept(conn: &mut Conn, of: (&str, &str), sent: ApplicationId, ahead: i64) -> Internship {
    let (ada, ruth) = (user(conn, of.0), user(conn, of.1));
    let company = companies::profiles::of_member(conn, ruth).unwrap().unwrap().company.id;
    let by = Member { company, user: ruth };
    let acting = hiring::applications::Acting::Company(by);
    let role = hiring::applications::find(conn, sent).unwrap().application.role;
    flows::slates::release(conn, &operator(), Seen::any(role), None).unwrap();
    for event in [Move::Shortlist, Move::Interview, Move::Select] {
        let seen = Seen::any(sent);
        flows::applications::step(conn, &sender(), acting, seen, &Step::plain(event)).unwrap();
    }
    let starts_on = Utc::now().date_naive() + TimeDelta::days(ahead);
    let terms = hiring::offers::Proposal { starts_on, ..proposal() };
    let made = flows::offers::make(conn, &sender(), by, Seen::any(sent), &terms).unwrap();
    flows::offers::answer(conn, &sender(), ada, Seen::any(made.id), Answer::Accept).unwrap();
    let id = placements::of_application(conn, sent).unwrap().unwrap();
    placements::find(conn, Acting::System, id).unwrap()
}

impl Sides {
    fn of(internship: &Internship) -> Self {
        Self {
            company: Acting::Company(internship.company, internship.contact),
            intern: Acting::Candidate(internship.candidate.unwrap()),
        }
    }

    fn submit(self, conn: &mut Conn, item: &Item) {
        let by = match item.owner {
            Owner::Company => self.company,
            Owner::Candidate => self.intern,
            Owner::Admin => Acting::Admin(Actor::Operator),
        };
        let what = Submission { text: Some("Canary"), answer: item.asks.then_some(true) };
        acts::submit(conn, &sender(), by, Seen::any(item.id), what).unwrap();
    }

    /// Has every item approved.
    fn finish(self, conn: &mut Conn, id: InternshipId) {
        for item in lists::of_internship(conn, id).unwrap() {
            self.submit(conn, &item);
            acts::decide(conn, &operator(), Seen::any(item.id), None).unwrap();
        }
    }
}

/// Has an internship that is ready run since 40 days; its sixth week is open.
fn run_since_weeks(conn: &mut Conn, id: InternshipId) {
    placements::start(conn, id, Utc::now() + TimeDelta::days(60)).unwrap();
    conn.batch_execute(&format!(
        "update internships set starts_on = current_date - 40, ends_on = current_date + 60 \
         where id = '{id}'"
    ))
    .unwrap();
}

/// Ada's internship at ruth's company, as far as the route needs it.
pub(crate) async fn prepare_internships(route: &str, world: &mut World) {
    if world.sent.is_empty() {
        world.send_application().await;
    }
    let sent: ApplicationId = world.sent.parse().unwrap();
    let conn = &mut world.app.conn();
    conn.batch_execute(&format!(
        "alter table applications disable trigger user; \
         update applications set state = 'screening', released_at = null, shortlisted_at = null, \
             answered_at = null where id = '{sent}'; \
         alter table applications enable trigger user; \
         update offers set state = 'lapsed', ended_at = now() where state = 'open'"
    ))
    .unwrap();
    let of = accept(conn, (&world.ada.email, &world.ruth.email), sent, 30);
    let sides = Sides::of(&of);
    let items = lists::of_internship(conn, of.id).unwrap();
    let first = |owner| items.iter().find(|item| item.owner == owner).unwrap();
    world.interning = Interning {
        id: of.id.to_string(),
        company_item: first(Owner::Company).id.to_string(),
        own_item: first(Owner::Candidate).id.to_string(),
        admin_item: first(Owner::Admin).id.to_string(),
        extension: String::new(),
    };
    if route.ends_with("/decision") {
        sides.submit(conn, first(Owner::Candidate));
    }
    let runs = ["/check-ins", "/ratings", "extensions"].iter().any(|part| route.contains(part));
    if runs || route.ends_with("/ready") {
        sides.finish(conn, of.id);
    }
    if runs {
        acts::make_ready(conn, &operator(), Seen::any(of.id)).unwrap();
        run_since_weeks(conn, of.id);
    }
    if route.contains("/internship-extensions/") {
        let by = if route.contains("/users/") { sides.company } else { sides.intern };
        let new = New { ends_on: Utc::now().date_naive() + TimeDelta::days(70), note: None };
        acts::propose(conn, &sender(), by, Seen::any(of.id), new).unwrap();
        let made = internships::extensions::of_internship(conn, of.id).unwrap();
        world.interning.extension = made[0].id.to_string();
    }
}

/// The present version of a row; the first where it is gone.
fn version_of(app: &TestApp, table: &str, id: &str) -> i32 {
    #[derive(QueryableByName)]
    struct Version {
        #[diesel(sql_type = diesel::sql_types::Integer)]
        version: i32,
    }
    let sql = format!("select version from {table} where id = '{id}'");
    let found = diesel::sql_query(sql).get_result::<Version>(&mut app.conn());
    found.map_or(1, |row| row.version)
}

fn check_in_body(week: i32) -> Value {
    json!({ "week": week, "work": 4, "support": 3, "learning": 5, "text": "Canary" })
}

fn marks_body(day: i32) -> Value {
    json!({ "day": day, "quality": 3, "reliability": 4, "initiative": 3, "teamwork": 5,
            "growth": 4, "text": "Canary" })
}

/// What is sent to a route about internships.
pub(crate) fn internship_body(route: &str, world: &World) -> Option<Value> {
    let (method, path) = route.split_once(' ').unwrap_or_default();
    if method == "GET" {
        return None;
    }
    let internship = version_of(&world.app, "internships", &world.interning.id);
    let version = match path {
        _ if path.contains("/internship-items/") => {
            version_of(&world.app, "internship_items", world.interning.id_in(path))
        }
        _ if path.contains("/internship-extensions/") => 1,
        _ => internship,
    };
    let asks = path.contains("/users/");
    Some(match path.rsplit('/').next().unwrap_or_default() {
        "step" if path.contains("extensions") => json!({ "version": 1, "act": "decline" }),
        "step" => json!({ "version": version, "act": "cancel", "reason": "Canary" }),
        "supervisor" => json!({ "version": version, "supervisor_id": null }),
        "check-ins" => check_in_body(6),
        "ratings" => marks_body(30),
        "extensions" => {
            let ends_on = Utc::now().date_naive() + TimeDelta::days(70);
            json!({ "version": version, "ends_on": ends_on, "note": "Canary" })
        }
        "submit" if asks => json!({ "version": version, "text": "Canary", "answer": true }),
        "submit" => json!({ "version": version, "text": "Canary" }),
        "ready" => json!({ "version": version }),
        "cancel" => json!({ "version": version, "reason": "Canary" }),
        "decision" => json!({ "version": version, "approve": false, "reason": "Canary" }),
        "checklist-templates" => {
            let item = json!({ "title": "Canary", "help": "Canary", "owner": "candidate",
                               "due_days": -3, "required": true, "asks": false });
            json!({ "company_id": null, "version": 0, "items": [item] })
        }
        _ => return None,
    })
}

/// Ada's internship at ruth's company.
struct Placed {
    app: TestApp,
    ruth: Persona,
    ada: Persona,
    admin: Persona,
    id: InternshipId,
    sides: Sides,
}

impl Placed {
    /// From the offer that ada accepts over HTTP.
    async fn new() -> Self {
        Self::starting(30).await
    }

    /// The same for one that starts so many days from now.
    async fn starting(ahead: i64) -> Self {
        let t = crate::hiring::applications::Applying::new().await;
        let (ada, ruth) = (Persona::new("ada"), Persona::new("ruth"));
        let path = format!("{}/application", t.role_path());
        let body = crate::hiring::applications::role_answers();
        let sent = t.app.by(&ada).post(&path, body).await.ok();
        let sent = sent["id"].as_str().unwrap().parse().unwrap();
        let conn = &mut t.app.conn();
        let of = accept(conn, (&ada.email, &ruth.email), sent, ahead);
        let admin = Persona::new("admin");
        t.app.register_candidate(&admin).await;
        Self { id: of.id, sides: Sides::of(&of), app: t.app, ruth, ada, admin }
    }

    /// One that runs since 40 days.
    async fn running() -> Self {
        let t = Self::new().await;
        let conn = &mut t.app.conn();
        t.sides.finish(conn, t.id);
        acts::make_ready(conn, &operator(), Seen::any(t.id)).unwrap();
        run_since_weeks(conn, t.id);
        t
    }

    async fn of_company(&self) -> Value {
        self.app.by(&self.ruth).get(&format!("/api/internships/{}", self.id)).await.ok()
    }

    async fn of_intern(&self) -> Value {
        self.app.by(&self.ada).get(&format!("/api/users/internships/{}", self.id)).await.ok()
    }

    async fn of_admin(&self) -> Value {
        self.app.by(&self.admin).get(&format!("/api/admin/internships/{}", self.id)).await.ok()
    }

    fn version(&self) -> i32 {
        version_of(&self.app, "internships", &self.id.to_string())
    }

    async fn company(&self, end: &str, body: Value) -> Said {
        self.app.by(&self.ruth).post(&format!("/api/internships/{}/{end}", self.id), body).await
    }

    async fn intern(&self, end: &str, body: Value) -> Said {
        let path = format!("/api/users/internships/{}/{end}", self.id);
        self.app.by(&self.ada).post(&path, body).await
    }

    async fn as_admin(&self, end: &str, body: Value) -> Said {
        let path = format!("/api/admin/{end}");
        self.app.by(&self.admin).post(&path, body).await
    }

    fn step(&self, act: &str, reason: Option<&str>) -> Value {
        json!({ "version": self.version(), "act": act, "reason": reason })
    }

    /// What the worker does, so many days from now.
    fn keep_time(&self, days: i64) {
        let now = Utc::now() + TimeDelta::days(days);
        let later = Sender { now, ..sender() };
        let admin = self.admin.email.parse().unwrap();
        acts::keep_time(&self.app.state().db, &later, Some(&admin)).unwrap();
    }
}
