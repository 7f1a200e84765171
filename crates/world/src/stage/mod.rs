//! The world at one moment, and what is still to happen in it.

pub(crate) mod cast;
pub(crate) mod programs;
pub(crate) mod times;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use anyhow::{Context, Result, ensure};
use db::audit::Actor;
use db::{Batch, Conn, Db};
use flows::Reviewer;
use flows::post::Sender;
use kernel::chrono::{DateTime, NaiveTime, TimeDelta};
use kernel::{Clock, Email, Instant};
use rand::SeedableRng;
use rand::rngs::StdRng;
use worker::Offline;

use crate::stage::cast::{Firm, Person, Star};
use crate::stage::programs::Programs;

/// How long the world has gone on when it is complete.
const DAYS: i64 = 425;
/// When the work of a day is done, in UTC.
const EVENING: NaiveTime = match NaiveTime::from_hms_opt(19, 30, 0) {
    Some(time) => time,
    None => NaiveTime::MIN,
};
/// How often the work of a day is done while nobody does anything.
const QUIET_DAYS: i64 = 3;
/// How often what has had its time is removed, and the statistics are renewed.
const PURGE_EVERY_DAYS: i64 = 14;

/// How many acts may be refused before the world counts as wrong.
const REFUSALS: usize = 20;

/// How much there is of everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Some of each kind, for tests.
    Small,
    /// The market that is shown.
    Market,
    /// Thousands of candidates.
    Large,
}

impl Size {
    /// A number of things, given for the market.
    pub(crate) fn of(self, market: usize) -> usize {
        match self {
            Self::Small => market.div_ceil(16),
            Self::Market => market,
            Self::Large => market * 20,
        }
    }
}

/// What a world is made of and for.
pub struct Setting {
    /// The database.
    pub url: String,
    /// How its worker works.
    pub worker: worker::Settings,
    /// How much there is.
    pub size: Size,
    /// The present when it is complete.
    pub ends: Instant,
    /// The seed of the random numbers.
    pub seed: u64,
    /// People who can sign in: the demo accounts.
    pub stars: Vec<Star>,
    /// The folder of problem packages, whose solutions people submit.
    pub bank: PathBuf,
}

type Act = Box<dyn FnOnce(&mut World) -> Result<()>>;

/// An act that the product refused, and what it said.
#[derive(Debug)]
pub struct Refusal(pub String);

/// What came of a world.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How many acts it took.
    pub acts: usize,
    /// The acts that the product refused: what people meant to do no longer fitted what had become of it.
    pub refusals: Vec<Refusal>,
}

/// Something that is to happen.
struct Planned {
    at: Instant,
    /// Of two at one time, the one that was planned first happens first.
    turn: usize,
    name: &'static str,
    act: Act,
}

impl PartialEq for Planned {
    fn eq(&self, other: &Self) -> bool {
        (self.at, self.turn) == (other.at, other.turn)
    }
}
impl Eq for Planned {}
impl PartialOrd for Planned {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Planned {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.turn).cmp(&(other.at, other.turn))
    }
}

/// A present that moves when it is moved.
struct Present(AtomicI64);

impl Clock for Present {
    fn now(&self) -> Instant {
        DateTime::from_timestamp_micros(self.0.load(Ordering::SeqCst)).unwrap_or_default()
    }
}

/// The world at one moment.
pub struct World {
    batch: Batch,
    worker: Offline,
    present: Arc<Present>,
    agenda: BinaryHeap<Reverse<Planned>>,
    planned: usize,
    outcome: Outcome,
    acted_before: usize,
    evening: Instant,
    evenings: i64,
    letters: (String, Option<Email>),
    ends: Instant,
    /// How much there is of everything.
    pub(crate) size: Size,
    /// What people submit.
    pub(crate) programs: Programs,
    /// The random numbers of the world.
    pub(crate) chance: StdRng,
    /// Who can sign in, by role.
    pub(crate) stars: BTreeMap<String, Star>,
    /// The companies that have registered so far, by the world's own name for each.
    pub(crate) firms: BTreeMap<&'static str, Firm>,
    /// The candidates who have registered so far.
    pub(crate) people: Vec<Person>,
    /// How often a name was given.
    pub(crate) namesakes: BTreeMap<String, usize>,
}

impl World {
    /// An empty world, on its first day.
    pub(crate) fn begin(setting: Setting) -> Result<Self> {
        let Setting { url, worker, size, ends, seed, stars, bank } = setting;
        let begins = ends - TimeDelta::days(DAYS);
        let present = Arc::new(Present(AtomicI64::new(begins.timestamp_micros())));
        let batch = Batch::begin(&url)?;
        batch.set_present(begins)?;
        let letters = (worker.public_url.clone(), worker.support.clone());
        let clock: Arc<dyn Clock> = Arc::clone(&present) as Arc<dyn Clock>;
        let worker = Offline::open(worker, (&url, batch.db().clone()), clock)?;
        let evening = begins.date_naive().and_time(EVENING).and_utc();
        let stars = stars.into_iter().map(|star| (star.role.clone(), star)).collect();
        Ok(Self {
            batch,
            worker,
            present,
            agenda: BinaryHeap::new(),
            planned: 0,
            outcome: Outcome::default(),
            acted_before: 0,
            evening,
            evenings: 0,
            letters,
            ends,
            size,
            programs: Programs::read(&bank)?,
            chance: StdRng::seed_from_u64(seed),
            stars,
            firms: BTreeMap::new(),
            people: Vec::new(),
            namesakes: BTreeMap::new(),
        })
    }

