//! Offers over HTTP: made, answered in time, expired, taken back.

use hiring::applications::{DeclineCode, Event, Step};
use kernel::Seen;
use kernel::chrono::{TimeDelta, Utc};
use serde_json::{Value, json};

use super::{Team, offer_body, sender};
use crate::support::{Answer, Persona};

const CHOSEN: [Event; 3] = [Event::Shortlist, Event::Interview, Event::Select];

impl Team {
    async fn offer(&self) -> Value {
        let body = offer_body(self.state().1);
        self.app.by(&self.ruth).post(&self.path("offers"), body).await.ok()
    }

    async fn answer_offer(&self, offer: &Value, accept: bool) -> Answer {
        let path = format!("/api/users/offers/{}/answer", offer["id"].as_str().unwrap());
        let body = json!({ "version": offer["version"], "accept": accept, "reason": "Too far." });
        self.app.by(&self.ada).post(&path, body).await
    }

    async fn withdraw_offer(&self, offer: &Value, reason: &str) -> Answer {
        let path = format!("/api/offers/{}/withdraw", offer["id"].as_str().unwrap());
        let body = json!({ "version": offer["version"], "reason": reason });
        self.app.by(&self.ruth).post(&path, body).await
    }

    /// What the worker does, so long from now.
    fn expire(&self, later: TimeDelta) -> usize {
        let now = Utc::now() + later;
        flows::offers::expire(&self.app.state().db, &flows::post::Sender { now, ..sender() })
            .unwrap()
    }
}

#[actix_web::test]
async fn an_offer_is_made_read_and_accepted() {
    let t = Team::at(&CHOSEN).await;
    let made = t.offer().await;
    assert_eq!((&made["state"], &made["pay"]["max"]), (&json!("open"), &json!(1500)));
    assert_eq!(t.state().0, "offered");
    let mails = t.app.mails_to(&t.ada.email);
    assert!(mails[0].contains("offers you the role Fitter"), "{}", mails[0]);
    assert!(!mails[0].contains("new stage"), "one mail says it: {}", mails[0]);
    let read = t.app.by(&t.ada).get(&t.own_path("offers")).await.ok();
    assert_eq!((read["items"].as_array().unwrap().len(), &read["items"][0]), (1, &made));

    let done = t.answer_offer(&made, true).await.ok();
    assert_eq!((&done["state"], t.state().0.as_str()), (&json!("accepted"), "placed"));
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(mails[0].contains("has accepted your offer"), "{}", mails[0]);
    assert_eq!(t.answer_offer(&made, true).await.cell(), "409 stale_version");
    assert_eq!(t.answer_offer(&done, false).await.cell(), "409 not_now");
    assert_eq!(t.withdraw_offer(&done, "x").await.cell(), "409 not_now");
}

#[actix_web::test]
async fn the_last_opening_that_is_taken_closes_the_role_and_its_company_hears_of_it() {
    let t = Team::at(&CHOSEN).await;
    t.run("update roles set form = jsonb_set(form, '{openings}', '1')");
    let made = t.offer().await;
    let state =
        async || t.app.by(&t.ruth).get("/api/roles").await.ok()["items"][0]["state"].clone();
    assert_eq!(state().await, "published");
    t.answer_offer(&made, true).await.ok();
    assert_eq!(state().await, "closed");
    assert_eq!(t.state().0, "placed", "who is hired stays so");
    let mails = t.app.mails_to(&t.ruth.email);
    for words in ["has accepted your offer", "are filled, so it is closed."] {
        assert!(mails.iter().any(|mail| mail.contains(words)), "{words}: {mails:?}");
    }
}

#[actix_web::test]
async fn an_offer_is_declined_and_its_reason_is_the_candidates_own() {
    let t = Team::at(&CHOSEN).await;
    let made = t.offer().await;
    let done = t.answer_offer(&made, false).await.ok();
    assert_eq!((&done["state"], &done["reason"]), (&json!("declined"), &json!("Too far.")));
    assert_eq!(t.state().0, "offer_declined");
    let shown = t.get(&t.ruth, "offers").await;
    assert!(!shown.text.contains("Too far."), "{}", shown.text);
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(mails[0].contains("has declined") && !mails[0].contains("Too far."), "{}", mails[0]);
}

#[actix_web::test]
async fn an_offer_that_is_answered_too_late_is_refused_before_and_after_it_is_ended() {
    let t = Team::at(&CHOSEN).await;
    let made = t.offer().await;
    assert_eq!(t.expire(TimeDelta::days(6)), 0);
    t.run(
        "update offers set made_at = made_at - interval '8 days', \
           expires_at = expires_at - interval '8 days'",
    );
    let late = t.answer_offer(&made, true).await;
    assert_eq!(late.cell(), "409 offer_expired");
    assert!(late.text.contains("The time to answer this offer is over."), "{}", late.text);
    assert_eq!(t.state().0, "offered", "nothing has happened yet");
    assert_eq!((t.expire(TimeDelta::zero()), t.expire(TimeDelta::zero())), (1, 0));
    assert_eq!(t.state().0, "offer_expired");
    assert_eq!(t.answer_offer(&made, true).await.cell(), "409 stale_version");
    let (ours, theirs) = (t.app.mails_to(&t.ruth.email), t.app.mails_to(&t.ada.email));
    assert!(ours[0].contains("has not answered your offer"), "{}", ours[0]);
    assert!(theirs[0].contains("The time to answer the offer is over."), "{}", theirs[0]);
}

