//! A worker without a process of its own: it works when it is asked to, at the present that it is given.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use db::Db;
use kernel::{Clock, LeaseToken, WorkerId};
use queue::jobs::{self, Kind};
use queue::workers;

use super::{
    Act, Bell, COLLECTING, COMPARING, JUDGING, MAIL, MailServer, Settings, Shared, VERIFYING,
    describe, figures, open_judge, timekeeping,
};

/// Does what running workers do, for a command that makes many days pass. It sends no mail, calls no company's server
/// and asks no identity provider.
pub struct Offline {
    shared: Shared,
    /// How many programs are judged at once.
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
            let judged = self.judge_all()?;
            let mut others = 0;
            for (_, kinds, act) in [MAIL, COMPARING, VERIFYING, COLLECTING] {
                while self.take_one((kinds, act))? {
                    others += 1;
                }
            }
            if judged + others == 0 {
                return Ok(());
            }
        }
    }

    /// Judges all that waits, as many at once as there are processors; answers how much that was.
    fn judge_all(&self) -> anyhow::Result<usize> {
        let (_, kinds, act) = JUDGING;
        let failed = Mutex::new(None);
        let judged = thread::scope(|scope| {
            let slots: Vec<_> = (0..self.slots)
                .map(|_| {
                    scope.spawn(|| {
                        let mut judged = 0;
                        loop {
                            match self.take_one((kinds, act)) {
                                Ok(true) => judged += 1,
                                Ok(false) => return judged,
                                Err(e) => {
                                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(e);
                                    return judged;
                                }
                            }
                        }
                    })
                })
                .collect();
            slots.into_iter().map(|slot| slot.join().unwrap_or(0)).sum()
        });
        match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(e) => Err(e),
            None => Ok(judged),
        }
    }

    /// Does one job; false where none waits.
    fn take_one(&self, (kinds, act): (&[Kind], Act)) -> anyhow::Result<bool> {
        let (shared, token) = (&self.shared, LeaseToken::new());
        let claim = |conn: &mut db::Conn| jobs::claim_as(conn, shared.id, (kinds, None), token);
        match shared.db.write_now(claim)? {
            Some(job) => act(shared, job).map(|()| true),
            None => Ok(false),
        }
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
