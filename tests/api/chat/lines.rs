//! What is said on the socket: that something changed, and that somebody types.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Desk, each};
use crate::attempts::live::{Line, hear, say, serve, sign_in};

async fn follow(line: &mut Line, topic: &str) -> Value {
    say(line, json!({ "type": "subscribe", "topic": topic })).await;
    assert_eq!(hear(line).await["type"], "subscribed");
    hear(line).await
}

#[actix_web::test]
async fn each_side_hears_of_the_other_and_nobody_else_does() {
    let desk = Desk::open().await;
    let hub = tokio::spawn(desk.app.state().hub.listen(desk.app.database.url().to_owned()));
    let server = serve(&desk.app);
    let mut ada = sign_in(&server, &desk.ada).await;
    let mut ben = sign_in(&server, &desk.ben).await;
    let mut admin = sign_in(&server, &desk.admin).await;
    let none = json!({ "type": "support", "topic": "support", "event_id": 0, "unread": 0 });
    assert_eq!(follow(&mut ada, "support").await, none);
    assert_eq!(follow(&mut ben, "support").await, none);
    assert_eq!(follow(&mut admin, "support-inbox").await["unread"], 0);
    say(&mut ben, json!({ "type": "subscribe", "topic": "support-inbox" })).await;
    assert_eq!(hear(&mut ben).await["code"], "not_found");

    let id = desk.ask("canary").await;
    assert_eq!(hear(&mut admin).await["unread"], 1);
    assert_eq!(hear(&mut ada).await["unread"], 0);
    desk.act(&id, "messages", json!({ "text": "canary" })).await;
    let news = hear(&mut ada).await;
    assert_eq!((&news["type"], &news["unread"]), (&json!("support"), &json!(1)));
    assert!(!news.to_string().contains("canary"), "what was written is read over HTTP");
    assert_eq!(hear(&mut admin).await["unread"], 0);

    let user = desk.detail(&id).await["person"]["id"].clone();
    say(&mut ada, json!({ "type": "typing", "topic": "support" })).await;
    let typing = json!({ "type": "typing", "topic": "support-inbox", "user": user });
    assert_eq!(hear(&mut admin).await, typing);
    say(&mut admin, json!({ "type": "typing", "topic": "support-inbox", "user": user })).await;
    let typing = json!({ "type": "typing", "topic": "support", "user": user });
    assert_eq!(hear(&mut ada).await, typing);
    // Ben, who may not follow the inbox, types to nobody; and he has heard nothing.
    say(&mut ben, json!({ "type": "typing", "topic": "support-inbox", "user": user })).await;
    say(&mut ben, json!({ "type": "subscribe", "topic": "nothing" })).await;
    assert_eq!(hear(&mut ben).await["code"], "not_found");
    hub.abort();
}

/// Everything that came after the last number that is known.
async fn pull(desk: &Desk, id: &str, known: &mut Vec<i64>) {
    loop {
        let last = known.last().copied().unwrap_or_default();
        let page = desk.read(id, &format!("?after={last}&limit=2")).await;
        known.extend(each(&page, "number").iter().map(|number| number.as_i64().unwrap()));
        if page["more"] == false {
            return;
        }
    }
}

#[actix_web::test]
async fn a_line_that_is_cut_again_and_again_loses_nothing_and_doubles_nothing() {
    const MESSAGES: usize = 24;
    let desk = Desk::open().await;
    let hub = tokio::spawn(desk.app.state().hub.listen(desk.app.database.url().to_owned()));
    let server = serve(&desk.app);
    let id = desk.ask("Hello").await;
    let mut known = Vec::new();
    let mut line: Option<Line> = None;
    for n in 1..=MESSAGES {
        // Every third message finds no line at all, every second one is the last that a line lives to see.
        if n % 3 == 0 {
            line = None;
        } else if line.is_none() {
            let mut fresh = sign_in(&server, &desk.ada).await;
            follow(&mut fresh, "support").await;
            pull(&desk, &id, &mut known).await;
            line = Some(fresh);
        }
        desk.act(&id, "messages", json!({ "text": n.to_string() })).await;
        if let Some(open) = &mut line {
            assert_eq!(hear(open).await["type"], "support");
            pull(&desk, &id, &mut known).await;
        }
        if n % 2 == 0 {
            line = None;
        }
    }
    pull(&desk, &id, &mut known).await;
    let want: Vec<i64> = (1..=i64::try_from(MESSAGES).unwrap() + 1).collect();
    assert_eq!(known, want);
    assert_eq!(known.iter().collect::<BTreeSet<_>>().len(), known.len());
    hub.abort();
}