#[actix_web::test]
async fn an_offer_is_withdrawn_for_a_reason_and_another_one_made() {
    let t = Team::at(&CHOSEN).await;
    let made = t.offer().await;
    assert_eq!(t.withdraw_offer(&made, " ").await.cell(), "400 validation_failed");
    let done = t.withdraw_offer(&made, "The pay was wrong.").await.ok();
    assert_eq!((&done["state"], t.state().0.as_str()), (&json!("withdrawn"), "selected"));
    let mails = t.app.mails_to(&t.ada.email);
    assert!(mails[0].contains("The pay was wrong."), "{}", mails[0]);
    assert_eq!(t.answer_offer(&made, true).await.cell(), "409 stale_version");
    let second = t.offer().await;
    let all = t.get(&t.ruth, "offers").await.ok();
    assert_eq!(all["items"][0]["id"], second["id"], "the last made comes first");
    // Moved back on the board, the offer goes too.
    let back = Step { event: Event::MoveBack, reason: Some("x"), code: None };
    let acting = hiring::applications::Acting::Company(t.owner());
    let id = t.application.parse().unwrap();
    flows::applications::step(&mut t.app.conn(), &sender(), acting, Seen::any(id), &back).unwrap();
    assert_eq!(t.get(&t.ruth, "offers").await.ok()["items"][0]["state"], "lapsed");
}

#[actix_web::test]
async fn a_decline_that_may_be_reconsidered_ends_no_offer_and_lets_none_be_accepted() {
    let t = Team::at(&CHOSEN).await;
    let made = t.offer().await;
    let no = Step { event: Event::Decline, reason: None, code: Some(DeclineCode::Filled) };
    let (id, acting) =
        (t.application.parse().unwrap(), hiring::applications::Acting::Company(t.owner()));
    flows::applications::step(&mut t.app.conn(), &sender(), acting, Seen::any(id), &no).unwrap();
    assert_eq!(t.answer_offer(&made, true).await.cell(), "409 offer_on_hold");
    assert_eq!(t.get(&t.ruth, "offers").await.ok()["items"][0]["state"], "open");
    let now = Utc::now() + TimeDelta::minutes(61);
    let sender = flows::post::Sender { now, ..sender() };
    flows::applications::tell_due(&t.app.state().db, &sender).unwrap();
    assert_eq!(t.get(&t.ruth, "offers").await.ok()["items"][0]["state"], "lapsed");
}

#[actix_web::test]
async fn an_offer_is_refused_where_anything_about_it_is_wrong() {
    let t = Team::at(&[Event::Shortlist]).await;
    let path = t.path("offers");
    let early = t.app.by(&t.ruth).post(&path, offer_body(t.state().1)).await;
    assert_eq!(early.cell(), "409 not_now");
    for event in [Event::Interview, Event::Select] {
        t.go(hiring::applications::Acting::Company(t.owner()), event);
    }
    for (field, value, named) in [
        ("weeks", json!(null), "ends_on"),
        ("weeks", json!(105), "weeks"),
        ("ends_on", json!("2027-01-01"), "weeks"),
        ("starts_on", json!("2020-01-01"), "starts_on"),
        ("terms", json!(" "), "terms"),
        ("terms", json!("x".repeat(8001)), "terms"),
        ("days", json!(61), "days"),
        ("pay", json!({ "min": 2, "max": 1, "currency": "EUR", "period": "month" }), "pay.max"),
    ] {
        let mut body = offer_body(t.state().1);
        body[field] = value;
        let refused = t.app.by(&t.ruth).post(&path, body).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{field}: {}", refused.text);
        assert_eq!(refused.body["errors"][0]["field"], named, "{}", refused.text);
    }
    let stale = t.app.by(&t.ruth).post(&path, offer_body(1)).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let (rita, bill) = (t.colleague("rita", "reviewer"), t.colleague("bill", "billing"));
    let body = offer_body(t.state().1);
    assert_eq!(t.app.by(&rita).post(&path, body.clone()).await.cell(), "403 role");
    assert_eq!(t.app.by(&bill).post(&path, body).await.cell(), "403 role");
    t.get(&rita, "offers").await.ok();
    assert_eq!(t.get(&bill, "offers").await.cell(), "403 role");
    let ben = Persona::new("ben");
    t.app.register_candidate(&ben).await;
    assert_eq!(t.app.by(&ben).get(&t.own_path("offers")).await.cell(), "404 not_found");
    assert_eq!(t.state().0, "selected");
}
