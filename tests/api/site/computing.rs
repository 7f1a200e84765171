//! What computes for long has threads of its own: while they are taken, requests that need the database are answered,
//! and what finds no place in the queue is asked to come back.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, mpsc};
use std::task::Poll;

use computing::{Error, Pool};
use futures_util::future::LocalBoxFuture;
use futures_util::FutureExt as _;
use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::support::Answer;
use crate::world::World;

/// A pool whose threads are busy and whose queue is full, until this is dropped.
struct Full {
    _go: mpsc::Sender<()>,
    _jobs: Vec<LocalBoxFuture<'static, Result<(), Error>>>,
}

impl Full {
    async fn of(pool: &Pool) -> Self {
        let (go, going) = mpsc::channel::<()>();
        let going = Arc::new(Mutex::new(going));
        let (begin, begun) = mpsc::channel::<()>();
        let mut jobs = Vec::new();
        loop {
            let (pool, going, begin) = (pool.clone(), Arc::clone(&going), begin.clone());
            let job = move || {
                begin.send(()).unwrap_or_default();
                // Ends with an error once nobody holds the pool any more.
                going.lock().map(|going| going.recv().unwrap_or_default()).unwrap_or_default();
            };
            let mut job = async move { pool.run(job).await }.boxed_local();
            let asked = poll_fn(|context| Poll::Ready(job.as_mut().poll(context))).await;
            match asked {
                Poll::Pending => jobs.push(job),
                Poll::Ready(done) => {
                    assert_eq!(done, Err(Error::Busy));
                    return Self { _go: go, _jobs: jobs };
                }
            }
            if jobs.len() == 1 {
                // The thread has taken the first, so the others fill the queue.
                begun.recv().unwrap();
            }
        }
    }
}

/// One pixel.
const PICTURE: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async fn attach(world: &World) -> Answer {
    let body = json!({ "name": "screen.png", "content": PICTURE });
    world.app.by(&world.ada).post("/api/support/attachments", body).await
}

async fn logo(world: &World) -> Answer {
    let body = json!({ "image": PICTURE });
    world.app.by(&world.ruth).put("/api/companies/me/logo", body).await
}

async fn link(world: &World, passcode: Value) -> Answer {
    let path = format!("/api/reports/{}/links", world.attempt);
    let body = json!({ "sections": [], "days": 30, "passcode": passcode, "max_views": null });
    world.app.by(&world.ada).post(&path, body).await
}

#[track_caller]
fn is_busy(answer: &Answer) {
    assert_eq!((answer.cell().as_str(), answer.header("retry-after")), ("503 busy", "2"));
}

#[actix_web::test]
async fn while_pictures_take_all_their_threads_more_are_refused_and_everything_else_is_answered() {
    let (world, _) = graded().await;
    let full = Full::of(&world.app.state().computing.files).await;
    is_busy(&attach(&world).await);
    is_busy(&logo(&world).await);
    assert_eq!(world.app.by(&world.ada).get("/api/auth/user").await.status, 200);
    assert_eq!(link(&world, json!("a long passcode")).await.status, 201);
    let grade = format!("/api/reports/{}/grade", world.attempt);
    assert_eq!(world.app.by(&world.ada).get(&grade).await.status, 200);
    drop(full);
    assert_eq!((attach(&world).await.status, logo(&world).await.status), (201, 200));
}

#[actix_web::test]
async fn while_hashes_take_all_their_threads_passcodes_are_refused_and_everything_else_is_answered() {
    let (world, _) = graded().await;
    let made = link(&world, json!("a long passcode")).await.ok();
    let full = Full::of(&world.app.state().computing.hashes).await;
    is_busy(&link(&world, json!("a long passcode")).await);
    let path = format!("/api/shared-reports/{}", made["id"].as_str().unwrap());
    let key = json!({ "secret": made["secret"], "passcode": "a long passcode" });
    is_busy(&world.app.anon().post(&path, key.clone()).await);
    assert_eq!(link(&world, Value::Null).await.status, 201);
    assert_eq!(attach(&world).await.status, 201);
    drop(full);
    assert_eq!(world.app.anon().post(&path, key).await.status, 200);
}

#[actix_web::test]
async fn while_downloads_take_all_their_threads_more_are_refused_and_reports_are_read() {
    let (world, _) = graded().await;
    let full = Full::of(&world.app.state().computing.downloads).await;
    let report = format!("/api/reports/{}", world.attempt);
    for what in ["grade", "bundle"] {
        is_busy(&world.app.by(&world.ada).get(&format!("{report}/{what}")).await);
    }
    assert_eq!(world.app.by(&world.ruth).get(&report).await.status, 200);
    drop(full);
    assert_eq!(world.app.by(&world.ada).get(&format!("{report}/bundle")).await.status, 200);
}
