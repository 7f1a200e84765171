//! What a hiring team does with one candidate: offers, interviews, scorecards, notes.

mod meetings;
mod notes;
mod offers;
mod scorecards;

use db::Conn;
use db::audit::Actor;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::Integer;
use flows::post::Sender;
use hiring::applications::{Acting, Event, Step};
use hiring::meetings::{Act, Proposal};
use hiring::notes::Content;
use hiring::offers::{End, Pay};
use hiring::roles::Member;
use hiring::roles::form::PayPeriod;
use kernel::chrono::{TimeDelta, Utc};
use kernel::{ApplicationId, Seen, UserId};
use serde_json::{Value, json};

use crate::hiring::applications::{Applying, role_answers};
use crate::support::{Answer, Persona, TestApp};
use crate::world::World;

/// What stands in a world for the routes about offers, interviews and notes.
#[derive(Default)]
pub(crate) struct Made {
    pub(crate) offer: String,
    pub(crate) meeting: String,
    pub(crate) note: String,
}

/// Whether a route is about what a hiring team does with one candidate.
pub(crate) fn is_about_hiring(path: &str) -> bool {
    let about = ["/offers", "/meetings", "/scorecard", "/notes"];
    let under = ["/api/applications/", "/api/offers/", "/api/meetings/", "/api/notes/"];
    let users = ["/api/users/applications/", "/api/users/offers/", "/api/users/meetings/"];
    let starts = |list: &[&str]| list.iter().any(|part| path.starts_with(part));
    (starts(&under) || starts(&users)) && about.iter().any(|part| path.contains(part))
}

pub(crate) fn sender() -> Sender {
    Sender { public_url: "https://assay.example".to_owned(), support: None, now: Utc::now() }
}

pub(crate) fn user(conn: &mut Conn, email: &str) -> UserId {
    auth::users::by_email(conn, &email.parse().unwrap()).unwrap().unwrap().id
}

fn step(conn: &mut Conn, acting: Acting, id: ApplicationId, event: Event) {
    let step = Step::plain(event);
    flows::applications::step(conn, &sender(), acting, Seen::any(id), &step).unwrap();
}

/// What an offer proposes.
pub(crate) fn proposal() -> hiring::offers::Proposal {
    let starts_on = Utc::now().date_naive() + TimeDelta::days(30);
    let pay = Pay { min: 1200, max: 1500, currency: "EUR".into(), period: PayPeriod::Month };
    let terms = "Canary terms".to_owned();
    hiring::offers::Proposal { starts_on, end: End::After(12), pay, terms, days: 7 }
}

/// What ruth's company has done with ada's application, as far as the route needs it.
pub(crate) async fn prepare_hiring(route: &str, world: &mut World) {
    if world.sent.is_empty() {
        world.send_application().await;
    }
    let conn = &mut world.app.conn();
    let (ada, ruth) = (user(conn, &world.ada.email), user(conn, &world.ruth.email));
    let company = companies::profiles::of_member(conn, ruth).unwrap().unwrap().company.id;
    let (by, id) = (Member { company, user: ruth }, world.sent.parse().unwrap());
    step(conn, Acting::Admin(Actor::Operator), id, Event::Release);
    step(conn, Acting::Company(by), id, Event::Shortlist);
    let now = Utc::now();
    let content = Content { text: "Canary note".to_owned(), ..Content::default() };
    world.made.note = flows::notes::add(conn, &sender(), by, id, &content).unwrap().id.to_string();
    if route.contains("/meetings") && route != "POST /api/applications/{id}/meetings" {
        let proposal = Proposal {
            slots: (1..4).map(|day| now + TimeDelta::days(day)).collect(),
            zone: "Europe/Lisbon".to_owned(),
            minutes: 45,
            place: "Canary street".to_owned(),
            message: None,
            people: vec![ruth],
        };
        let made = flows::meetings::propose(conn, &sender(), by, Seen::any(id), &proposal).unwrap();
        if route.ends_with("/calendar.ics") {
            let acting = Acting::Candidate(ada);
            hiring::meetings::step(conn, acting, Seen::any(made.id), Act::Pick(0), now).unwrap();
        }
        world.made.meeting = made.id.to_string();
    }
    if route.contains("/offers") {
        step(conn, Acting::Company(by), id, Event::Interview);
        step(conn, Acting::Company(by), id, Event::Select);
    }
    if route.contains("/offers") && route != "POST /api/applications/{id}/offers" {
        let made = flows::offers::make(conn, &sender(), by, Seen::any(id), &proposal()).unwrap();
        world.made.offer = made.id.to_string();
    }
}

/// Everything of it at once.
pub(crate) async fn prepare_all_of_hiring(world: &mut World) {
    prepare_hiring("GET /api/meetings/{id}/calendar.ics", world).await;
    let sql = format!(
        "insert into offers (id, application_id, starts_on, pay_min, pay_max, pay_currency, \
           pay_period, terms, made_by, expires_at) \
         select gen_random_uuid(), '{}', now(), 1, 1, 'EUR', 'month', 'Canary', author_id, \
           now() + interval '1 day' from application_notes limit 1",
        world.sent
    );
    world.app.conn().batch_execute(&sql).unwrap();
    use db::schema::offers::dsl as o;
    let id: uuid::Uuid = o::offers.select(o::id).first(&mut world.app.conn()).unwrap();
    world.made.offer = id.to_string();
}

