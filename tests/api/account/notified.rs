//! Notifications in the application: the words of the mail, once, to the person concerned.

use serde_json::{Value, json};

use crate::interviews::telling::Teller;
use crate::support::{Answer, Persona};
use crate::world::{World, story_form};

const LIST: &str = "/api/users/notifications";
const READ: &str = "/api/users/notifications/read";

async fn list_of(t: &Teller, who: &Persona) -> Value {
    let answer = t.app.by(who).get(LIST).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body
}

async fn read(t: &Teller, who: &Persona, body: Value) -> Answer {
    t.app.by(who).post(READ, body).await
}

/// What the newest line says: title, text, link.
fn newest(list: &Value) -> (String, String, String) {
    let part = |name: &str| list["items"][0][name].as_str().unwrap().to_owned();
    (part("title"), part("text"), part("link"))
}

#[actix_web::test]
async fn an_author_is_notified_of_each_decision_in_the_words_of_the_mail() {
    let t = Teller::new().await;
    let story = t.sent("Pellworth").await;
    assert_eq!(list_of(&t, &t.ada).await["unread"], 0);
    let reason = json!({ "code": "unclear", "text": "What was the second round?" });
    t.decide(&story, "request-changes", reason.clone()).await;
    let (title, text, link) = newest(&list_of(&t, &t.ada).await);
    assert_eq!(title, "Your story about Pellworth needs a change");
    assert!(text.contains("What was the second round?"), "{text}");
    assert_eq!(link, format!("/submit/interview/manual?id={}", story["id"].as_str().unwrap()));
    let mail = &t.app.mails_to(&t.ada.email)[0];
    assert!(text.lines().all(|line| mail.contains(line)), "{text}\n\n{mail}");
    assert!(mail.contains(&link), "{mail}");

    let own = format!("/api/users/interviews/{}", story["id"].as_str().unwrap());
    let version = t.app.by(&t.ada).get(&own).await.body["interview"]["version"].clone();
    let body = json!({ "version": version, "form": story_form("Pellworth") });
    let own = t.app.by(&t.ada).put(&own, body).await.body["interview"].clone();
    let sent = t.act(&own, "submit").await.body["interview"].clone();
    let shown = t.decide(&sent, "publish", Value::Null).await.body["interview"].clone();
    let list = list_of(&t, &t.ada).await;
    let (title, text, link) = newest(&list);
    assert_eq!(title, "Your story about Pellworth is published");
    assert!(text.contains("is published") && !text.contains("http"), "{text}");
    assert!(link.starts_with("/interviews/pellworth/"), "{link}");
    assert_eq!((&list["unread"], &list["newest"]), (&json!(2), &list["items"][0]["id"]));
    assert_eq!(list["items"][0]["type"], "moderation_result");

    t.decide(&shown, "remove", reason).await;
    let (title, text, link) = newest(&list_of(&t, &t.ada).await);
    assert_eq!((title.as_str(), link.as_str()), ("Your story about Pellworth", "/dashboard"));
    assert!(!text.contains("answer this message"), "there is no message to answer: {text}");
    assert_eq!(list_of(&t, &Persona::new("admin")).await["items"], json!([]));
}

#[actix_web::test]
async fn a_company_is_notified_of_a_story_about_it_and_its_author_of_the_answer() {
    let t = Teller::new().await;
    let ruth = Persona::new("ruth");
    t.app.register_company(&ruth).await;
    let inquiry = t.app.inquire(&ruth, "Pellworth").await;
    t.app.decide(&inquiry, "approve", json!({ "flags": [], "note": null })).await;
    let story = t.sent("Pellworth").await;
    t.decide(&story, "publish", Value::Null).await;
    assert_eq!(newest(&list_of(&t, &ruth).await).0, "A new story about Pellworth");
    let id = story["id"].as_str().unwrap();
    let reply = Some(json!({ "text": "Thank you." }));
    t.app.by(&ruth).send("POST", &format!("/api/interviews/{id}/reply"), reply).await;
    let case = t.admin(&format!("/api/admin/interviews/{id}")).await;
    let version = json!({ "version": case["interview"]["reply"]["version"] });
    let publish = format!("/api/admin/interviews/{id}/reply/publish");
    let admin = Persona::new("admin");
    let done = t.app.by(&admin).post(&publish, version).await;
    assert_eq!(done.status, 200, "{}", done.text);
    assert_eq!(newest(&list_of(&t, &t.ada).await).0, "Pellworth has answered your story");
}

#[actix_web::test]
async fn nobody_is_notified_of_what_is_switched_off() {
    let t = Teller::new().await;
    let path = "/api/users/notification-settings";
    let mut settings = t.app.by(&t.ada).get(path).await.body;
    let items = settings["items"].as_array_mut().unwrap();
    let kind = items.iter_mut().find(|kind| kind["type"] == "moderation_result").unwrap();
    (kind["in_app"], kind["email"]) = (json!(false), json!(true));
    assert_eq!(t.app.by(&t.ada).put(path, settings.clone()).await.status, 200);
    let first = t.sent("Pellworth").await;
    t.decide(&first, "publish", Value::Null).await;
    assert_eq!(list_of(&t, &t.ada).await["items"], json!([]));
    assert_eq!(t.app.mails_to(&t.ada.email).len(), 1);
    let items = settings["items"].as_array_mut().unwrap();
    let kind = items.iter_mut().find(|kind| kind["type"] == "moderation_result").unwrap();
    (kind["in_app"], kind["email"]) = (json!(true), json!(false));
    t.app.by(&t.ada).put(path, settings).await;
    let second = t.sent("Quillhaven").await;
    t.decide(&second, "publish", Value::Null).await;
    assert_eq!(list_of(&t, &t.ada).await["unread"], 1);
    assert_eq!(t.app.mails_to(&t.ada.email).len(), 1, "no second mail");
}

