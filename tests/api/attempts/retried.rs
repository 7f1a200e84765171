//! What the judge failed at is retried by itself, and the grade that waited for it is made.

use std::time::Duration;

use challenges::judging;
use challenges::submissions::Verdict;
use diesel::connection::SimpleConnection;
use flows::alerts::{GivenUp, alert_admin};
use flows::jobs::retry_failures;
use flows::post::Sender;
use kernel::{Clock, SubmissionId, SystemClock, WorkerId};
use queue::jobs::{self, Failed, Kind};
use queue::workers::{self, NewWorker, Toolchain};
use serde_json::json;

use crate::attempts::grades::{get, judge};
use crate::world::World;

const ADMIN: &str = "admin@example.com";

/// A finished attempt with one submit, and the worker that fails at it.
struct Desk {
    world: World,
    id: SubmissionId,
    worker: WorkerId,
}

impl Desk {
    async fn set() -> Self {
        let world = World::make().await;
        let path = format!("/api/attempts/{}/tasks/{}/submissions", world.attempt, world.task);
        let program = json!({ "language": "python", "source": "print(2)" });
        let sent = world.app.by(&world.ada).post(&path, program).await.ok();
        let finish = format!("/api/attempts/{}/finish", world.attempt);
        world.app.by(&world.ada).send("POST", &finish, None).await.ok();
        let id = SubmissionId(sent["id"].as_str().unwrap().parse().unwrap());
        let desk = Self { worker: WorkerId::new(), world, id };
        desk.start(desk.worker, "1");
        desk
    }

    /// Enters a worker of this build in the register.
    fn start(&self, id: WorkerId, build: &str) {
        let version = Some("3.test".to_owned());
        let language = "python".to_owned();
        let python = Toolchain { language, version, available: true, reason: None };
        let worker = NewWorker {
            id,
            host: "test".to_owned(),
            toolchains: vec![python],
            isolation: "test".to_owned(),
            build: build.to_owned(),
            slots: 1,
        };
        workers::register(&mut self.world.app.conn(), &worker).unwrap();
    }

    /// Fails at the submit until it is given up, as a worker does.
    fn give_up(&self, generation: i32) {
        let conn = &mut self.world.app.conn();
        let job = loop {
            let claimed = jobs::claim(conn, self.worker, &[Kind::Judge]).unwrap().unwrap();
            let lease = claimed.lease;
            if claimed.subject != self.id.0 {
                jobs::finish(conn, lease).unwrap();
            } else if jobs::fail(conn, lease, "boom", Duration::ZERO).unwrap() == Failed::Dead {
                break lease.job;
            }
        };
        assert!(judging::give_up(conn, self.id, generation).unwrap());
        let public_url = "https://assay.example".to_owned();
        let sender = Sender { public_url, support: None, now: SystemClock.now() };
        let given_up = GivenUp { submission: self.id, job, why: "boom" };
        alert_admin(conn, &sender, Some(&ADMIN.parse().unwrap()), &given_up).unwrap();
    }

    fn wait_hours(&self, hours: i32) {
        let back = format!("interval '{hours} hours'");
        let sql = format!(
            "update submissions set judged_at = judged_at - {back}; \
             update workers set started_at = started_at - {back}"
        );
        self.world.app.conn().batch_execute(&sql).unwrap();
    }

    fn retried_by(&self, worker: WorkerId) -> usize {
        retry_failures(&self.world.app.state().db, worker).unwrap()
    }

    async fn state(&self) -> String {
        let path = format!("/api/submissions/{}", self.id);
        let shown = self.world.app.by(&self.world.ada).get(&path).await.ok();
        shown["state"].as_str().unwrap().to_owned()
    }
}

#[actix_web::test]
async fn after_six_hours_a_judge_error_is_retried_and_the_grade_is_made() {
    let desk = Desk::set().await;
    desk.give_up(1);
    assert_eq!(desk.state().await, "judge_error");
    assert_eq!(get(&desk.world, "grade", &desk.world.ada).await.status, 409);
    desk.wait_hours(5);
    assert_eq!(desk.retried_by(desk.worker), 0);
    desk.wait_hours(1);
    assert_eq!(desk.retried_by(desk.worker), 1);
    assert_eq!(desk.retried_by(desk.worker), 0, "it is with the judge");
    assert_eq!(desk.state().await, "queued");
    judge(&desk.world, (desk.id, 2), Verdict::Ac);
    let grade = get(&desk.world, "grade", &desk.world.ada).await;
    assert_eq!((grade.status, &grade.body["grade"]["fineness"]), (200, &json!(1000)));
}

#[actix_web::test]
async fn a_worker_of_another_build_retries_it_at_once_and_one_of_the_same_does_not() {
    let desk = Desk::set().await;
    desk.give_up(1);
    let (same, other) = (WorkerId::new(), WorkerId::new());
    desk.start(same, "1");
    assert_eq!(desk.retried_by(same), 0);
    desk.start(other, "2");
    assert_eq!(desk.retried_by(desk.worker), 0, "that one was there before");
    assert_eq!(desk.retried_by(other), 1);
    desk.give_up(2);
    assert_eq!(desk.retried_by(other), 0, "it has failed as well");
}

#[actix_web::test]
async fn it_is_retried_five_times_and_the_admin_hears_of_the_first_failure_and_the_last() {
    let desk = Desk::set().await;
    desk.give_up(1);
    let first = desk.world.app.mails_to(ADMIN);
    assert_eq!(first.len(), 1);
    assert!(first[0].contains("It is retried automatically") && first[0].contains("6 hours"));
    for retry in 1..=5 {
        assert_eq!(desk.world.app.mails_to(ADMIN).len(), 1, "before retry {retry}");
        desk.wait_hours(6);
        assert_eq!(desk.retried_by(desk.worker), 1, "retry {retry}");
        desk.give_up(retry + 1);
    }
    desk.wait_hours(600);
    assert_eq!(desk.retried_by(desk.worker), 0);
    let mails = desk.world.app.mails_to(ADMIN);
    assert_eq!(mails.len(), 2);
    assert!(mails[0].contains(&format!("assay jobs retry {}", desk.id)), "{}", mails[0]);
}
