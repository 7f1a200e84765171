//! What goes with a card in the talent pool by its person's name, over HTTP: who sees it, and when.

use diesel::connection::SimpleConnection;
use flows::post::Sender;
use flows::talent::keep_time;
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};

use super::applications::resume_file;
use super::pool::profile_body;
use super::roles::open_roles;
use super::talent::{CARDS, MINE, Market};
use crate::attempts::grades::graded;
use crate::support::{Persona, TestApp};

const GITHUB: &str = "https://github.com/canary-ada";

/// The pool's profile with these changes.
fn body(change: Value) -> Value {
    let mut body = profile_body();
    for (name, value) in change.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

/// Puts a file beside somebody's profile; where it is.
async fn attach(app: &TestApp, who: &Persona) -> String {
    let file = json!({ "name": "ada.pdf", "content": resume_file() });
    let kept = app.by(who).put(&format!("{MINE}/resume"), file).await.ok();
    assert_eq!(kept["profile"]["resume"]["name"], "ada.pdf", "{kept}");
    format!("/api/resumes/{}", kept["profile"]["resume"]["id"].as_str().unwrap())
}

#[actix_web::test]
async fn a_named_card_shows_what_goes_with_it_to_companies_that_pay_and_to_no_other() {
    let t = Market::open().await;
    let named = json!({ "visibility": "named", "github": format!("{GITHUB}/") });
    let saved = t.save(named).await.ok();
    assert_eq!(saved["profile"]["github"], GITHUB);
    let path = attach(&t.app, &t.ada).await;
    assert_eq!(t.app.by(&t.ada).get(&path).await.status, 200, "it is her own");
    let card = t.cards("").await.remove(0);
    assert_eq!(
        (&card["named"]["name"], &card["named"]["beside"]),
        (&json!("uid-ada"), &Value::Null)
    );
    assert_eq!(t.app.by(&t.ruth).get(&path).await.cell(), "404 not_found", "it does not pay");
    t.app.unlock(&t.ruth);
    let card = t.cards("").await.remove(0);
    let beside = &card["named"]["beside"];
    assert_eq!((&beside["github"], &beside["results"]), (&json!(GITHUB), &json!([])), "{card}");
    assert_eq!(beside["resume"]["name"], "ada.pdf");
    assert_eq!(t.app.by(&t.ruth).get(&path).await.status, 200);
    let otto = Persona::new("otto");
    t.app.register_company(&otto).await;
    open_roles(&t.app, &otto);
    assert_eq!(t.app.by(&otto).get(&path).await.cell(), "404 not_found");
    let found = t.app.by(&t.ada).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    let company = found["items"][0]["id"].clone();
    for (version, mut change) in (1..).zip([
        json!({ "visibility": "anonymous", "github": GITHUB }),
        json!({ "visibility": "hidden", "github": GITHUB }),
        json!({ "visibility": "named", "github": GITHUB, "blocked": [company] }),
    ]) {
        change["version"] = json!(version);
        let saved = t.save(change.clone()).await;
        assert_eq!(saved.status, 200, "{}", saved.text);
        assert_eq!(t.app.by(&t.ruth).get(&path).await.cell(), "404 not_found", "{change}");
        let cards = json!(t.cards("").await).to_string();
        assert!(!cards.contains("canary-ada"), "{cards}");
    }
    assert_eq!(t.app.by(&t.ada).delete(MINE).await.status, 200);
    let own = t.app.by(&t.ada).get(&path).await.cell();
    assert_eq!(own, "404 not_found", "leaving deletes the file");
}

#[actix_web::test]
async fn an_anonymous_card_shows_nothing_that_goes_with_it_before_its_person_has_accepted() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    let change = body(json!({ "version": 1, "github": GITHUB }));
    t.app.by(&who).put(MINE, change).await.ok();
    let path = attach(&t.app, &who).await;
    let secret = |sent: &[Value]| json!(sent).to_string();
    assert!(!secret(&t.sent().await).contains("canary-ada"));
    t.app.unlock(&t.ruth);
    assert_eq!(t.app.by(&t.ruth).get(&path).await.cell(), "404 not_found");
    assert_eq!(t.sent().await[0]["beside"], Value::Null);
    assert_eq!(t.answer(&who, &one, "accept").await.status, 200);
    let beside = t.sent().await[0]["beside"].clone();
    assert_eq!((&beside["github"], &beside["resume"]["name"]), (&json!(GITHUB), &json!("ada.pdf")));
    assert_eq!(beside["headline"], "Canary engineer");
    assert_eq!(t.app.by(&t.ruth).get(&path).await.status, 200);
    let otto = Persona::new("otto");
    t.app.register_company(&otto).await;
    open_roles(&t.app, &otto);
    t.app.unlock(&otto);
    assert_eq!(t.app.by(&otto).get(&path).await.cell(), "404 not_found", "it was not accepted");
    let hides = body(json!({ "version": 2, "visibility": "hidden", "github": GITHUB }));
    t.app.by(&who).put(MINE, hides).await.ok();
    assert_eq!(t.sent().await[0]["beside"], Value::Null);
    assert_eq!(t.sent().await[0]["person"]["email"], who.email, "who was met stays met");
    assert_eq!(t.app.by(&t.ruth).get(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_file_is_replaced_removed_and_only_of_those_in_the_pool() {
    let t = Market::open().await;
    let resume = format!("{MINE}/resume");
    let file = json!({ "name": "ada.pdf", "content": resume_file() });
    let early = t.app.by(&t.ada).put(&resume, file.clone()).await;
    assert_eq!(early.cell(), "404 not_found");
    t.save(json!({})).await.ok();
    let bad = json!({ "name": "ada.pdf", "content": "PGh0bWw+" });
    let refused = t.app.by(&t.ada).put(&resume, bad).await;
    assert_eq!(refused.body["errors"][0]["field"], "content", "{}", refused.text);
    let first = attach(&t.app, &t.ada).await;
    let second = attach(&t.app, &t.ada).await;
    assert_eq!(t.app.by(&t.ada).get(&first).await.cell(), "404 not_found");
    assert_eq!(t.app.by(&t.ada).get(&second).await.status, 200);
    let gone = t.app.by(&t.ada).delete(&resume).await.ok();
    assert_eq!(gone["profile"]["resume"], Value::Null);
    assert_eq!(t.app.by(&t.ada).get(&second).await.cell(), "404 not_found");
    let company = t.app.by(&t.ruth).put(&resume, file).await;
    assert_eq!(company.cell(), "409 account_kind_fixed");
    for github in ["https://example.com/ada", "https://github.com/ada/tools", "ada"] {
        let refused = t.save(json!({ "version": 1, "github": github })).await;
        assert_eq!(refused.body["errors"][0]["field"], "github", "{github}: {}", refused.text);
    }
}

#[actix_web::test]
async fn results_that_are_shown_are_own_and_graded_and_found_by_what_is_verified() {
    let (world, _) = graded().await;
    let (app, ada, ruth) = (world.app, world.ada, world.ruth);
    app.unlock(&ruth);
    open_roles(&app, &ruth);
    let shows = body(json!({ "visibility": "named", "results": [world.attempt] }));
    let ben = Persona::new("ben");
    app.register_candidate(&ben).await;
    let foreign = app.by(&ben).put(MINE, shows.clone()).await;
    assert_eq!(foreign.body["errors"][0]["field"], "results", "{}", foreign.text);
    let saved = app.by(&ada).put(MINE, shows).await.ok();
    assert_eq!(saved["profile"]["results"], json!([world.attempt]));
    let cards = async |query: &str| {
        app.by(&ruth).get(&format!("{CARDS}?{query}")).await.ok()["items"].clone()
    };
    let card = cards("").await[0].clone();
    let result = &card["named"]["beside"]["results"][0];
    assert_eq!(
        (&result["assessment_title"], &result["is_verified"]),
        (&json!("First"), &json!(false))
    );
    assert_eq!(card["facts"]["score"], Value::Null, "nobody has verified it");
    let verify = "update attempts set verification = 'verified' where state = 'graded'";
    app.conn().batch_execute(verify).unwrap();
    assert_eq!(cards("score=any").await, json!([]));
    let now = SystemClock.now();
    let public_url = "https://assay.example".to_owned();
    keep_time(&app.state().db, &Sender { public_url, support: None, now }).unwrap();
    let card = cards("score=any").await[0].clone();
    assert_eq!(card["named"]["beside"]["results"][0]["is_verified"], true, "{card}");
    let review = "update attempts set verification = 'not_verified', not_verified_at = now()
                    where state = 'graded'";
    app.conn().batch_execute(review).unwrap();
    let public_url = "https://assay.example".to_owned();
    keep_time(&app.state().db, &Sender { public_url, support: None, now }).unwrap();
    assert_eq!(cards("score=any").await, json!([]), "a breach was found");
}

#[actix_web::test]
async fn candidates_are_found_by_work_permit_and_words_and_a_saved_search_keeps_all_of_it() {
    let t = Market::open().await;
    let says = json!({ "employment": ["full_time"], "authorised": ["uk"] });
    t.save(says.clone()).await.ok();
    for name in ["ben", "cleo", "dan", "eve"] {
        let who = Persona::new(name);
        t.app.register_candidate(&who).await;
        t.app.by(&who).put(MINE, body(says.clone())).await.ok();
    }
    assert_eq!(t.cards("employment=full_time&authorised=uk").await.len(), 5);
    assert_eq!(t.cards("employment=internship").await.len(), 0);
    assert_eq!(t.cards("authorised=eu").await.len(), 0);
    assert_eq!(t.cards("score=any").await.len(), 0);
    assert_eq!(t.cards("text=canary").await.len(), 0, "nobody anonymous is found by words");
    let zoe = Persona::new("zoe");
    t.app.register_candidate(&zoe).await;
    t.app.by(&zoe).put(MINE, body(json!({ "visibility": "named" }))).await.ok();
    let found = t.cards("text=CANARY").await;
    assert_eq!((found.len(), &found[0]["named"]["name"]), (1, &json!("uid-zoe")));
    let search = json!({ "name": "All", "skills": ["rust"], "availability": "now", "place": "remote",
        "employment": "part_time", "authorised": "eu", "score": "from_800", "text": "canary" });
    let made = t.app.by(&t.ruth).post("/api/talent-searches", search.clone()).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let mut kept = t.app.by(&t.ruth).get("/api/talent-searches").await.ok()["items"][0].clone();
    kept.as_object_mut().unwrap().remove("id");
    assert_eq!(kept, search);
    let old = json!({ "name": "Old", "skills": ["rust"], "availability": null, "place": null });
    let made = t.app.by(&t.ruth).post("/api/talent-searches", old).await;
    assert_eq!((made.status, &made.body["text"]), (201, &Value::Null), "{}", made.text);
}