#[actix_web::test]
async fn what_is_anothers_is_neither_shown_nor_marked() {
    let t = Teller::new().await;
    let ben = Persona::new("ben");
    t.app.register_candidate(&ben).await;
    for company in ["Pellworth", "Quillhaven"] {
        let story = t.sent(company).await;
        t.decide(&story, "publish", Value::Null).await;
    }
    let list = list_of(&t, &t.ada).await;
    let ids: Vec<&Value> = list["items"].as_array().unwrap().iter().map(|i| &i["id"]).collect();
    for body in [json!({ "ids": ids }), json!({ "up_to": ids[0] })] {
        let done = read(&t, &ben, body).await;
        assert_eq!((done.status, &done.body["unread"]), (200, &json!(0)));
    }
    assert_eq!(list_of(&t, &ben).await["items"], json!([]));
    assert_eq!(list_of(&t, &t.ada).await, list, "hers are as they were");
    let one = read(&t, &t.ada, json!({ "ids": [ids[1]] })).await;
    assert_eq!(one.body, json!({ "newest": ids[0], "unread": 1 }));
    let unread = t.app.by(&t.ada).get(&format!("{LIST}?unread=true")).await.body;
    assert_eq!(unread["items"].as_array().map(Vec::len), Some(1));
    assert_eq!((&unread["items"][0]["id"], &unread["unread"]), (ids[0], &json!(1)));
    let first = t.app.by(&t.ada).get(&format!("{LIST}?limit=1")).await.body;
    let next = format!("{LIST}?limit=1&cursor={}", first["next_cursor"].as_str().unwrap());
    let second = t.app.by(&t.ada).get(&next).await.body;
    assert_eq!((&second["items"][0]["id"], &second["next_cursor"]), (ids[1], &Value::Null));
    for _ in 0..2 {
        assert_eq!(read(&t, &t.ada, json!({ "up_to": ids[0] })).await.body["unread"], 0);
    }
}

#[actix_web::test]
async fn what_makes_no_sense_is_refused_with_a_reason() {
    let t = Teller::new().await;
    let id = "0192a0de-1111-7abc-8def-0123456789ab";
    for (body, cell) in [
        (json!({}), "400 validation_failed"),
        (json!({ "ids": [id], "up_to": id }), "400 validation_failed"),
        (json!({ "ids": [] }), "400 validation_failed"),
        (json!({ "ids": vec![id; 101] }), "400 validation_failed"),
        (json!({ "ids": [id], "user_id": id }), "400 unknown_field"),
    ] {
        assert_eq!(read(&t, &t.ada, body.clone()).await.cell(), cell, "{body}");
    }
    assert_eq!(read(&t, &t.ada, json!({ "ids": ["x"] })).await.status, 400);
    for (query, cell) in [
        ("unread=maybe", "400 bad_query"),
        ("kind=x", "400 bad_query"),
        ("cursor=x", "400 bad_cursor"),
        ("limit=0", "400 bad_limit"),
    ] {
        assert_eq!(t.app.by(&t.ada).get(&format!("{LIST}?{query}")).await.cell(), cell, "{query}");
    }
}

#[actix_web::test]
async fn an_invitation_notifies_the_account_with_its_address_and_once() {
    let world = World::make().await;
    let (ben, uli) = (Persona::new("ben"), Persona::unverified("uli"));
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    for who in [&ben, &uli] {
        world.app.register_candidate(who).await;
        let body = json!({ "email": who.email });
        let made = world.app.by(&world.ruth).post(&invite, body).await.ok();
        let back = "update invitations set created_at = created_at - interval '2 days', \
                    last_sent_at = last_sent_at - interval '2 days'";
        diesel::RunQueryDsl::execute(diesel::sql_query(back), &mut world.app.conn()).unwrap();
        let again = format!("/api/invitations/{}/resend", made["id"].as_str().unwrap());
        world.app.by(&world.ruth).send("POST", &again, None).await.ok();
        assert_eq!(world.app.mails_to(&who.email).len(), 2);
        let list = world.app.by(who).get(LIST).await.ok();
        if who.uid == uli.uid {
            assert_eq!(list["items"], json!([]), "nobody has shown that it is theirs");
            continue;
        }
        assert_eq!(list["items"].as_array().map(Vec::len), Some(1));
        let line = &list["items"][0];
        assert_eq!(line["type"], "invitation");
        assert!(line["title"].as_str().unwrap().contains("invites you to an assessment: First"));
        let code = made["code"].as_str().unwrap();
        assert_eq!(line["link"], format!("/codebrainv2/{code}"));
    }
}