#[derive(QueryableByName)]
struct Version {
    #[diesel(sql_type = Integer)]
    version: i32,
}

fn version_of(world: &World, table: &str, id: &str) -> i32 {
    let sql = format!("select version from {table} where id = '{id}'");
    let found = diesel::sql_query(sql).get_result::<Version>(&mut world.app.conn());
    found.map_or(1, |row| row.version)
}

/// Times that are ahead, and who takes part.
fn times(version: i32, people: &[UserId]) -> Value {
    let slot = |day: i64| (Utc::now() + TimeDelta::days(day)).to_rfc3339();
    json!({ "version": version, "slots": [slot(1), slot(2), slot(3)], "zone": "Europe/Lisbon",
            "minutes": 45, "place": "Canary street 1", "message": null, "people": people })
}

/// An offer to be made.
pub(crate) fn offer_body(version: i32) -> Value {
    json!({ "version": version, "starts_on": Utc::now().date_naive() + TimeDelta::days(30),
            "ends_on": null, "weeks": 12, "terms": "Canary **terms**", "days": 7,
            "pay": { "min": 1200, "max": 1500, "currency": "EUR", "period": "month" } })
}

/// What is sent to a route about it.
pub(crate) fn hiring_body(route: &str, world: &World) -> Option<Value> {
    let application = version_of(world, "applications", &world.sent);
    let meeting = version_of(world, "meetings", &world.made.meeting);
    let people = || [user(&mut world.app.conn(), &world.ruth.email)];
    Some(match route {
        "POST /api/applications/{id}/offers" => offer_body(application),
        "POST /api/applications/{id}/meetings" => times(application, &people()),
        "POST /api/meetings/{id}/reschedule" => times(meeting, &people()),
        "POST /api/users/meetings/{id}/answer" => {
            json!({ "version": meeting, "slot": 1, "note": null })
        }
        "POST /api/users/offers/{id}/answer" => {
            json!({ "version": 1, "accept": false, "reason": "Canary" })
        }
        "POST /api/offers/{id}/withdraw" | "POST /api/meetings/{id}/cancel" => {
            json!({ "version": 1, "reason": "Canary" })
        }
        "PUT /api/applications/{id}/scorecard" => {
            json!({ "version": 0, "submit": false, "ratings": [], "text": "Canary" })
        }
        "POST /api/applications/{id}/notes" => json!({ "text": "Canary", "mentions": [] }),
        "PUT /api/notes/{id}" => json!({ "version": 1, "text": "Canary", "mentions": [] }),
        "POST /api/notes/{id}/delete" => json!({ "version": 1 }),
        _ => return None,
    })
}

/// A company's team and a candidate whom the company was shown.
struct Team {
    app: TestApp,
    /// Owner.
    ruth: Persona,
    /// The candidate.
    ada: Persona,
    company: String,
    application: String,
}

impl Team {
    async fn new() -> Self {
        let t = Applying::new().await;
        let (ada, ruth) = (Persona::new("ada"), Persona::new("ruth"));
        let path = format!("{}/application", t.role_path());
        let sent = t.app.by(&ada).post(&path, role_answers()).await.ok();
        let application = sent["id"].as_str().unwrap().to_owned();
        let team = Self { company: t.company.clone(), application, app: t.app, ruth, ada };
        team.go(Acting::Admin(Actor::Operator), Event::Release);
        team
    }

    /// The same at a stage.
    async fn at(events: &[Event]) -> Self {
        let team = Self::new().await;
        for event in events {
            team.go(Acting::Company(team.owner()), *event);
        }
        team
    }

    /// Somebody else of the company.
    fn colleague(&self, name: &str, role: &str) -> Persona {
        let sql = format!(
            "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
             values (gen_random_uuid(), 'uid-{name}', '{name}@example.com', true, '{name}',
               'company');
             insert into company_members (company_id, user_id, role)
             select '{}', id, '{role}' from users where email = '{name}@example.com'",
            self.company
        );
        self.app.conn().batch_execute(&sql).unwrap();
        Persona::new(name)
    }

    fn id(&self, who: &Persona) -> UserId {
        user(&mut self.app.conn(), &who.email)
    }

    fn owner(&self) -> Member {
        Member { company: self.company.parse().unwrap(), user: self.id(&self.ruth) }
    }

    fn go(&self, acting: Acting, event: Event) {
        step(&mut self.app.conn(), acting, self.application.parse().unwrap(), event);
    }

    fn run(&self, sql: &str) {
        self.app.conn().batch_execute(sql).unwrap();
    }

    /// The application's state and version.
    fn state(&self) -> (String, i32) {
        let id = self.application.parse().unwrap();
        let of = hiring::applications::find(&mut self.app.conn(), id).unwrap().application;
        (of.state.as_str().to_owned(), of.version)
    }

    fn path(&self, end: &str) -> String {
        format!("/api/applications/{}/{end}", self.application)
    }

    fn own_path(&self, end: &str) -> String {
        format!("/api/users/applications/{}/{end}", self.application)
    }

    async fn get(&self, who: &Persona, end: &str) -> Answer {
        self.app.by(who).get(&self.path(end)).await
    }
}
