//! Numbers that the admin sets beside the limits of the table: each changes what is refused, and its text says it.

use diesel::connection::SimpleConnection;
use kernel::chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::hiring::pool::{prepare_talent, request_body};
use crate::support::{Answer, Persona, TestApp};
use crate::world::{World, story_form};

const PROBLEM: &str = "/api/practice/problems/doubling";

/// What is left after a number was lowered: one act, and the next is refused.
struct Lowered {
    key: &'static str,
    to: i64,
    refusal: &'static str,
    /// In the words of the refusal.
    says: &'static str,
}

const fn lowered(key: &'static str, to: i64, refusal: &'static str, says: &'static str) -> Lowered {
    Lowered { key, to, refusal, says }
}

/// Ruth's company has made two invitations before.
const ALL: [Lowered; 8] = [
    lowered("limits.run.problem.per_minute", 1, "429 rate_limited", ""),
    lowered("limits.submit.problem.per_minute", 1, "429 rate_limited", ""),
    lowered("limits.submit.problem.per_hour", 1, "429 rate_limited", ""),
    lowered("limits.submit.problem.per_day", 1, "429 rate_limited", ""),
    lowered(
        "limits.invitations.company.per_day",
        3,
        "429 rate_limited",
        "A company can send 3 invitations a day.",
    ),
    lowered(
        "limits.invitation.resends",
        1,
        "409 resend_limit",
        "An invitation can be sent again once.",
    ),
    lowered(
        "limits.introductions.company.open",
        1,
        "409 too_many_introductions",
        "1 candidate has your request.",
    ),
    lowered("limits.stories.account.per_day", 1, "409 daily_limit", "You can send 1 story a day."),
];

async fn put(app: &TestApp, key: &str, number: i64) {
    let body = json!({ "version": 0, "value": { "number": number, "words": null },
                       "reason": "A fair." });
    let path = format!("/api/admin/settings/{key}");
    app.by(&Persona::new("admin")).put(&path, body).await.ok();
}

async fn take_back(app: &TestApp, key: &str) {
    let body = json!({ "version": 1, "to": 0, "reason": "The fair is over." });
    let path = format!("/api/admin/settings/{key}/roll-back");
    app.by(&Persona::new("admin")).post(&path, body).await.ok();
}

/// Does once what a setting is about; `who` practises.
async fn act(world: &World, who: &Persona, key: &str) -> Answer {
    let (app, ruth) = (&world.app, &world.ruth);
    let program = json!({ "language": "python", "source": "print(2)" });
    match key {
        "limits.run.problem.per_minute" => {
            app.by(who).post(&format!("{PROBLEM}/runs"), program).await
        }
        "limits.invitations.company.per_day" => {
            let path = format!("/api/assessments/{}/invitations", world.assessment);
            let email = format!("{}@example.com", kernel::UserId::new());
            app.by(ruth).post(&path, json!({ "email": email })).await
        }
        "limits.invitation.resends" => {
            let back = "update invitations set created_at = created_at - interval '2 days', \
                        last_sent_at = last_sent_at - interval '2 days'";
            app.conn().batch_execute(back).unwrap();
            let path = format!("/api/invitations/{}/resend", world.invitation);
            app.by(ruth).send("POST", &path, None).await
        }
        "limits.introductions.company.open" => {
            let body = request_body(&world.talent.handle, &world.role);
            app.by(ruth).post("/api/introductions", body).await
        }
        "limits.stories.account.per_day" => tell(app, who).await,
        _ => app.by(who).post(&format!("{PROBLEM}/submissions"), program).await,
    }
}

/// Sends a story about another company than before.
async fn tell(app: &TestApp, who: &Persona) -> Answer {
    let names = ["Quillhaven", "Northwind", "Larkfield"];
    let own = app.by(who).get("/api/users/interviews").await.ok();
    let form = story_form(names[own["items"].as_array().unwrap().len()]);
    let body = json!({ "form": form, "way": "guided" });
    let made = app.by(who).post("/api/users/interviews", body).await.ok();
    let story = &made["interview"];
    let path = format!("/api/users/interviews/{}/submit", story["id"].as_str().unwrap());
    app.by(who).post(&path, json!({ "version": story["version"] })).await
}

