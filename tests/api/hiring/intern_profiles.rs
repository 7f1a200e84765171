//! A candidate's own page over HTTP: who finds what there, and who finds nobody.

use db::audit::Actor;
use flows::Reviewer;
use hiring::applications::{self, Application, New};
use kernel::Seen;
use kernel::chrono::Utc;
use serde_json::{Value, json};

use super::roles::open_roles;
use super::selecting::{Selecting, prepare_selection, shortlist};
use super::talent::{MINE, Market};
use super::team::{sender, user};
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

const NOBODYS: &str = "00000000-0000-7000-8000-0000000000aa";

/// The account of ada, whose page it is in a world.
pub(crate) fn page_of_ada(world: &World) -> String {
    id_of(&world.app, &world.ada)
}

/// Ruth's company knows who ada is: it has put her on its shortlist.
pub(crate) async fn prepare_intern_profile(world: &mut World) {
    prepare_selection("/api/applications/{id}", world).await;
    shortlist(world);
}

fn id_of(app: &TestApp, who: &Persona) -> String {
    user(&mut app.conn(), &who.email).to_string()
}

/// With the same request id each time, so that answers can be compared byte for byte.
async fn page(app: &TestApp, who: &Persona, id: &str) -> Answer {
    let path = format!("/api/intern-profiles/{id}");
    let sent = request("GET", &path, Some(&who.token()), None);
    app.send(sent.insert_header(("x-request-id", "intern-profiles"))).await
}

async fn check_nobody(app: &TestApp, who: &Persona, id: &str) {
    let (found, absent) = (page(app, who, id).await, page(app, who, NOBODYS).await);
    assert_eq!(found.cell(), "404 not_found", "{}: {}", who.email, found.text);
    assert_eq!(found.text, absent.text, "{}", who.email);
}

/// The same person applies for another role of the company's and is released there, by a code only.
async fn apply_again(s: &Selecting, first: &Application) -> Application {
    let role = s.t.publish("Welder").await.parse().unwrap();
    let candidate = first.candidate.unwrap();
    let profile = first.profile.clone();
    let new = New { role, candidate, profile, answers: Vec::new(), note: None, resume: None };
    let conn = &mut s.t.app.conn();
    let sent = applications::apply(conn, &new, Utc::now()).unwrap();
    let reviewer = Reviewer { actor: Actor::Operator, sender: sender() };
    flows::slates::release(conn, &reviewer, Seen::any(role), None).unwrap();
    sent
}

#[actix_web::test]
async fn the_admin_is_sent_to_the_whole_and_the_person_reads_how_they_stand() {
    let t = Market::open().await;
    let admin = Persona::new("admin");
    t.app.register_candidate(&admin).await;
    let id = id_of(&t.app, &t.ada);
    let shown = page(&t.app, &admin, &id).await;
    assert_eq!(shown.header("cache-control"), "private, no-store");
    let href = format!("/api/admin/candidates/{id}");
    assert_eq!(shown.ok(), json!({ "view": "admin", "href": href }));
    assert_eq!(t.app.by(&admin).get(&href).await.ok()["id"], id);
    let own = page(&t.app, &t.ada, &id).await.ok();
    assert_eq!(own, json!({ "view": "self", "name": "uid-ada", "pool": null }));
    t.save(json!({ "visibility": "named" })).await.ok();
    assert_eq!(page(&t.app, &t.ada, &id).await.ok()["pool"], "named");
    let company = id_of(&t.app, &t.ruth);
    check_nobody(&t.app, &admin, &company).await;
    check_nobody(&t.app, &t.ruth, &company).await;
}

#[actix_web::test]
async fn who_shows_their_name_is_a_card_to_companies_that_hire_and_to_nobody_else() {
    let t = Market::open().await;
    let id = id_of(&t.app, &t.ada);
    check_nobody(&t.app, &t.ruth, &id).await;
    for (version, visibility) in (0..).zip(["anonymous", "hidden"]) {
        t.save(json!({ "version": version, "visibility": visibility })).await.ok();
        check_nobody(&t.app, &t.ruth, &id).await;
    }
    t.save(json!({ "version": 2, "visibility": "named" })).await.ok();
    let card = t.cards("").await.remove(0);
    assert!(!card.to_string().contains(&id), "no card shows an account: {card}");
    let same = json!({ "facts": card["facts"], "named": card["named"] });
    assert_eq!(
        page(&t.app, &t.ruth, &id).await.ok(),
        json!({ "view": "card", "card": same }),
        "the facts of the card in the pool"
    );
    assert_eq!(card["named"]["beside"], Value::Null, "the company does not pay");
    t.app.unlock(&t.ruth);
    let paying = page(&t.app, &t.ruth, &id).await.ok();
    assert!(paying["card"]["named"]["beside"].is_object(), "{paying}");
    assert_eq!(paying["card"]["named"], t.cards("").await[0]["named"]);

    let (ben, lena, otto) = (Persona::new("ben"), Persona::new("lena"), Persona::new("otto"));
    t.app.register_candidate(&ben).await;
    t.app.register_company(&lena).await;
    t.app.register_company(&otto).await;
    open_roles(&t.app, &otto);
    check_nobody(&t.app, &ben, &id).await;
    check_nobody(&t.app, &lena, &id).await;
    assert_eq!(page(&t.app, &otto, &id).await.ok()["view"], "card");

    let found = t.app.by(&t.ada).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    let blocked = json!([found["items"][0]["id"]]);
    t.save(json!({ "version": 3, "visibility": "named", "blocked": blocked })).await.ok();
    check_nobody(&t.app, &t.ruth, &id).await;
    assert_eq!(page(&t.app, &otto, &id).await.status, 200);
    t.run("update users set disabled_at = now() where email = 'ada@example.com'");
    check_nobody(&t.app, &otto, &id).await;
}

