//! The socket on which changes arrive, over a real connection.

use std::path::Path;
use std::time::Duration;

use actix_codec::Framed;
use actix_test::{TestServer, start};
use actix_web::web::{Bytes, Data};
use app::server::{Bundle, application};
use awc::BoxedSocket;
use awc::error::WsClientError;
use awc::ws::{Codec, Frame, Message};
use challenges::judging;
use diesel::Connection;
use diesel::connection::SimpleConnection;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};

use crate::support::{Persona, TestApp};
use crate::world::World;

pub(crate) type Line = Framed<BoxedSocket, Codec>;

/// What must come comes within this time; nothing here waits for it to pass.
const LIMIT: Duration = Duration::from_secs(10);

pub(crate) fn serve(app: &TestApp) -> TestServer {
    let state = Data::new(app.state());
    let bundle = Data::new(Bundle::load(Path::new("/nonexistent")).unwrap());
    start(move || application(state.clone(), bundle.clone()))
}

pub(crate) async fn connect(server: &TestServer) -> Line {
    awc::Client::new().ws(server.url("/api/live")).connect().await.unwrap().1
}

pub(crate) async fn say(line: &mut Line, message: Value) {
    line.send(Message::Text(message.to_string().into())).await.unwrap();
}

/// The next message, or `null` when the server closes the line.
pub(crate) async fn hear(line: &mut Line) -> Value {
    loop {
        match tokio::time::timeout(LIMIT, line.next()).await.unwrap() {
            Some(Ok(Frame::Text(text))) => return serde_json::from_slice(&text).unwrap(),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
            _ => return Value::Null,
        }
    }
}

pub(crate) async fn sign_in(server: &TestServer, who: &Persona) -> Line {
    let mut line = connect(server).await;
    say(&mut line, json!({ "type": "auth", "token": who.token() })).await;
    assert_eq!(hear(&mut line).await, json!({ "type": "ready" }));
    line
}

#[actix_web::test]
async fn a_change_arrives_with_the_whole_present_state() {
    let world = World::make().await;
    let hub = tokio::spawn(world.app.state().hub.listen(world.app.database.url().to_owned()));
    let server = serve(&world.app);
    let mut line = sign_in(&server, &world.ada).await;
    let topic = format!("submission:{}", world.submission);
    say(&mut line, json!({ "type": "subscribe", "topic": topic })).await;
    assert_eq!(hear(&mut line).await["type"], "subscribed");
    let first = hear(&mut line).await;
    assert_eq!((&first["topic"], &first["submission"]["state"]), (&json!(topic), &json!("queued")));

    let id = world.submission.parse().unwrap();
    let mut conn = world.app.conn();
    conn.transaction(|conn| judging::begin(conn, id, 1)).unwrap();
    let next = hear(&mut line).await;
    assert_eq!(next["submission"]["phase"], "compiling");
    assert!(next["event_id"].as_i64() > first["event_id"].as_i64());
    hub.abort();
}

#[actix_web::test]
async fn after_a_reconnect_only_what_is_newer_is_sent() {
    let world = World::make().await;
    let server = serve(&world.app);
    let mut line = sign_in(&server, &world.ada).await;
    let topic = format!("submission:{}", world.submission);
    say(&mut line, json!({ "type": "subscribe", "topic": topic, "last_event_id": 99 })).await;
    assert_eq!(hear(&mut line).await["type"], "subscribed");
    say(&mut line, json!({ "type": "subscribe", "topic": "submission:none" })).await;
    assert_eq!(hear(&mut line).await["code"], "not_found");
}

#[actix_web::test]
async fn what_belongs_to_somebody_else_is_not_there() {
    let world = World::make().await;
    let ben = Persona::new("ben");
    world.app.register_candidate(&ben).await;
    let server = serve(&world.app);
    let mut line = sign_in(&server, &ben).await;
    for topic in [format!("submission:{}", world.submission), "presence".to_owned()] {
        say(&mut line, json!({ "type": "subscribe", "topic": topic })).await;
        let answer = hear(&mut line).await;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("not_found")));
    }
}

#[actix_web::test]
async fn the_state_of_ones_notifications_is_sent_at_once_and_with_each_change_to_nobody_else() {
    let world = World::make().await;
    let ben = Persona::new("ben");
    world.app.register_candidate(&ben).await;
    let hub = tokio::spawn(world.app.state().hub.listen(world.app.database.url().to_owned()));
    let server = serve(&world.app);
    let (mut ada_line, mut ben_line) =
        (sign_in(&server, &world.ada).await, sign_in(&server, &ben).await);
    let subscribe = json!({ "type": "subscribe", "topic": "notifications" });
    for line in [&mut ada_line, &mut ben_line] {
        say(line, subscribe.clone()).await;
        assert_eq!(hear(line).await["type"], "subscribed");
    }
    let standing = |newest: &Value, unread: i64| {
        json!({ "type": "notifications", "topic": "notifications", "newest": newest,
                "unread": unread })
    };
    // The invitation that her attempt began with.
    let list = world.app.by(&world.ada).get("/api/users/notifications").await.ok();
    assert_eq!(hear(&mut ada_line).await, standing(&list["items"][0]["id"], 1));
    assert_eq!(hear(&mut ben_line).await, standing(&Value::Null, 0));
    let all = json!({ "up_to": list["newest"] });
    world.app.by(&world.ada).post("/api/users/notifications/read", all).await.ok();
    assert_eq!(hear(&mut ada_line).await, standing(&list["newest"], 0));
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let body = json!({ "email": ben.email });
    world.app.by(&world.ruth).post(&invite, body).await.ok();
    let list = world.app.by(&ben).get("/api/users/notifications").await.ok();
    assert_eq!(hear(&mut ben_line).await, standing(&list["newest"], 1));
    // Nothing was said to her of his.
    say(&mut ada_line, json!({ "type": "subscribe", "topic": "submission:none" })).await;
    assert_eq!(hear(&mut ada_line).await["code"], "not_found");
    hub.abort();
}

