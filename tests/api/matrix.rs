//! Who may call what: every route with every kind of caller, each cell written down in
//! `matrix.txt`. A call that is refused changes nothing in the database and shows nothing of
//! anybody.

use std::collections::BTreeMap;
use std::sync::Mutex;

use app::router::ROUTES;
use diesel::prelude::*;
use serde_json::{Value, json};

use crate::hiring::roles::{open_roles, role_form};
use crate::support::{Answer, Persona, TestApp, code_in, inquiry_form, request, token_in};
use crate::world::{World, new_assessment, story_form};

const EXPECTED: &str = include_str!("matrix.txt");

/// Strangers first, those who may last: what they do would change the answers to the others.
const CALLERS: [&str; 12] = [
    "nobody",
    "bad_token",
    "unregistered",
    "disabled",
    "unverified",
    "other_candidate",
    "other_company",
    "locked_company",
    "partner",
    "admin",
    "company",
    "candidate",
];

/// Routes that no plain request succeeds with.
const NEVER_PLAIN: &[&str] = &["GET /api/live", "GET /api/dev/mail", "GET /metrics"];

/// How many rows are made at once.
const AT_ONCE: usize = 4;

pub(crate) struct Cast(BTreeMap<&'static str, Persona>);

impl Cast {
    pub(crate) async fn join(app: &TestApp) -> Self {
        let people = [
            ("unregistered", Persona::new("una")),
            ("disabled", Persona::new("dora")),
            ("unverified", Persona::unverified("uli")),
            ("other_candidate", Persona::new("ben")),
            ("other_company", Persona::new("otto")),
            ("locked_company", Persona::new("lena")),
            ("partner", Persona::new("pia")),
            ("admin", Persona::new("admin")),
            ("company", Persona::new("ruth")),
            ("candidate", Persona::new("ada")),
        ];
        for (name, who) in &people {
            if !["unregistered", "company", "candidate"].contains(name) {
                let is_company = name.ends_with("company");
                if is_company {
                    app.register_company(who).await
                } else {
                    app.register_candidate(who).await
                };
            }
        }
        let cast = Self(people.into());
        app.unlock(&cast.0["other_company"]);
        use db::schema::users::dsl as u;
        let mut conn = app.conn();
        diesel::update(u::users.filter(u::email.eq("dora@example.com")))
            .set(u::disabled_at.eq(diesel::dsl::now))
            .execute(&mut conn)
            .unwrap();
        diesel::update(u::users.filter(u::email.eq("pia@example.com")))
            .set(u::kind.eq("partner"))
            .execute(&mut conn)
            .unwrap();
        cast
    }

    pub(crate) fn token(&self, caller: &str) -> Option<String> {
        match caller {
            "nobody" => None,
            "bad_token" => Some(format!("{}x", Persona::new("ada").token())),
            known => Some(self.0[known].token()),
        }
    }

    /// What the caller sends: the registration is their own, everything else the same for all.
    pub(crate) fn body(&self, route: &str, caller: &str, world: &World) -> Option<Value> {
        let program = json!({ "language": "python", "source": "print(3)" });
        Some(match route {
            "POST /api/auth/register" => {
                let who = self.0.get(caller).cloned().unwrap_or_else(|| Persona::new("ada"));
                let is_company = caller.ends_with("company");
                json!({ "firebase_uid": who.uid, "email": who.email, "display_name": "Name",
                        "is_company": is_company, "phone": null })
            }
            "POST /api/auth/update-username" => json!({ "username": format!("{caller}_1") }),
            "POST /api/auth/set-referral-code" => json!({ "referral_code": "grace" }),
            "PUT /api/users/profile" => {
                json!({ "display_name": "Name", "phone": null, "headline": null,
                        "education": null, "skills": [], "available_from": null, "version": 0 })
            }
            "PUT /api/users/notification-settings" => {
                let all = flows::notify::KINDS
                    .iter()
                    .map(|kind| json!({ "type": kind.name, "email": true, "in_app": true }));
                json!({ "digest": true, "items": all.collect::<Vec<_>>() })
            }
            "POST /api/users/notifications/read" => {
                json!({ "up_to": "ffffffff-ffff-7fff-bfff-ffffffffffff" })
            }
            "POST /api/users/erasure" => {
                let own = self.0.get(caller).map(|who| who.email.clone());
                json!({ "confirm": own.unwrap_or_default() })
            }
            "POST /api/auth/inquiry" => inquiry_form("Canary Ltd"),
            "POST /api/auth/send-otp" => json!({ "purpose": "client_inquiry" }),
            "POST /api/auth/verify-otp" => {
                let mails = world.app.mails_to(&world.ruth.email);
                json!({ "code": code_in(&mails[0]), "purpose": "client_inquiry" })
            }
            "POST /api/admin/companies" => {
                json!({ "company_name": "Northwind", "email": "max@example.com",
                        "first_name": "Max", "last_name": "Lang" })
            }
            "POST /api/companies/set-password" => {
                let mails = world.app.mails_to("max@example.com");
                json!({ "token": token_in(&mails[0]), "password": "long enough" })
            }
            "POST /api/companies/activate" => {
                json!({ "token": token_in(&world.app.mails_to(&world.ruth.email)[0]) })
            }
            route if route.starts_with("POST /api/admin/inquiries/") => {
                let version = world.app.version_of(&world.inquiry);
                match route.rsplit('/').next().unwrap_or_default() {
                    "approve" => json!({ "version": version, "flags": ["payment"], "note": null }),
                    "request-info" => json!({ "version": version, "text": "Which city?" }),
                    "reject" | "suspend" => json!({ "version": version, "reason": "No." }),
                    _ => json!({ "version": version }),
                }
            }
            "POST /api/users/send-email-verification" => {
                json!({ "email": self.0.get(caller).map(|who| who.email.clone()).unwrap_or_default() })
            }
            "POST /api/events/pageview" => json!({ "route": "/" }),
            "POST /api/events/client-error" => {
                json!({ "message": "boom", "stack": "", "route": "/", "release": "" })
            }
            route if route.contains("/partner-application") => return partner_body(route),
            route if route.contains("/api/roles") => return role_body(route, world),
            route if route.contains("/interviews") => return story_body(route, world),
            "POST /api/assessments" => new_assessment(&world.problem),
            "POST /api/assessments/{id}/invitations" => json!({ "email": "gus@example.com" }),
            "POST /api/attempts/{id}/time" | "POST /api/admin/attempts/{id}/time" => {
                json!({ "minutes": 30, "reason": "A screen reader." })
            }
            "POST /api/codebrain/{id}/start" => json!({ "consent": true }),
            "PUT /api/attempts/{id}/tasks/{task}/draft" => {
                json!({ "language": "python", "source": "print(4)", "revision": 0 })
            }
            "POST /api/attempts/{id}/tasks/{task}/runs"
            | "POST /api/attempts/{id}/tasks/{task}/submissions" => program,
            _ => return None,
        })
    }
}

/// What is sent to a route about applications of partners.
fn partner_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/users/partner-application" => {
            json!({ "kind": "bootcamp", "organisation": "Northwind School", "website": null,
                    "why": "Our students look for work." })
        }
        "POST /api/admin/partner-applications/{id}/reject" => {
            json!({ "version": 1, "reason": "No." })
        }
        route if route.starts_with("POST ") => json!({ "version": 1 }),
        _ => return None,
    })
}

