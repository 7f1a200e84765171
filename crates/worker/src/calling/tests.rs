//! Receivers of two companies, those of one of which never answer while the test lasts.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc;
use std::thread;

use kernel::JobId;
use kernel::uuid::Uuid;
use queue::jobs::Lease;
use webhooks::sending::{Call, Outcome, Target, Verb, request};

use super::places::{AT_ONCE, OF_COMPANY, OF_HOST};
use super::*;

fn job(company: Uuid, host: Uuid) -> Claimed {
    Claimed {
        lease: Lease { job: JobId::new(), token: LeaseToken::new() },
        kind: Kind::Webhook,
        subject: Uuid::now_v7(),
        generation: 1,
        attempt: 1,
        max_attempts: 1,
        waited_seconds: 0.0,
        fair_key: Some(host),
        fair_group: Some(company),
    }
}

/// What waits, and the claim of the queue: the oldest of those that are not busy.
#[derive(Default)]
struct Waiting(RefCell<Vec<Claimed>>);

impl Waiting {
    fn claim(&self, busy: &Busy) -> Option<Claimed> {
        let mut jobs = self.0.borrow_mut();
        let is_free = |job: &Claimed| {
            !job.fair_key.is_some_and(|key| busy.keys.contains(&key))
                && !job.fair_group.is_some_and(|group| busy.groups.contains(&group))
        };
        let at = jobs.iter().position(is_free)?;
        Some(jobs.remove(at))
    }
}

/// A receiver that says when somebody calls, and answers only where it is quick. The connections are held as long as
/// the returned end is.
fn receiver(is_quick: bool) -> (SocketAddr, mpsc::Receiver<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, (says, held)) = (listener.local_addr().unwrap(), mpsc::channel());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let (mut head, mut byte) = (Vec::new(), [0; 1]);
            while !head.ends_with(b"{}") && stream.read(&mut byte).unwrap_or(0) == 1 {
                head.push(byte[0]);
            }
            if is_quick {
                stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").unwrap();
            }
            if says.send(stream).is_err() {
                return;
            }
        }
    });
    (address, held)
}

async fn post(address: SocketAddr) -> Outcome {
    let target = Target::parse(&format!("http://{address}/"), true).unwrap();
    let call = Call { verb: Verb::Post, agent: "test", headers: Vec::new(), body: "{}".to_owned() };
    request(&target, &call, Arc::new(SystemNames)).await
}

#[test]
fn four_slow_receivers_of_a_company_do_not_delay_the_quick_one_of_another() {
    let (slow, quick) = (Uuid::now_v7(), Uuid::now_v7());
    let mut receivers = HashMap::new();
    let mut held = Vec::new();
    let jobs = Waiting::default();
    // Ten events for each of four receivers that do not answer, and behind them all one for the quick receiver.
    for _ in 0..4 {
        let (host, (address, end)) = (Uuid::now_v7(), receiver(false));
        receivers.insert(host, address);
        held.push(end);
        jobs.0.borrow_mut().extend((0..10).map(|_| job(slow, host)));
    }
    let (host, (address, answered)) = (Uuid::now_v7(), receiver(true));
    receivers.insert(host, address);
    jobs.0.borrow_mut().push(job(quick, host));
    let (says, mut outcomes) = tokio::sync::mpsc::unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let outcome = runtime.block_on(async {
        let work = dispatch(
            async |busy: &Busy| jobs.claim(busy),
            |job| {
                let (address, says) = (receivers[&job.fair_key.unwrap()], says.clone());
                async move {
                    let outcome = post(address).await;
                    let _ = says.send((job.fair_group, outcome));
                }
            },
            std::future::pending::<()>,
            || false,
        );
        tokio::select! {
            first = outcomes.recv() => first,
            () = work => None,
        }
    });
    // The first call that ends is the quick one's, while those of the others are held open by this test.
    let answer = Outcome::Answered { status: 200, response: String::new() };
    assert_eq!(outcome, Some((Some(quick), answer)));
    assert!(answered.recv().is_ok());
    let waiting = jobs.0.borrow().iter().filter(|job| job.fair_group == Some(slow)).count();
    assert_eq!(40 - waiting, OF_COMPANY, "the company has its places and no more");
    drop(held);
}

#[test]
fn a_host_takes_a_part_of_its_companys_places_and_a_call_that_ended_takes_none() {
    let (company, slow, quick) = (Uuid::now_v7(), Uuid::now_v7(), Uuid::now_v7());
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let (mut calls, mut places) = (JoinSet::new(), Places::default());
        let mut take = |places: &mut Places, host| {
            let call = calls.spawn(std::future::pending::<()>()).id();
            places.take(call, &job(company, host));
            call
        };
        let first = take(&mut places, slow);
        assert_eq!(places.busy(), Busy::default());
        for _ in 1..OF_HOST {
            take(&mut places, slow);
        }
        assert_eq!(places.busy(), Busy { keys: vec![slow], groups: Vec::new() });
        for _ in OF_HOST..OF_COMPANY {
            take(&mut places, quick);
        }
        assert_eq!(places.busy().groups, [company]);
        places.leave(first);
        assert_eq!(places.busy(), Busy { keys: vec![quick], groups: Vec::new() });
        for _ in OF_COMPANY - 1..AT_ONCE {
            assert!(places.has_room());
            take(&mut places, Uuid::now_v7());
        }
        assert!(!places.has_room());
    });
}
