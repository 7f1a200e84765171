//! Nobody learns from an address who has applied: anyone whom a company does not know by name is nobody to it.

use db::audit::Actor;
use hiring::applications::{self, Acting, Application, Event, New, Step};
use hiring::slates::{Excluding, ExclusionCode};
use kernel::Seen;
use kernel::chrono::Utc;
use serde_json::json;

use super::{ASKING, MESSAGE};
use crate::hiring::selecting::Selecting;
use crate::hiring::team::sender;
use crate::support::{Answer, Persona, request};

/// Ruth's company asks for a report, always under one request id, so that answers can be compared byte for byte.
async fn ask(s: &Selecting, email: &str) -> Answer {
    let body = json!({ "email": email, "message": MESSAGE });
    let sent = request("POST", ASKING, Some(&s.t.hirer.token()), Some(body));
    s.t.app.send(sent.insert_header(("x-request-id", "one-request-id"))).await
}

async fn shortlist(s: &Selecting, of: &Application) {
    let id = of.id.to_string();
    let version = s.now(&id).version;
    s.step(&s.t.hirer, &id, json!({ "act": "shortlist", "version": version })).await.ok();
}

fn exclude(s: &Selecting, of: &Application) {
    let how = Excluding { code: ExclusionCode::Spam, reason: "The same text.", duplicate_of: None };
    let conn = &mut s.t.app.conn();
    hiring::slates::exclude(conn, Actor::Operator, Seen::any(of.id), how, Utc::now()).unwrap();
}

fn withdraw(s: &Selecting, of: &Application) {
    let (acting, step) = (Acting::Candidate(of.candidate.unwrap()), Step::plain(Event::Withdraw));
    let conn = &mut s.t.app.conn();
    flows::applications::step(conn, &sender(), acting, Seen::any(of.id), &step).unwrap();
}

/// Somebody has applied for a role whose slate nobody has released.
async fn apply_elsewhere(s: &Selecting, like: &Application, name: &str) {
    let role = s.t.publish("Welder").await.parse().unwrap();
    let conn = &mut s.t.app.conn();
    let candidate = testkit::user(conn, &format!("{name}@example.com"), name);
    let profile = like.profile.clone();
    let new = New { role, candidate, profile, answers: Vec::new(), note: None, resume: None };
    applications::apply(conn, &new, Utc::now()).unwrap();
}

#[actix_web::test]
async fn an_address_is_answered_alike_whoever_has_applied_with_it() {
    let s = Selecting::new().await;
    s.t.app.unlock(&s.t.hirer);
    s.t.app.register_candidate(&Persona::new("zoe")).await;
    let [nora, locked, gone, out, _blind] =
        ["Nora", "Locked", "Gone", "Out", "Blind"].map(|name| s.apply(name, ""));
    exclude(&s, &out);
    s.release();
    for one in [&nora, &locked, &gone] {
        shortlist(&s, one).await;
    }
    withdraw(&s, &gone);
    apply_elsewhere(&s, &nora, "waiting").await;
    s.t.run("update users set disabled_at = now() where email = 'locked@example.com'");

    let nobody = ask(&s, "nobody@example.com").await;
    assert_eq!(nobody.cell(), "400 validation_failed");
    for who in ["zoe", "waiting", "out", "blind", "gone", "locked", "ruth", "no address"] {
        let email = if who.contains(' ') { who.to_owned() } else { format!("{who}@example.com") };
        let asked = ask(&s, &email).await;
        assert_eq!((asked.status, &asked.text), (nobody.status, &nobody.text), "{who}");
    }
    let known = ask(&s, "nora@example.com").await;
    assert_eq!(known.status, 201, "{}", known.text);
    let listed = s.t.app.by(&s.t.hirer).get(ASKING).await.ok();
    assert_eq!(listed["items"].as_array().unwrap().len(), 1, "{listed}");
}