/// What is sent to a route about roles.
fn role_body(route: &str, world: &World) -> Option<Value> {
    let form = role_form("Canary engineer");
    Some(match route {
        "POST /api/roles" => json!({ "form": form }),
        "PUT /api/roles/{id}" => json!({ "version": world.role_version(), "form": form }),
        route if route.starts_with("POST ") => json!({ "version": world.role_version() }),
        _ => return None,
    })
}

/// What is sent to a route about stories.
fn story_body(route: &str, world: &World) -> Option<Value> {
    Some(match route {
        "POST /api/users/interviews" => {
            json!({ "form": story_form("Northwind"), "way": "manual" })
        }
        "PUT /api/users/interviews/{id}" => {
            json!({ "version": world.story_version(), "form": story_form("Quillhaven") })
        }
        "POST /api/users/interviews/{id}/answers" => {
            json!({ "step": "tips", "answer": "Sleep well." })
        }
        "POST /api/users/interviews/{id}/submit" | "POST /api/users/interviews/{id}/withdraw" => {
            json!({ "version": world.story_version() })
        }
        "POST /api/interviews/{id}/reports" => json!({ "reason": "spam" }),
        "POST /api/interviews/{id}/reply" | "POST /api/interviews/{id}/dispute" => {
            json!({ "text": "Thank you." })
        }
        route if route.starts_with("POST /api/admin/interviews/{id}/reply/") => {
            json!({ "version": 1 })
        }
        route if route.starts_with("POST /api/admin/interviews/") => {
            let reason = json!({ "code": "unclear", "text": "Why?" });
            json!({ "version": world.story_version(), "reason": reason })
        }
        "POST /api/interviews/batch/like-status" => json!({ "interview_ids": [world.story] }),
        _ => return None,
    })
}

