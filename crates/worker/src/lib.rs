#![doc = include_str!("../README.md")]

mod calling;
mod collecting;
mod comparing;
mod erasing;
mod figures;
mod heart;
mod judging;
mod mailing;
mod offline;
mod settings;
mod timekeeping;
mod verifying;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use db::{Conn, Db, Listener, Notice, Options};
use flows::post::Sender;
use judge::{Judge, ToolState};
use kernel::{Clock, LeaseToken, SystemClock, WorkerId};
use queue::jobs::{self, Kind, Priority};
use queue::workers::{self, NewWorker, Toolchain};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::Notify;

pub use offline::Offline;
pub use settings::{MailServer, Settings};

/// Nobody waits longer than this for a notification that was lost.
const SAFETY_POLL: Duration = Duration::from_secs(1);
/// What a stopping worker may still finish before it gives its jobs back.
const STOP_LIMIT: Duration = Duration::from_secs(8);

/// Does one claimed job.
type Act = fn(&Shared, jobs::Claimed) -> anyhow::Result<()>;

/// Who takes which kinds of job: a thread each, of judging as many as there are slots. Companies' own servers are
/// called by another, all at once: [`calling`].
const MAIL: (&str, &[Kind], Act) = ("mail", &[Kind::Mail], mailing::send);
const SIGN_INS: &[Kind] = &[Kind::Erase, Kind::DeleteSignIn, Kind::ChangeSignIn];
const ERASING: (&str, &[Kind], Act) = ("erase", SIGN_INS, erasing::work);
const COMPARING: (&str, &[Kind], Act) = ("compare", &[Kind::Compare], comparing::compare);
const VERIFYING: (&str, &[Kind], Act) = ("verify", &[Kind::Verify], verifying::verify);
const COLLECTING: (&str, &[Kind], Act) = ("collect", &[Kind::Collect], collecting::collect);
const JUDGING: (&str, &[Kind], Act) = ("judge", &[Kind::Judge], judging::judge);

/// What the worker's threads share.
pub(crate) struct Shared {
    pub(crate) id: WorkerId,
    pub(crate) db: Db,
    pub(crate) settings: Settings,
    pub(crate) judge: Judge,
    pub(crate) clock: Arc<dyn Clock>,
    /// Whether people see what is judged while it is judged.
    pub(crate) is_watched: bool,
    /// The session whose lock says that this worker lives.
    alive: Mutex<Conn>,
    url: String,
    /// No new job is taken.
    stopping: AtomicBool,
    /// What runs is given back.
    abandon: AtomicBool,
    bell: Bell,
    pub(crate) figures: figures::Figures,
}

impl Shared {
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    /// Who sends mail and notices, now.
    pub(crate) fn sender(&self) -> Sender {
        let (public_url, support) =
            (self.settings.public_url.clone(), self.settings.support.clone());
        Sender { public_url, support, now: self.clock.now() }
    }

    pub(crate) fn must_abandon(&self) -> bool {
        self.abandon.load(Ordering::SeqCst)
    }
}

/// Wakes the threads that wait for work.
#[derive(Default)]
struct Bell {
    rung: Mutex<u64>,
    heard: Condvar,
    /// The same for the one thread that waits without blocking.
    awaited: Notify,
}

impl Bell {
    fn ring(&self) {
        *self.rung.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.heard.notify_all();
        self.awaited.notify_one();
    }

    /// Ends when it rings, or where it has rung since this was called last.
    async fn rings(&self) {
        self.awaited.notified().await;
    }

    /// Waits until it rings again after `last`, or for `limit`; answers the count of rings.
    fn wait(&self, last: u64, limit: Duration) -> u64 {
        let rung = self.rung.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.heard.wait_timeout_while(rung, limit, |rung| *rung == last);
        let (rung, _) = waited.unwrap_or_else(PoisonError::into_inner);
        *rung
    }
}

