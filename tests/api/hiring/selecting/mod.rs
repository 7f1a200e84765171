//! What has to be there before somebody selects from those who have applied.

mod assessing;
mod board;
mod direct;
mod filtering;
mod forged;
mod slates;
mod walk;

use db::audit::Actor;
use diesel::connection::SimpleConnection;
use flows::Reviewer;
use flows::assessments::invite::Host;
use flows::post::Sender;
use flows::selection::Answer;
use hiring::applications::{self, Acting, Application, Event, New, Profile, Step};
use hiring::roles::Member;
use hiring::slates::{Excluding, ExclusionCode, Note};
use kernel::chrono::Utc;
use kernel::{ApplicationId, RoleId, Seen};
use serde_json::{Value, json};

use crate::hiring::applications::Applying;
use crate::hiring::team::is_about_hiring;
use crate::support::{Answer as Answered, Persona, TestApp};
use crate::world::World;

/// Whether a route is about those who have applied, as companies and the admin see them.
pub(crate) fn is_about_selection(path: &str) -> bool {
    let of_role = ["/board", "/names", "/applications", "/export", "/steps"];
    let is_role = path.starts_with("/api/roles/{id}/");
    if is_about_hiring(path) {
        return false;
    }
    [
        "/api/selection",
        "/api/v1/roles/",
        "/api/applications",
        "/api/admin/slates",
        "/api/admin/applications",
    ]
    .iter()
    .any(|start| path.starts_with(start))
        || (is_role && of_role.iter().any(|part| path.contains(part)))
}

/// An assessment of ruth's that ada was not invited to.
pub(crate) const OTHER_ASSESSMENT: &str = "00000000-0000-7000-8000-0000000000c1";

/// Ada has applied for a role of ruth's and missed a requirement; for what a company does, she is
/// released.
pub(crate) async fn prepare_selection(path: &str, world: &mut World) {
    world.send_application().await;
    let missed = json!([{ "question": "Canary?", "answer": "no", "needs": "yes" }]);
    let sql = format!("update applications set answers = '{missed}' where id = '{}'", world.sent);
    world.app.conn().batch_execute(&sql).unwrap();
    if !path.starts_with("/api/admin/") {
        let reviewer = Reviewer { actor: Actor::Operator, sender: sender() };
        let role = Seen::any(world.role.parse().unwrap());
        flows::slates::release(&mut world.app.conn(), &reviewer, role, None).unwrap();
    }
    if path.ends_with("/assess") || path.ends_with("/remind") {
        shortlist(world);
        world.app.unlock(&world.ruth);
        offer_assessment(&world.app, &world.ruth);
    }
    if path.ends_with("/remind") {
        invite_yesterday(world);
    }
    if path.ends_with("/include") {
        let seen = Seen::any(world.sent.parse().unwrap());
        let how = Excluding { code: ExclusionCode::Spam, reason: "canary", duplicate_of: None };
        let conn = &mut world.app.conn();
        hiring::slates::exclude(conn, Actor::Operator, seen, how, Utc::now()).unwrap();
    }
    if path.ends_with("/unplace") {
        let seen = Seen::any(world.sent.parse().unwrap());
        let conn = &mut world.app.conn();
        hiring::slates::place(conn, Actor::Operator, seen, (None, "canary"), Utc::now()).unwrap();
    }
}

/// An assessment of the company of `owner`, which nobody is invited to.
pub(crate) fn offer_assessment(app: &TestApp, owner: &Persona) {
    let sql = format!(
        "insert into assessments (id, company_id, title, duration_minutes, languages, created_by,
             tried_at)
           select '{OTHER_ASSESSMENT}', m.company_id, 'Canary', 60, '{{python}}', u.id, now()
             from users u join company_members m on m.user_id = u.id where u.email = '{}'
           on conflict (id) do update
             set company_id = excluded.company_id, created_by = excluded.created_by",
        owner.email
    );
    app.conn().batch_execute(&sql).unwrap();
}

/// Ruth, for her company.
fn ruth(world: &World) -> Member {
    let conn = &mut world.app.conn();
    let user = auth::users::by_email(conn, &world.ruth.email.parse().unwrap()).unwrap().unwrap().id;
    let company = companies::profiles::of_member(conn, user).unwrap().unwrap().company.id;
    Member { company, user }
}

/// Ruth has invited ada from the board, two days ago.
fn invite_yesterday(world: &World) {
    let (conn, Member { company, user: by }) = (&mut world.app.conn(), ruth(world));
    let host = Host {
        company,
        company_name: "Canary".to_owned(),
        by,
        sender: sender(),
        role: None,
        unverified: false,
    };
    let seen = [Seen::any(world.sent.parse().unwrap())];
    let role = (world.role.parse().unwrap(), seen.as_slice());
    let answers =
        flows::selection::assess_all(conn, &host, role, OTHER_ASSESSMENT.parse().unwrap()).unwrap();
    assert!(matches!(answers.as_slice(), [Answer::Invited(_)]), "{answers:?}");
    let sql = "update invitations set created_at = created_at - interval '2 days'";
    conn.batch_execute(sql).unwrap();
}

/// Ruth puts ada on the shortlist.
pub(crate) fn shortlist(world: &World) {
    let conn = &mut world.app.conn();
    let Member { company, user: ruth } = ruth(world);
    let acting = Acting::Company(Member { company, user: ruth });
    let (seen, step) = (Seen::any(world.sent.parse().unwrap()), Step::plain(Event::Shortlist));
    flows::applications::step(conn, &sender(), acting, seen, &step).unwrap();
}