/// The address of a route, filled in with what the world has.
pub(crate) fn address(path: &str, world: &World) -> String {
    let id = match path.split('/').nth(2).unwrap_or_default() {
        "problems" => "doubling",
        "assessments" => &world.assessment,
        "invitations" => &world.invitation,
        "codebrain" => &world.code,
        "attempts" | "reports" | "unsubscribe" => &world.attempt,
        "submissions" => &world.submission,
        "users" | "admin" if path.contains("/interviews") => &world.own_story,
        "companies" => &world.company,
        "admin" if path.contains("/attempts") => &world.attempt,
        "admin" if path.contains("/partner-applications") => &world.application,
        "admin" => &world.inquiry,
        "interviews" if path.contains("/companies/") => "pellworth",
        "interviews" => &world.story,
        "roles" => &world.role,
        _ => "",
    };
    let path = match path {
        "/api/auth/username-availability" => format!("{path}?username=grace"),
        path => path.to_owned(),
    };
    path.replace("{id}", id)
        .replace("{task}", &world.task)
        .replace("{file}", "index.html")
        .replace("{first}", "doubling")
        .replace("{second}", &world.problem)
}

fn check_refused(answer: &Answer, what: &str) {
    for secret in ["canary", "ada@", "ruth@", "fay@", "print(2)"] {
        assert!(!answer.text.contains(secret), "{what} tells {secret}: {}", answer.text);
    }
}

/// An inquiry in the state that the route is about.
pub(crate) async fn prepare_inquiry(path: &str, world: &mut World) {
    if path == "/api/companies/set-password" {
        world.app.make_company("max@example.com").await;
        return;
    }
    if !path.starts_with("/api/admin/inquiries/{id}") && path != "/api/companies/activate" {
        return;
    }
    world.inquiry = world.app.inquire(&world.ruth, "Canary Ltd").await;
    let acts: &[&str] = match path.rsplit('/').next().unwrap_or_default() {
        "suspend" | "resend-activation" | "revoke-activation" | "activate" => &["approve"],
        "restore" => &["approve", "suspend"],
        _ => &[],
    };
    for act in acts {
        let body = match *act {
            "approve" => json!({ "flags": [], "note": null }),
            _ => json!({ "reason": "No." }),
        };
        let done = world.app.decide(&world.inquiry, act, body).await;
        assert_eq!(done.status, 200, "{act}: {}", done.text);
    }
}

/// A story of ada's in the state that the route is about, and a company that may answer one.
pub(crate) async fn prepare_story(route: &str, world: &mut World) {
    use diesel::connection::SimpleConnection;
    world.tell().await;
    let act = route.rsplit('/').next().unwrap_or_default();
    if route.contains("/api/admin/interviews") {
        world.send_story().await;
    }
    if ["remove", "keep", "verify"].contains(&act) || route.contains("/reply/") {
        world.show_story();
    }
    let sql = "update companies set state = 'approved' where name <> 'uid-otto';
        update companies set state = 'suspended' where name = 'uid-otto';
        update interview_companies set company_id = (select company_id from company_members m
          join users u on u.id = m.user_id where u.email = 'ruth@example.com');
        update attempts set state = 'submitted', submitted_at = now(), submitted_by = 'candidate',
          receipt_id = 'AAAAAAAAAAAA';";
    world.app.conn().batch_execute(sql).unwrap();
    let own = &world.own_story;
    let more = match act {
        "keep" => format!(
            "update interview_drafts set state = 'flagged' where id = '{own}';
             update interviews set state = 'flagged' where id = '{own}'"
        ),
        _ if route.contains("/reply/") => format!(
            "insert into interview_replies (id, interview_id, kind, text)
             values (gen_random_uuid(), '{own}', 'reply', 'Thanks.')"
        ),
        _ => return,
    };
    world.app.conn().batch_execute(&more).unwrap();
}

/// A role of ruth's in the state that the route is about.
pub(crate) async fn prepare_role(path: &str, world: &mut World, cast: &Cast) {
    open_roles(&world.app, &cast.0["other_company"]);
    world.begin_role().await;
    let state = match path.rsplit('/').next().unwrap_or_default() {
        "withdraw" => "submitted",
        "pause" | "close" => "published",
        "resume" => "paused",
        "reopen" | "archive" => "closed",
        _ => return,
    };
    world.put_role(state);
}