/// Works until a signal stops it.
///
/// # Errors
/// When this machine cannot isolate programs, or the database cannot be reached.
pub fn run(settings: Settings, url: &str) -> anyhow::Result<()> {
    let judge = open_judge(&settings)?;
    let slots = thread::available_parallelism().map_or(1, |n| n.get()).saturating_sub(1).max(1);
    let id = WorkerId::new();
    // The lock that says we live belongs to a session of its own.
    let mut alive = db::connect(url).context("cannot reach the database")?;
    workers::register(&mut alive, &describe(id, &judge, slots))?;
    let size = u32::try_from(slots).unwrap_or(1) + 9;
    let shared_lock = Some(workers::lock_key(id));
    let db = Db::new(url, Options { size, shared_lock, ..Options::default() });
    let shared = Arc::new(Shared {
        id,
        db,
        settings,
        judge,
        clock: Arc::new(SystemClock),
        is_watched: true,
        alive: Mutex::new(alive),
        url: url.to_owned(),
        stopping: AtomicBool::new(false),
        abandon: AtomicBool::new(false),
        bell: Bell::default(),
        figures: figures::Figures::default(),
    });
    tracing::info!(worker.id = %id, slots, isolation = ?shared.judge.isolation().level, "worker.ready");

    let mut threads = Vec::new();
    for slot in 0..slots {
        let (name, kinds, act) = JUDGING;
        let last = last_taken(slot, slots);
        threads.push(spawn(&shared, name, move |shared| work(shared, (kinds, last), act)));
    }
    let others = [MAIL, ERASING, COMPARING, VERIFYING, COLLECTING];
    for (name, kinds, act) in others {
        threads.push(spawn(&shared, name, move |shared| work(shared, (kinds, None), act)));
    }
    threads.push(spawn(&shared, "time", |shared| timekeeping::keep(shared)));
    threads.push(spawn(&shared, "webhook", calling::keep_calling));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(attend(&shared, url))?;
    for thread in threads {
        if thread.join().is_err() {
            tracing::error!("worker.thread_lost");
        }
    }
    workers::stop(&mut shared.alive.lock().unwrap_or_else(PoisonError::into_inner), id)?;
    tracing::info!(worker.id = %id, "worker.stopped");
    Ok(())
}

fn open_judge(settings: &Settings) -> anyhow::Result<Judge> {
    let store = Some(settings.data_dir.join("judge"));
    Judge::open(judge::Settings { store, ..judge::Settings::default() })
        .context("this machine cannot judge")
}

/// The last priority that a slot takes: of several slots the first is kept for what is under a clock. A single one takes
/// everything, and what runs in it gives way.
fn last_taken(slot: usize, slots: usize) -> Option<Priority> {
    (slot == 0 && slots > 1).then_some(Priority::LAST_UNDER_A_CLOCK)
}

fn spawn(
    shared: &Arc<Shared>,
    name: &'static str,
    run: impl Fn(&Arc<Shared>) + Send + 'static,
) -> thread::JoinHandle<()> {
    let shared = Arc::clone(shared);
    thread::spawn(move || {
        // A panic in one job must not leave the worker deaf: the job is retried elsewhere.
        while !shared.is_stopping() {
            let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run(&shared)));
            if outcome.is_err() {
                tracing::error!(thread = name, "worker.panicked");
            }
        }
    })
}

/// Takes one job after the other.
fn work(shared: &Shared, which: (&[Kind], Option<Priority>), act: Act) {
    let mut rung = 0;
    while !shared.is_stopping() {
        let token = LeaseToken::new();
        match shared.db.write_now(|conn| jobs::claim_as(conn, shared.id, which, token)) {
            Ok(Some(job)) => {
                let (id, kind, began) = (job.lease.job, job.kind, Instant::now());
                let done = act(shared, job);
                shared.figures.worked(kind.as_str(), done.is_err(), began.elapsed().as_secs_f64());
                if let Err(e) = done {
                    tracing::error!(job.id = %id, error = format!("{e:#}"), "job.failed");
                }
            }
            Ok(None) => rung = shared.bell.wait(rung, SAFETY_POLL),
            Err(e) => {
                tracing::error!(error = %e, "job.claim_failed");
                disclaim(shared, token);
            }
        }
    }
}