#[actix_web::test]
async fn a_company_finds_nobody_before_the_shortlist_and_then_what_it_reads_by_name_only() {
    let s = Selecting::new().await;
    let (app, ruth) = (&s.t.app, &s.t.hirer);
    let sent = s.apply("Adele", "Hello there");
    let id = sent.candidate.unwrap().to_string();
    check_nobody(app, ruth, &id).await;
    s.release();
    check_nobody(app, ruth, &id).await;
    let path = format!("/api/applications/{}", sent.id);
    let veiled = app.by(ruth).get(&path).await;
    assert!(!veiled.text.contains(&id), "{}", veiled.text);
    assert_eq!(veiled.ok()["candidate_id"], Value::Null);

    let version = s.now(&sent.id.to_string()).version;
    let step = json!({ "act": "shortlist", "version": version });
    s.step(ruth, &sent.id.to_string(), step).await.ok();
    assert_eq!(app.by(ruth).get(&path).await.ok()["candidate_id"], id);
    let veiled = apply_again(&s, &sent).await;
    let shown = page(app, ruth, &id).await;
    assert!(!shown.text.contains(&veiled.id.to_string()), "by a code only: {}", shown.text);
    let shown = shown.ok();
    assert_eq!((&shown["view"], &shown["name"]), (&json!("company"), &json!("Adele")));
    assert_eq!((&shown["met"], &shown["card"]), (&Value::Null, &Value::Null));
    let applications = shown["applications"].as_array().unwrap();
    assert_eq!(applications.len(), 1, "{shown}");
    for (field, said) in [
        ("id", json!(sent.id)),
        ("role_id", json!(s.t.role)),
        ("state", json!("shortlisted")),
        ("email", json!("adele@example.com")),
        ("education", json!("Porto University")),
        ("note", json!("Hello there")),
        ("resume", Value::Null),
    ] {
        assert_eq!(applications[0][field], said, "{field}");
    }
}

#[actix_web::test]
async fn only_those_of_the_company_who_read_candidates_find_whom_it_knows() {
    let s = Selecting::new().await;
    let (app, ruth) = (&s.t.app, &s.t.hirer);
    let sent = s.apply("Adele", "");
    s.release();
    let (id, one) = (sent.candidate.unwrap().to_string(), sent.id.to_string());
    let step = json!({ "act": "shortlist", "version": s.now(&one).version });
    s.step(ruth, &one, step).await.ok();
    let rita = s.colleague("rita", "reviewer").await;
    assert_eq!(page(app, &rita, &id).await.ok()["view"], "company");
    let bill = s.colleague("bill", "billing").await;
    check_nobody(app, &bill, &id).await;
    let otto = Persona::new("otto");
    app.register_company(&otto).await;
    open_roles(app, &otto);
    check_nobody(app, &otto, &id).await;
    check_nobody(app, &s.t.ada, &id).await;
    s.t.suspend();
    check_nobody(app, ruth, &id).await;
}

#[actix_web::test]
async fn who_has_accepted_an_introduction_is_known_to_the_company_and_nobody_before() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    let id = id_of(&t.app, &who);
    check_nobody(&t.app, &t.ruth, &id).await;
    let asked = t.sent().await.remove(0);
    assert_eq!(asked["candidate_id"], Value::Null);
    assert!(!asked.to_string().contains(&id), "{asked}");
    assert_eq!(t.answer(&who, &one, "accept").await.status, 200);
    assert_eq!(t.sent().await[0]["candidate_id"], id);
    let shown = page(&t.app, &t.ruth, &id).await.ok();
    assert_eq!(shown["met"]["person"]["email"], who.email, "{shown}");
    assert_eq!(shown["met"]["beside"]["headline"], "Canary engineer");
    assert_eq!(shown["applications"][0]["role_id"], json!(t.role));
    assert_eq!((&shown["view"], &shown["card"]), (&json!("company"), &Value::Null));
}
