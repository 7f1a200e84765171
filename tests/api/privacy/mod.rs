//! A person's own data: what is held, what is handed out, what is left.

mod leaving;
mod registry;
pub(crate) mod selfid;

use diesel::connection::SimpleConnection;
use flows::accounts::erase;
use flows::post::Sender;
use kernel::{Clock, SystemClock};
use queue::jobs::{self, Kind};
use testkit::AccountServer;

use crate::support::TestApp;

/// The application with an identity provider whose accounts it may change.
fn app(accounts: &AccountServer) -> TestApp {
    let (url, key) = (accounts.url(), accounts.service_account());
    TestApp::with(&[("ASSAY_IDENTITY_TOOLKIT_URL", &url), ("FIREBASE_SERVICE_ACCOUNT", &key)])
}

/// Lets the seven days pass.
pub(crate) fn pass_the_week(app: &TestApp) {
    let sql = "update erasures set due_at = now() where state = 'scheduled'; \
               update jobs set run_after = now() where kind in ('erase', 'delete_sign_in')";
    app.conn().batch_execute(sql).unwrap();
}

/// Does the steps of erasing that are due, on a thread of its own as a worker does; answers how many
/// were done and how many failed.
pub(crate) fn work_off(app: &TestApp) -> (usize, usize) {
    std::thread::scope(|scope| scope.spawn(|| work(app)).join().unwrap())
}

fn work(app: &TestApp) -> (usize, usize) {
    let mut conn = app.conn();
    let worker = testkit::worker(&mut conn);
    let (mut done, mut failed) = (0, 0);
    let kinds = [Kind::Erase, Kind::DeleteSignIn];
    while let Some(job) = jobs::claim(&mut conn, worker, &kinds).unwrap() {
        let state = app.state();
        let public_url = "https://assay.example".to_owned();
        let sender = Sender { public_url, support: None, now: SystemClock.now() };
        match erase::work(&state.db, (&state.provider, &sender), &SystemClock, job) {
            Ok(()) => done += 1,
            Err(_) => failed += 1,
        }
    }
    (done, failed)
}