    /// Lets others see what there is so far. What follows is seen when it is complete.
    pub(crate) fn publish(&self) -> Result<()> {
        self.batch.commit_and_begin()?;
        Ok(self.batch.set_present(self.now())?)
    }

    /// Lets everything on the agenda happen; says how many of a hundred parts of the time have passed.
    pub(crate) fn play(&mut self, progress: &mut dyn FnMut(u8)) -> Result<()> {
        while let Some(Reverse(next)) = self.agenda.pop() {
            if next.at >= self.ends {
                continue;
            }
            while self.evening < next.at {
                self.end_day()?;
                progress(self.percent());
            }
            self.move_to(next.at)?;
            let (name, at) = (next.name, next.at);
            match (next.act)(self) {
                Ok(()) => self.outcome.acts += 1,
                Err(e) => self.refuse(Refusal(format!("{name} at {at}: {e:#}")))?,
            }
        }
        while self.evening < self.ends {
            self.end_day()?;
        }
        self.move_to(self.ends)?;
        self.worker.catch_up()
    }

    /// Goes on after an act that was refused, as people do. When it happens often, the world is wrong.
    fn refuse(&mut self, refusal: Refusal) -> Result<()> {
        let refusals = &mut self.outcome.refusals;
        refusals.push(refusal);
        ensure!(refusals.len() <= REFUSALS, "too much was refused: {refusals:#?}");
        Ok(())
    }

    /// Lets others see the world.
    pub(crate) fn complete(self) -> Result<Outcome> {
        self.worker.close()?;
        self.batch.commit()?;
        Ok(self.outcome)
    }

    fn percent(&self) -> u8 {
        let left = (self.ends - self.evening).num_days().clamp(0, DAYS);
        u8::try_from((DAYS - left) * 100 / DAYS).unwrap_or(100)
    }

    /// Does the work of a day. Of days on which nobody did anything, every third has its evening: time alone brings
    /// little about.
    fn end_day(&mut self) -> Result<()> {
        self.evenings += 1;
        if self.outcome.acts > self.acted_before || self.evenings % QUIET_DAYS == 0 {
            self.acted_before = self.outcome.acts;
            self.move_to(self.evening)?;
            self.worker.catch_up().with_context(|| format!("the evening of {}", self.evening))?;
        }
        if self.evenings % PURGE_EVERY_DAYS == 0 {
            self.worker.purge()?;
            self.batch.analyze()?;
        }
        self.evening += TimeDelta::days(1);
        Ok(())
    }

    /// Makes an instant the present.
    pub(crate) fn move_to(&mut self, present: Instant) -> Result<()> {
        self.present.0.store(present.timestamp_micros(), Ordering::SeqCst);
        Ok(self.batch.set_present(present)?)
    }

    /// The present.
    pub(crate) fn now(&self) -> Instant {
        self.present.now()
    }

    /// When the world is complete: today.
    pub(crate) fn today(&self) -> Instant {
        self.ends
    }

    /// A time of a day that is so many days before today.
    pub(crate) fn day(&self, before: i64, (hour, minute): (u32, u32)) -> Instant {
        let day = (self.ends - TimeDelta::days(before)).date_naive();
        day.and_hms_opt(hour, minute, 0).map_or(self.ends, |at| at.and_utc())
    }

    /// Puts an act onto the agenda. One that is planned for after the end never happens; one for the past happens next.
    pub(crate) fn at(
        &mut self,
        at: Instant,
        name: &'static str,
        act: impl FnOnce(&mut Self) -> Result<()> + 'static,
    ) {
        self.planned += 1;
        let (at, turn) = (at.max(self.now()), self.planned);
        self.agenda.push(Reverse(Planned { at, turn, name, act: Box::new(act) }));
    }

    /// The same, so long after now.
    pub(crate) fn after(
        &mut self,
        wait: TimeDelta,
        name: &'static str,
        act: impl FnOnce(&mut Self) -> Result<()> + 'static,
    ) {
        self.at(self.now() + wait, name, act);
    }

    /// Reads, or does something that is one transaction.
    pub(crate) fn act<T, E>(&self, act: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T>
    where
        E: From<db::Error> + std::error::Error + Send + Sync + 'static,
    {
        Ok(self.batch.db().write_now(act)?)
    }

    /// The database, for functions that make their own transactions.
    pub(crate) fn db(&self) -> &Db {
        self.batch.db()
    }

    /// Does what is queued: a program that was just submitted is judged.
    pub(crate) fn work(&self) -> Result<()> {
        self.worker.work()
    }

    /// From where mail comes, now.
    pub(crate) fn sender(&self) -> Sender {
        let (public_url, support) = self.letters.clone();
        Sender { public_url, support, now: self.now() }
    }

    /// Assay's own decisions: by the admin where there is one.
    pub(crate) fn reviewer(&self) -> Reviewer {
        let admin = self.stars.get("admin").and_then(|star| star.user);
        let actor = admin.map_or(Actor::Operator, Actor::User);
        Reviewer { actor, sender: self.sender() }
    }
}
