//! Scorecards over HTTP: nobody reads a colleague's before their own is submitted.

use diesel::connection::SimpleConnection;
use hiring::applications::Event;
use serde_json::{Value, json};

use super::Team;
use crate::support::{Answer, Persona};

impl Team {
    async fn score(&self, who: &Persona, version: i32, submit: bool, rating: i32) -> Answer {
        let shown = self.get(who, "scorecards").await.ok();
        let items = shown["items"].as_array().unwrap().iter();
        let rated = items.map(|item| json!({ "item": item["name"], "rating": rating }));
        let body = json!({ "version": version, "submit": submit, "text": "Clear.",
                           "ratings": rated.collect::<Vec<Value>>() });
        self.app.by(who).put(&self.path("scorecard"), body).await
    }
}

fn counts(shown: &Value) -> (usize, u64) {
    (shown["others"].as_array().unwrap().len(), shown["hidden"].as_u64().unwrap())
}

#[actix_web::test]
async fn each_says_what_they_have_seen_before_they_read_the_others() {
    let t = Team::at(&[Event::Shortlist]).await;
    let (rita, rex) = (t.colleague("rita", "reviewer"), t.colleague("rex", "recruiter"));
    let empty = t.get(&rita, "scorecards").await.ok();
    assert_eq!((&empty["own"], counts(&empty)), (&Value::Null, (0, 0)));
    assert_eq!(empty["items"][0]["name"], "You have written a program that somebody else used");
    assert_eq!(empty["items"][1]["anchors"].as_array().unwrap().len(), 4);
    t.score(&rita, 0, false, 3).await.ok();
    assert_eq!(counts(&t.get(&rex, "scorecards").await.ok()), (0, 0), "a draft is hers");
    let own = t.score(&rita, 1, true, 3).await.ok();
    assert_eq!(own["own"]["state"], "submitted");
    let waiting = t.get(&rex, "scorecards").await;
    assert_eq!(counts(&waiting.body), (0, 1));
    assert!(!waiting.text.contains("Clear."), "{}", waiting.text);
    let read = t.score(&rex, 0, true, 2).await.ok();
    assert_eq!((counts(&read), &read["others"][0]["author"]), ((1, 0), &json!("rita")));
    assert_eq!(counts(&t.get(&rita, "scorecards").await.ok()), (1, 0));
    let owner = t.get(&t.ruth, "scorecards").await.ok();
    assert_eq!((counts(&owner), &owner["own"]), ((2, 0), &Value::Null));
    let late = t.score(&t.ruth, 0, true, 4).await.ok();
    assert_eq!(late["own"]["read_before"], true);
    for sum in ["average", "total", "score\"", "rank"] {
        assert!(!waiting.text.contains(sum), "no number sums anybody up: {sum}");
    }
}

#[actix_web::test]
async fn a_scorecard_is_amended_with_its_history_and_refused_where_it_is_wrong() {
    let t = Team::at(&[Event::Shortlist]).await;
    let (rita, bill) = (t.colleague("rita", "reviewer"), t.colleague("bill", "billing"));
    t.score(&rita, 0, true, 1).await.ok();
    assert_eq!(t.score(&rita, 1, false, 2).await.cell(), "409 scorecard_submitted");
    assert_eq!(t.score(&rita, 0, true, 2).await.cell(), "409 stale_version");
    let amended = t.score(&rita, 1, true, 2).await.ok();
    assert_eq!(amended["own"]["history"][0]["ratings"][0]["rating"], 1);
    assert_eq!(t.score(&rita, 2, true, 5).await.cell(), "400 validation_failed");
    let put = async |body: Value| t.app.by(&rita).put(&t.path("scorecard"), body).await;
    let unknown = json!([{ "item": "Height", "rating": 1 }]);
    let whole = |ratings: Value, text: &str| json!({ "version": 2, "submit": true, "ratings": ratings, "text": text });
    assert_eq!(put(whole(unknown, "")).await.body["errors"][0]["field"], "ratings[0]");
    assert_eq!(put(whole(json!([]), "")).await.body["errors"][0]["field"], "ratings");
    let long = put(whole(json!([]), &"x".repeat(4001))).await;
    assert!(long.text.contains("at most 4000"), "{}", long.text);
    assert_eq!(t.get(&bill, "scorecards").await.cell(), "403 role");
    assert_eq!(t.get(&t.ada, "scorecards").await.cell(), "403 role");
}

#[actix_web::test]
async fn who_was_met_waits_for_each_member_who_took_part_and_for_nobody_else() {
    let t = Team::at(&[Event::Shortlist]).await;
    let (rita, rex) = (t.colleague("rita", "reviewer"), t.colleague("rex", "recruiter"));
    let bill = t.colleague("bill", "billing");
    let waiting = async |who: &Persona| t.app.by(who).get("/api/companies/me/needs").await;
    assert_eq!(waiting(&rita).await.ok()["items"], json!([]));
    let user = "(select id from users where email = 'rita@example.com')";
    let sql = format!(
        "insert into meetings (id, application_id, state, slots, zone, minutes, place, people, starts_at,
           set_minutes, set_place, created_by, created_at, changed_at)
         select gen_random_uuid(), '{id}', 'set', array[h, h, h], 'Europe/Lisbon', 30, 'Here',
           array[{user}], h, 30, 'Here', {user}, h, h from (select now() - interval '1 hour') as n(h)",
        id = t.application
    );
    t.app.conn().batch_execute(&sql).unwrap();
    let listed = waiting(&rita).await.ok();
    let one = &listed["items"][0];
    assert_eq!((&one["kind"], &one["place_id"]), (&json!("scorecard"), &json!(t.application)));
    assert_eq!(listed["items"].as_array().unwrap().len(), 1);
    assert_eq!(waiting(&rex).await.ok()["items"], json!([]), "he took no part");
    assert_eq!(waiting(&bill).await.ok()["items"], json!([]), "he reads nothing of candidates");
    t.score(&rita, 0, true, 3).await.ok();
    assert_eq!(waiting(&rita).await.ok()["items"], json!([]), "it is in");
}