#[actix_web::test]
async fn a_lower_number_refuses_the_next_act_in_words_that_name_it_until_it_is_taken_back() {
    let mut world = World::make().await;
    prepare_talent("POST /api/introductions", &mut world).await;
    world.app.register_candidate(&Persona::new("admin")).await;
    for (at, Lowered { key, to, refusal, says }) in ALL.iter().enumerate() {
        let who = Persona::new(&format!("person{at}"));
        world.app.register_candidate(&who).await;
        put(&world.app, key, *to).await;
        let first = act(&world, &who, key).await;
        assert!(first.status < 300, "{key}: {}", first.text);
        let second = act(&world, &who, key).await;
        assert_eq!(second.cell(), *refusal, "{key}: {}", second.text);
        assert!(second.body["detail"].as_str().unwrap().contains(says), "{}", second.text);
        take_back(&world.app, key).await;
        let third = act(&world, &who, key).await;
        assert_ne!(third.cell(), *refusal, "{key}: {}", third.text);
    }
}

#[actix_web::test]
async fn runs_of_an_attempt_keep_the_number_that_is_set_too() {
    let world = World::make().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    // Ada has run a program once.
    put(&world.app, "limits.run.problem.per_minute", 2).await;
    let path = format!("/api/attempts/{}/tasks/{}/runs", world.attempt, world.task);
    let program = json!({ "language": "python", "source": "print(2)" });
    let mut cells = Vec::new();
    for _ in 0..2 {
        cells.push(world.app.by(&world.ada).post(&path, program.clone()).await.cell());
    }
    assert_eq!(cells, ["201", "429 rate_limited"]);
}

#[actix_web::test]
async fn a_link_that_activates_an_account_counts_for_as_long_as_its_mail_says() {
    let (app, admin, ruth) = (TestApp::start(), Persona::new("admin"), Persona::new("ruth"));
    app.register_candidate(&admin).await;
    app.register_company(&ruth).await;
    put(&app, "limits.activation_link.hours", 12).await;
    let inquiry = app.inquire(&ruth, "Pellworth").await;
    let yes = json!({ "flags": [], "note": null });
    assert_eq!(app.decide(&inquiry, "approve", yes).await.status, 200);
    let mail = app.mails_to(&ruth.email)[0].split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(mail.contains("The link works once, for 12 hours."), "{mail}");
    let shown = app.by(&admin).get(&format!("/api/admin/inquiries/{inquiry}")).await.ok();
    let at = |name: &str| -> DateTime<Utc> {
        shown["activation"][name].as_str().unwrap_or_else(|| panic!("{shown}")).parse().unwrap()
    };
    assert_eq!(at("expires_at") - at("sent_at"), TimeDelta::hours(12));
}

#[actix_web::test]
async fn a_mailed_link_to_a_report_counts_for_as_long_as_its_mail_says() {
    let (world, _) = graded().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    put(&world.app, "limits.report_mail.days", 3).await;
    let path = format!("/api/reports/{}/mails", world.attempt);
    let body = json!({ "email": "lee@example.com", "sections": [] });
    let link = world.app.by(&world.ada).post(&path, body).await.ok();
    let at = |name: &str| -> DateTime<Utc> { link[name].as_str().unwrap().parse().unwrap() };
    assert_eq!(at("expires_at") - at("created_at"), TimeDelta::days(3));
    let mails = world.app.mails_to("lee@example.com");
    let mail = mails[0].split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(mail.contains("The link works once, for 3 days."), "{mail}");
}

#[actix_web::test]
async fn what_reaches_people_who_did_not_ask_is_only_lowered() {
    let app = TestApp::start();
    let admin = Persona::new("admin");
    app.register_candidate(&admin).await;
    for (key, number) in [
        ("limits.invitation.resends", 4),
        ("limits.activation_link.hours", 73),
        ("limits.report_mail.days", 8),
    ] {
        let body = json!({ "version": 0, "value": { "number": number, "words": null },
                           "reason": "x" });
        let refused = app.by(&admin).put(&format!("/api/admin/settings/{key}"), body).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{key}");
    }
    let all = app.by(&admin).get("/api/admin/settings").await.ok();
    let units: Vec<&Value> = all["settings"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["key"].as_str().unwrap().starts_with("limits.i"))
        .map(|one| &one["unit"])
        .collect();
    for unit in ["times", "at_once", "per_day"] {
        assert!(units.contains(&&json!(unit)), "{unit}: {units:?}");
    }
}