fn sender() -> Sender {
    let public_url = "https://assay.example".to_owned();
    Sender { public_url, support: None, now: Utc::now() }
}

/// What is sent to a route about those who have applied.
pub(crate) fn selection_body(route: &str, world: &World) -> Option<Value> {
    let conn = &mut world.app.conn();
    let id: ApplicationId = world.sent.parse().unwrap();
    let (listed, Note { version: held, .. }) = hiring::slates::candidate(conn, id).unwrap();
    let version = listed.application.version;
    Some(match route {
        "POST /api/roles/{id}/names" => json!({ "named": true, "reason": "canary" }),
        "POST /api/applications/{id}/step" => {
            json!({ "act": "shortlist", "version": version, "reason": null, "code": null })
        }
        "POST /api/roles/{id}/applications/steps" => {
            json!({ "act": "decline", "reason": "canary", "code": "skills",
                    "items": [{ "id": id, "version": version }] })
        }
        "POST /api/roles/{id}/applications/assess" => {
            json!({ "assessment_id": OTHER_ASSESSMENT,
                    "items": [{ "id": id, "version": version }] })
        }
        "POST /api/applications/{id}/waive" => json!({ "version": version }),
        "POST /api/admin/slates/{id}/release" => {
            json!({ "version": world.role_version(), "applications": null })
        }
        "POST /api/admin/applications/{id}/exclude" => {
            json!({ "version": held, "code": "spam", "reason": "canary" })
        }
        "POST /api/admin/applications/{id}/place" => {
            json!({ "version": held, "before": null, "reason": "canary" })
        }
        "POST /api/admin/applications/{id}/include"
        | "POST /api/admin/applications/{id}/unplace" => json!({ "version": held }),
        "PUT /api/admin/applications/{id}/note" => json!({ "version": held, "note": "canary" }),
        _ => return None,
    })
}

/// A published role with applicants, and the admin.
pub(crate) struct Selecting {
    pub(crate) t: Applying,
    pub(crate) admin: Persona,
}

impl Selecting {
    /// Nobody has applied yet.
    pub(crate) async fn new() -> Self {
        let (t, admin) = (Applying::new().await, Persona::new("admin"));
        t.app.register_candidate(&admin).await;
        Self { t, admin }
    }

    pub(crate) fn role(&self) -> RoleId {
        self.t.role.parse().unwrap()
    }

    /// Somebody applies, by this name.
    pub(crate) fn apply(&self, name: &str, note: &str) -> Application {
        let conn = &mut self.t.app.conn();
        let email = format!("{}@example.com", name.to_lowercase());
        let candidate = testkit::user(conn, &email, name);
        let profile = Profile {
            name: name.to_owned(),
            email,
            headline: Some("I build tools".to_owned()),
            education: Some("Porto University".to_owned()),
            skills: vec!["Rust".to_owned()],
            available_from: None,
        };
        let note = Some(note.to_owned()).filter(|note| !note.is_empty());
        let (role, answers) = (self.role(), Vec::new());
        let new = New { role, candidate, profile, answers, note, resume: None };
        applications::apply(conn, &new, Utc::now()).unwrap()
    }

    /// Everybody who waits is released.
    pub(crate) fn release(&self) {
        let reviewer = Reviewer { actor: Actor::Operator, sender: sender() };
        let conn = &mut self.t.app.conn();
        flows::slates::release(conn, &reviewer, Seen::any(self.role()), None).unwrap();
    }

    /// This many have applied and are released.
    pub(crate) async fn released(names: &[&str]) -> (Self, Vec<String>) {
        let this = Self::new().await;
        let ids = names.iter().map(|name| this.apply(name, "").id.to_string()).collect();
        this.release();
        (this, ids)
    }

    /// What is kept of answers, mails, notices, acts and keys, as text.
    pub(crate) fn stored(&self) -> String {
        use diesel::prelude::*;
        let tables =
            ["idempotency_keys", "mail_messages", "notifications", "audit_log", "api_keys"];
        let read = |table| {
            let sql = format!("coalesce((select string_agg(t::text, ' ') from {table} t), '')");
            let text = diesel::dsl::sql::<diesel::sql_types::Text>(&sql);
            diesel::select(text).get_result::<String>(&mut self.t.app.conn()).unwrap()
        };
        tables.map(read).concat()
    }

    /// Somebody of ruth's company.
    pub(crate) async fn colleague(&self, name: &str, role: &str) -> Persona {
        let who = Persona::new(name);
        self.t.app.register_company(&who).await;
        self.t.run(&format!(
            "update company_members set company_id = '{}', role = '{role}'
               where user_id = (select id from users where email = '{}')",
            self.t.company, who.email
        ));
        who
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/roles/{}{rest}", self.t.role)
    }

    pub(crate) async fn board(&self, who: &Persona) -> Answered {
        self.t.app.by(who).get(&self.path("/board")).await
    }

    /// The cards of a column.
    pub(crate) async fn column(&self, who: &Persona, column: &str) -> Vec<Value> {
        let path = self.path(&format!("/applications?column={column}"));
        self.t.app.by(who).get(&path).await.ok()["items"].as_array().unwrap().clone()
    }

    pub(crate) async fn step(&self, who: &Persona, id: &str, body: Value) -> Answered {
        self.t.app.by(who).post(&format!("/api/applications/{id}/step"), body).await
    }

    /// The application as it is now.
    pub(crate) fn now(&self, id: &str) -> Application {
        let id = id.parse().unwrap();
        applications::find(&mut self.t.app.conn(), id).unwrap().application
    }
}