/// A claim may have come about though its answer did not: what nobody knows of would wait for the end
/// of its lease and have lost an attempt. Asks until the database says.
fn disclaim(shared: &Shared, token: LeaseToken) {
    let mut rung = 0;
    while !shared.must_abandon() {
        rung = shared.bell.wait(rung, SAFETY_POLL);
        match shared.db.write_now(|conn| jobs::disclaim(conn, token)) {
            Ok(given_back) => {
                tracing::info!(given_back, "job.claim_settled");
                return;
            }
            Err(e) => tracing::warn!(error = %e, "job.claim_unsettled"),
        }
    }
}

/// Rings the bell at every notification, and ends when a signal stops the process.
async fn attend(shared: &Arc<Shared>, url: &str) -> anyhow::Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut listener = Listener::start(url, &[jobs::CHANNEL]);
    loop {
        tokio::select! {
            notice = listener.next() => if notice != Some(Notice::Lost) { shared.bell.ring() },
            _ = terminate.recv() => break,
            _ = interrupt.recv() => break,
        }
    }
    tracing::info!("worker.stopping");
    shared.stopping.store(true, Ordering::SeqCst);
    shared.bell.ring();
    let overtime = Arc::clone(shared);
    let began = Instant::now();
    thread::spawn(move || {
        let mut rung = 0;
        while began.elapsed() < STOP_LIMIT {
            rung = overtime.bell.wait(rung, STOP_LIMIT.saturating_sub(began.elapsed()));
        }
        overtime.abandon.store(true, Ordering::SeqCst);
    });
    Ok(())
}

fn describe(id: WorkerId, judge: &Judge, slots: usize) -> NewWorker {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let toolchains = judge.toolchains().iter().map(|toolchain| {
        let (version, reason) = match &toolchain.state {
            ToolState::Present { version } => (Some(version.clone()), None),
            ToolState::Missing { reason, fix } => (None, Some(format!("{reason}. {fix}"))),
        };
        let (language, available) = (toolchain.language.as_str().to_owned(), version.is_some());
        Toolchain { language, version, available, reason }
    });
    NewWorker {
        id,
        host: match host.trim() {
            "" => "unknown".to_owned(),
            name => name.to_owned(),
        },
        toolchains: toolchains.collect(),
        isolation: format!("{:?}", judge.isolation().level),
        build: build(),
        slots: i16::try_from(slots).unwrap_or(i16::MAX).min(1024),
    }
}

/// The judge's version, and the size and date of this program's file: a build that was installed again is
/// another one.
fn build() -> String {
    let file = std::fs::metadata("/proc/self/exe").ok();
    let size = file.as_ref().map_or(0, std::fs::Metadata::len);
    let changed = file.and_then(|file| file.modified().ok());
    let changed = changed.and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
    let seconds = changed.map_or(0, |since| since.as_secs());
    format!("{} {size} {seconds}", ::judging::JUDGE_VERSION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slot_of_several_is_kept_and_a_single_one_is_not() {
        let kept =
            |slots: usize| (0..slots).filter(|slot| last_taken(*slot, slots).is_some()).count();
        assert_eq!([1, 2, 3, 16].map(kept), [0, 1, 1, 1]);
        let taken = |priority: Priority| last_taken(0, 2).is_some_and(|last| priority <= last);
        assert!(taken(Priority::RUN) && taken(Priority::SUBMIT));
        assert!(!taken(Priority::PRACTICE) && !taken(Priority::BACKGROUND));
    }
}
