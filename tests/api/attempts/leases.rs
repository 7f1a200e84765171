//! Two tabs of one attempt, over HTTP and the socket; and an outage.

use diesel::connection::SimpleConnection;
use flows::assessments::outage;
use flows::post::Sender;
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};

use crate::attempts::live::{hear, say, serve, sign_in};
use crate::support::Answer;
use crate::world::World;

async fn claim(world: &World, lease: Value, take_over: bool) -> Value {
    let path = format!("/api/attempts/{}/lease", world.attempt);
    let body = json!({ "lease": lease, "take_over": take_over });
    world.app.by(&world.ada).post(&path, body).await.ok()["lease"].clone()
}

async fn save(world: &World, source: &str, revision: i32, lease: Value) -> Answer {
    let path = format!("/api/attempts/{}/tasks/{}/draft", world.attempt, world.task);
    let body =
        json!({ "language": "python", "source": source, "revision": revision, "lease": lease });
    world.app.by(&world.ada).put(&path, body).await
}

#[actix_web::test]
async fn the_second_tab_reads_until_it_takes_over_and_the_first_learns_it_at_once() {
    let world = World::make().await;
    let hub = tokio::spawn(world.app.state().hub.listen(world.app.database.url().to_owned()));
    let first = claim(&world, Value::Null, false).await;
    assert_eq!(claim(&world, Value::Null, false).await, Value::Null, "the second tab reads");
    assert_eq!(claim(&world, first.clone(), false).await, first);
    save(&world, "first", 0, first.clone()).await.ok();

    let server = serve(&world.app);
    let mut line = sign_in(&server, &world.ada).await;
    let topic = format!("attempt:{}", world.attempt);
    say(&mut line, json!({ "type": "subscribe", "topic": topic })).await;
    assert_eq!(hear(&mut line).await["type"], "subscribed");
    assert_eq!(hear(&mut line).await["event_id"], 1);

    let second = claim(&world, Value::Null, true).await;
    let heard = hear(&mut line).await;
    assert_eq!((&heard["type"], &heard["event_id"]), (&json!("lease"), &json!(2)));
    for lease in [first.clone(), Value::Null] {
        assert_eq!(save(&world, "lost", 1, lease).await.cell(), "409 writing_elsewhere");
    }
    let runs = format!("/api/attempts/{}/tasks/{}/runs", world.attempt, world.task);
    let program = json!({ "language": "python", "source": "print(1)", "lease": first });
    let refused = world.app.by(&world.ada).post(&runs, program).await;
    assert_eq!(refused.cell(), "409 writing_elsewhere");
    save(&world, "second", 1, second).await.ok();

    let mut line = sign_in(&server, &world.ruth).await;
    say(&mut line, json!({ "type": "subscribe", "topic": topic })).await;
    assert_eq!(hear(&mut line).await["code"], "not_found", "nobody else follows an attempt");
    hub.abort();
}

#[actix_web::test]
async fn an_outage_moves_the_end_once_and_the_candidate_sees_why() {
    let world = World::make().await;
    let public_url = "https://assay.example".to_owned();
    let sender = Sender { public_url, support: None, now: SystemClock.now() };
    let path = format!("/api/attempts/{}", world.attempt);
    let before = world.app.by(&world.ada).get(&path).await.ok();
    assert_eq!(before["credits"], json!([]));
    let db = world.app.state().db;
    // Beats and their transactions are a server's, on a thread of their own.
    let beat = || {
        let (db, sender) = (db.clone(), sender.clone());
        std::thread::spawn(move || outage::beat(&db, &sender).unwrap()).join().unwrap()
    };
    assert_eq!(beat(), 0);
    let sql = "alter table attempts disable trigger attempts_immutable;
        update attempts set started_at = now() - interval '10 minutes';
        alter table attempts enable trigger attempts_immutable;
        update server_beats set at = now() - interval '95 s'";
    world.app.conn().batch_execute(sql).unwrap();
    assert_eq!(beat(), 1);
    assert_eq!(beat(), 0, "once");
    let after = world.app.by(&world.ada).get(&path).await.ok();
    let seconds = after["credits"][0]["seconds"].as_i64().unwrap();
    assert!((95..=100).contains(&seconds), "{seconds}");
    assert!(after["ends_at"].as_str() > before["ends_at"].as_str());
    let list = world.app.by(&world.ada).get("/api/users/notifications").await.ok();
    assert_eq!(list["items"][0]["title"], "Your time was extended: First");
}
