//! What a pool does when it is idle, full, left and broken.

use std::sync::mpsc;
use std::task::Poll;

use tokio::sync::oneshot;

use super::*;

/// A job that runs until it is let go, and has begun once this returns.
async fn hold(pool: &Pool) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Result<(), Error>>) {
    let (go, going) = mpsc::channel::<()>();
    let (begin, begun) = oneshot::channel();
    let pool = pool.clone();
    let held = tokio::spawn(async move {
        let job = move || {
            begin.send(()).unwrap();
            going.recv().unwrap_or_default();
        };
        pool.run(job).await
    });
    begun.await.unwrap();
    (go, held)
}

#[tokio::test]
async fn a_pool_answers_what_was_computed_on_a_thread_of_its_own() {
    let pool = Pool::new("test", 1, 1);
    let name = pool.run(|| thread::current().name().map(str::to_owned)).await.unwrap();
    assert_eq!(name.as_deref(), Some("computing-test"));
}

#[tokio::test]
async fn a_full_queue_refuses_at_once_and_takes_jobs_again_afterwards() {
    let pool = Pool::new("test", 1, 1);
    let (go, held) = hold(&pool).await;
    let mut waiting = Box::pin(pool.run(|| 2));
    assert!(matches!(poll(&mut waiting).await, Poll::Pending));
    assert_eq!(pool.run(|| 3).await, Err(Error::Busy));
    drop(go);
    assert_eq!((waiting.await, held.await.unwrap()), (Ok(2), Ok(())));
    assert_eq!(pool.run(|| 4).await, Ok(4));
}

#[tokio::test]
async fn a_full_pool_of_one_kind_refuses_nothing_of_another() {
    let computing = Computing::of(2);
    let (_go, _held) = hold(&computing.files).await;
    assert_eq!(computing.hashes.run(|| 1).await, Ok(1));
    assert_eq!(computing.downloads.run(|| 1).await, Ok(1));
}

#[tokio::test]
async fn what_nobody_waits_for_is_not_begun() {
    let pool = Pool::new("test", 1, 2);
    let (go, held) = hold(&pool).await;
    let (begin, begun) = mpsc::channel();
    let mut left = Box::pin(pool.run(move || begin.send(()).unwrap()));
    assert!(matches!(poll(&mut left).await, Poll::Pending));
    drop(left);
    drop(go);
    held.await.unwrap().unwrap();
    assert_eq!(pool.run(|| 1).await, Ok(1));
    assert!(begun.try_recv().is_err());
}

#[tokio::test]
async fn a_job_that_panics_is_lost_and_its_thread_goes_on() {
    let pool = Pool::new("test", 1, 1);
    assert_eq!(pool.run(|| panic!("canary")).await, Err::<(), _>(Error::Lost));
    assert_eq!(pool.run(|| 1).await, Ok(1));
}

/// Asks a future once.
async fn poll<F: Future + Unpin>(future: &mut F) -> Poll<F::Output> {
    std::future::poll_fn(|context| Poll::Ready(std::pin::Pin::new(&mut *future).poll(context)))
        .await
}