async fn row(method: &str, path: &str) -> String {
    let route = format!("{method} {path}");
    let mut world = World::make().await;
    let cast = Cast::join(&world.app).await;
    prepare_inquiry(path, &mut world).await;
    if path.contains("/interviews") {
        prepare_story(&route, &mut world).await;
    }
    if path.contains("/partner-application") && route != "POST /api/users/partner-application" {
        world.apply().await;
    }
    if path.starts_with("/api/roles") {
        prepare_role(path, &mut world, &cast).await;
    }
    if path.starts_with("/api/reports/") {
        let finish = format!("/api/attempts/{}/finish", world.attempt);
        world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    }
    if path.ends_with("/grade") || path.ends_with("/bundle") {
        let attempt = kernel::AttemptId(world.attempt.parse().unwrap());
        assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
    }
    if path.ends_with("/resend") {
        use db::schema::invitations::dsl as i;
        let yesterday =
            diesel::dsl::sql::<diesel::sql_types::Timestamptz>("now() - interval '2 days'");
        diesel::update(i::invitations)
            .set((i::created_at.eq(yesterday.clone()), i::last_sent_at.eq(yesterday.nullable())))
            .execute(&mut world.app.conn())
            .unwrap();
    }
    if path.starts_with("/api/unsubscribe/") {
        let sql = format!(
            "insert into notification_settings (user_id, digest, email_off, in_app_off, stop_token)
             select id, true, '{{}}', '{{}}', '{}' from users where email = 'ada@example.com'",
            world.attempt
        );
        diesel::sql_query(sql).execute(&mut world.app.conn()).unwrap();
    }
    if path.ends_with("/set-referral-code") {
        let name = json!({ "username": "grace" });
        let path = "/api/auth/update-username";
        world.app.by(&cast.0["other_company"]).post(path, name).await.ok();
    }
    if path.ends_with("/verify-otp") {
        let form = inquiry_form("Canary Ltd");
        world.app.by(&world.ruth).post("/api/auth/inquiry", form).await.ok();
    }
    let mut cells = Vec::new();
    for caller in CALLERS {
        let before = world.digest();
        let body = cast.body(&route, caller, &world);
        let token = cast.token(caller);
        let sent = request(method, &address(path, &world), token.as_deref(), body);
        let answer = world.app.send(sent).await;
        if answer.status >= 400 {
            let what = format!("{route} by {caller}");
            check_refused(&answer, &what);
            assert_eq!(world.digest(), before, "{what} was refused and changed something");
        }
        cells.push(format!("{caller}={}", answer.cell()));
    }
    format!("{route} | {}", cells.join(" | "))
}

/// The rows of all routes. Each has a world of its own and waits for its database most of the time,
/// so some are made at once.
fn rows() -> Vec<String> {
    let left = Mutex::new(ROUTES.iter());
    let next = || left.lock().unwrap().next();
    let work = || {
        actix_web::rt::System::new().block_on(async {
            let mut rows = Vec::new();
            while let Some(route) = next() {
                rows.push(row(route.method, route.path).await);
            }
            rows
        })
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    })
}

#[test]
fn every_route_answers_every_caller_as_written_down() {
    let actual = rows();
    let expected: Vec<&str> = EXPECTED.lines().filter(|line| !line.starts_with('#')).collect();
    let missing: Vec<&String> =
        actual.iter().filter(|row| !expected.contains(&row.as_str())).collect();
    let stale: Vec<&&str> =
        expected.iter().filter(|row| !actual.iter().any(|a| a == **row)).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "the router answers:\n{}\nbut matrix.txt says:\n{}",
        missing.iter().map(|row| row.as_str()).collect::<Vec<_>>().join("\n"),
        stale.iter().map(|row| **row).collect::<Vec<_>>().join("\n"),
    );
}

#[test]
fn every_route_lets_somebody_in() {
    for line in EXPECTED.lines().filter(|line| !line.starts_with('#')) {
        let (route, cells) = line.split_once(" | ").unwrap();
        let lets_in = cells.split(" | ").any(|cell| {
            let (_, answer) = cell.split_once('=').unwrap();
            answer.starts_with('2') || answer.starts_with('3')
        });
        assert!(lets_in || NEVER_PLAIN.contains(&route), "{route} refuses everybody");
    }
}