#[actix_web::test]
async fn a_line_that_does_not_begin_with_a_good_token_is_closed() {
    let world = World::make().await;
    let server = serve(&world.app);
    for first in [
        json!({ "type": "subscribe", "topic": "x" }),
        json!({ "type": "auth" }),
        json!({ "type": "auth", "token": "x", "extra": 1 }),
        json!("auth"),
    ] {
        let mut line = connect(&server).await;
        say(&mut line, first.clone()).await;
        assert_eq!(hear(&mut line).await, Value::Null, "{first}");
    }
    let mut line = connect(&server).await;
    say(&mut line, json!({ "type": "auth", "token": "forged" })).await;
    assert_eq!(
        hear(&mut line).await,
        json!({ "type": "error", "code": "invalid_token", "topic": null })
    );
    assert_eq!(hear(&mut line).await, Value::Null);
}

#[actix_web::test]
async fn a_frame_larger_than_allowed_ends_the_line() {
    let world = World::make().await;
    let server = serve(&world.app);
    let mut line = sign_in(&server, &world.ada).await;
    line.send(Message::Binary(Bytes::from(vec![b'x'; 64 * 1024]))).await.unwrap();
    assert_eq!(hear(&mut line).await, Value::Null);
}

#[actix_web::test]
async fn subscribing_to_everything_works_and_a_flood_ends_the_connection() {
    let world = World::make().await;
    let server = serve(&world.app);
    let mut line = sign_in(&server, &world.ada).await;
    let topic = "submission:00000000-0000-0000-0000-000000000000";
    for _ in 0..40 {
        say(&mut line, json!({ "type": "subscribe", "topic": topic })).await;
        assert_eq!(hear(&mut line).await["code"], "not_found");
    }
    // Sent faster than they are answered; the server may have closed the line by the last.
    for _ in 0..200 {
        let text = json!({ "type": "unsubscribe", "topic": topic }).to_string();
        if line.send(Message::Text(text.into())).await.is_err() {
            break;
        }
    }
    assert_eq!(hear(&mut line).await["code"], "rate_limited");
    assert_eq!(hear(&mut line).await, Value::Null);
}

#[actix_web::test]
async fn a_page_of_another_site_opens_no_line() {
    let world = World::make().await;
    let server = serve(&world.app);
    let url = server.url("/api/live");
    for origin in ["https://evil.example", "null", "http://127.0.0.1.evil.example"] {
        let refused = awc::Client::new().ws(&url).header("origin", origin).connect().await;
        assert!(matches!(refused, Err(WsClientError::InvalidResponseStatus(_))), "{origin}");
    }
    let own = server.url("").trim_end_matches('/').to_owned();
    assert!(awc::Client::new().ws(&url).header("origin", own).connect().await.is_ok());
}

/// A server that hears of changes, and one whose listener hears nothing.
async fn ends_when(act: impl Fn(&World), code: &str) {
    for hears in [true, false] {
        let world = World::make().await;
        let hub = world.app.state().hub;
        let url = match hears {
            true => world.app.database.url().to_owned(),
            false => "postgres:///nowhere?host=/nonexistent".to_owned(),
        };
        let listening = tokio::spawn(hub.listen(url));
        let server = serve(&world.app);
        let mut line = sign_in(&server, &world.ada).await;
        let mut other = sign_in(&server, &world.ruth).await;
        act(&world);
        assert_eq!(hear(&mut line).await["code"], code, "hears: {hears}");
        assert_eq!(hear(&mut line).await, Value::Null);
        say(&mut other, json!({ "type": "subscribe", "topic": "submission:none" })).await;
        assert_eq!(hear(&mut other).await["code"], "not_found", "the others' lines stay open");
        listening.abort();
    }
}

fn update_ada(world: &World, set: &str) {
    let sql = format!("update users set {set} where email = 'ada@example.com'");
    world.app.conn().batch_execute(&sql).unwrap();
}

#[actix_web::test]
async fn a_line_ends_when_its_account_is_locked() {
    ends_when(|world| update_ada(world, "disabled_at = now()"), "account_disabled").await;
}

#[actix_web::test]
async fn a_line_ends_when_its_account_signs_out_everywhere() {
    ends_when(|world| update_ada(world, "tokens_valid_after = now()"), "signed_out").await;
}
