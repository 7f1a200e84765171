//! A worker without a process of its own: it works when it is asked to, at the present that it is given.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use db::Db;
use kernel::{Clock, WorkerId};
use queue::jobs::{self, Kind};
use queue::workers;

use super::{
    Bell, COLLECTING, COMPARING, JUDGING, MAIL, MailServer, Settings, Shared, VERIFYING, describe,
    figures, open_judge, timekeeping,
};

/// How many jobs are claimed at once. Leases do not end while the present stands still.
const AT_ONCE: i64 = 1000;

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does what running workers do, for a command that makes many days pass. It sends no mail, calls no company's server
/// and asks no identity provider.
pub struct Offline {
    shared: Shared,
    /// How many programs are judged at once: each waits for the database now and then.
    slots: usize,
}

impl Offline {
    /// Enters it in the register of workers, within `db`; the sessions of `db` say that it lives.
    ///
    /// # Errors
    /// When this machine cannot isolate programs, or the database cannot be reached.
    pub fn open(
        settings: Settings,
        (url, db): (&str, Db),
        clock: Arc<dyn Clock>,
    ) -> anyhow::Result<Self> {
        let settings = Settings { mail_server: MailServer::Inbox, ..settings };
        let judge = open_judge(&settings)?;
        let slots = thread::available_parallelism().map_or(1, |n| n.get());
        let id = WorkerId::new();
        db.read_now(|conn| workers::register(conn, &describe(id, &judge, slots)))?;
        let shared = Shared {
            id,
            db,
            settings,
            judge,
            clock,
            is_watched: false,
            alive: Mutex::new(db::connect(url)?),
            url: url.to_owned(),
            stopping: AtomicBool::new(false),
            abandon: AtomicBool::new(false),
            bell: Bell::default(),
            figures: figures::Figures::default(),
        };
        Ok(Self { shared, slots })
    }

    /// Does what is queued, what time alone has brought about, and what comes of both, until nothing is left.
    ///
    /// # Errors
    /// Of the first job or duty that failed.
    pub fn catch_up(&self) -> anyhow::Result<()> {
        self.work()?;
        timekeeping::do_each(&self.shared)?;
        self.work()
    }

    /// Does what is queued.
    ///
    /// # Errors
    /// Of the first job that failed.
    pub fn work(&self) -> anyhow::Result<()> {
        loop {
            let mut done = self.judge_all()?;
            for (_, kinds, act) in [MAIL, COMPARING, VERIFYING, COLLECTING] {
                for job in self.take(kinds)? {
                    act(&self.shared, job)?;
                    done += 1;
                }
            }
            if done == 0 {
                return Ok(());
            }
        }
    }

    /// Judges all that waits, as many at once as there are processors; answers how much that was.
    fn judge_all(&self) -> anyhow::Result<usize> {
        let (_, kinds, act) = JUDGING;
        let mut oldest_last = self.take(kinds)?;
        oldest_last.reverse();
        let count = oldest_last.len();
        let (waiting, failed) = (Mutex::new(oldest_last), Mutex::new(None));
        let judge = || {
            loop {
                let next = lock(&waiting).pop();
                let Some(job) = next else { return };
                if let Err(e) = act(&self.shared, job) {
                    *lock(&failed) = Some(e);
                    return;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..count.min(self.slots * 2) {
                scope.spawn(judge);
            }
        });
        let failed = lock(&failed).take();
        failed.map_or(Ok(count), Err)
    }

    /// Claims what waits.
    fn take(&self, kinds: &[Kind]) -> anyhow::Result<Vec<jobs::Claimed>> {
        let claim = |conn: &mut db::Conn| jobs::claim_many(conn, self.shared.id, kinds, AT_ONCE);
        let mut claimed = self.shared.db.write_now(claim)?;
        claimed.sort_by_key(|job| job.subject);
        Ok(claimed)
    }

    /// Removes what has had its time.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub fn purge(&self) -> anyhow::Result<()> {
        Ok(flows::retention::purge_now(&self.shared.db, self.shared.settings.recording_days)?)
    }

    /// Leaves the register of workers.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub fn close(self) -> anyhow::Result<()> {
        Ok(self.shared.db.read_now(|conn| workers::stop(conn, self.shared.id))?)
    }
}
