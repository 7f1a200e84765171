//! What a job is, and the numbers of the queue. Pure.

use std::time::Duration;

use kernel::uuid::Uuid;
use kernel::{Instant, JobId, LeaseToken, words};

/// How long a claim lasts without a heartbeat. states.md §6.
pub const LEASE_SECONDS: i32 = 30;
/// How often a worker renews its lease. states.md §6.
pub const HEARTBEAT_SECONDS: u64 = 5;
/// How often somebody should call `sweep`.
pub const SWEEP_SECONDS: u64 = 2;
/// How long after an outage of the database nobody is held for dead: two heartbeats, within which
/// every worker that lives has renewed what it holds.
pub const GRACE: Duration = Duration::from_secs(2 * HEARTBEAT_SECONDS);
/// How long a job under a clock waits before others that run give way to it: most end sooner by themselves.
pub const PATIENCE: Duration = Duration::from_secs(1);
/// How many times a job is tried. states.md §6.
pub const MAX_ATTEMPTS: i32 = 3;
/// How many times a job is tried that must outlast days in which another service is away.
pub const PATIENT_ATTEMPTS: i32 = 100;
/// The longest error text kept with a job, in characters.
pub const MAX_ERROR: usize = 2000;

words! {
    /// What is to be done.
    pub enum Kind as "JobKind" {
        /// Judge the submission that the subject names.
        Judge = "judge",
        /// Send the message of the outbox that the subject names.
        Mail = "mail",
        /// Erase the account that the subject, a request to be erased, is about.
        Erase = "erase",
        /// Have the identity provider delete the sign-in of an erased account.
        DeleteSignIn = "delete_sign_in",
        /// Try to send the event that the subject, a delivery, is about.
        Webhook = "webhook",
        /// Compare the programs of the attempt that the subject names with those of others.
        Compare = "compare",
        /// Run everything in the problem draft that the subject, a check, is about.
        Verify = "verify",
        /// Try to send the update that the subject, an exchange with an applicant tracking system, is.
        Ats = "ats",
        /// Read what the report that the subject names is about.
        Collect = "collect",
        /// Have the identity provider give an account the address that the subject, a confirmed change, names.
        ChangeSignIn = "change_sign_in",
    }
}

impl Kind {
    pub(crate) fn max_attempts(self) -> i32 {
        match self {
            Self::Judge | Self::Mail | Self::Compare | Self::Verify => MAX_ATTEMPTS,
            Self::Erase
            | Self::DeleteSignIn
            | Self::ChangeSignIn
            | Self::Webhook
            | Self::Ats
            | Self::Collect => PATIENT_ATTEMPTS,
        }
    }
}

/// Who goes first: the smaller number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Priority(pub i16);

impl Priority {
    /// Somebody waits in front of the screen for the samples.
    pub const RUN: Self = Self(0);
    /// Somebody waits for the verdict.
    pub const SUBMIT: Self = Self(10);
    /// Somebody waits who practises: no clock runs.
    pub const PRACTICE: Self = Self(15);
    /// Nobody waits.
    pub const BACKGROUND: Self = Self(20);

    /// The last of those that go before everything else: somebody works against a clock.
    pub const LAST_UNDER_A_CLOCK: Self = Self::SUBMIT;

    pub(crate) fn is_under_a_clock(self) -> bool {
        self <= Self::LAST_UNDER_A_CLOCK
    }
}

/// A job to be queued.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewJob {
    /// What is to be done.
    pub kind: Kind,
    /// The submission or message it is about.
    pub subject: Uuid,
    /// Which time round, from 1; a later generation of the same subject is another job.
    pub generation: i32,
    /// Who goes first.
    pub priority: Priority,
    /// The person on whose account it counts when turns are shared out.
    pub fair_key: Option<Uuid>,
    /// The company among which turns are shared before that.
    pub fair_group: Option<Uuid>,
    /// The language whose toolchain a worker must have.
    pub needs: Option<String>,
}

/// The right to work on a job, until it is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lease {
    /// The job.
    pub job: JobId,
    /// The fencing token: the next claim of the job gets another.
    pub token: LeaseToken,
}

/// A job that the caller may now work on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Claimed {
    /// Proves the claim in every later call.
    pub lease: Lease,
    /// What is to be done.
    pub kind: Kind,
    /// The submission or message it is about.
    pub subject: Uuid,
    /// Which time round.
    pub generation: i32,
    /// Which try this is, from 1.
    pub attempt: i32,
    /// How many tries there are.
    pub max_attempts: i32,
    /// How long it was due before this claim, in seconds.
    pub waited_seconds: f64,
    /// On whose account it counts.
    pub fair_key: Option<Uuid>,
    /// The company it is for.
    pub fair_group: Option<Uuid>,
}

/// Whose jobs are left to wait, as enough of them are under way.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Busy {
    /// Those that count on the account of one of these.
    pub keys: Vec<Uuid>,
    /// Those for one of these companies.
    pub groups: Vec<Uuid>,
}

/// Where a job stands in the queue.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// Jobs of its kind before it, by priority and age.
    pub ahead: i64,
    /// How long it will wait, in seconds; `None` while no worker lives.
    pub seconds: Option<f64>,
}

/// What became of a job whose work failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failed {
    /// It will be tried again.
    Requeued,
    /// It has been tried often enough; it stays in the dead-letter list.
    Dead,
    /// The lease was lost before: somebody else has the job, nothing was changed.
    Lost,
}

/// A job that a sweep took from its worker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swept {
    /// The job.
    pub id: JobId,
    /// What was to be done.
    pub kind: Kind,
    /// The submission or message it is about.
    pub subject: Uuid,
    /// Which time round.
    pub generation: i32,
    /// Whether it has been tried often enough; otherwise it is in the queue again.
    pub dead: bool,
}

/// A job that nobody will try again unasked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeadJob {
    /// The job.
    pub id: JobId,
    /// What was to be done.
    pub kind: Kind,
    /// The submission or message it is about.
    pub subject: Uuid,
    /// Which time round.
    pub generation: i32,
    /// How often it was tried.
    pub attempt: i32,
    /// What went wrong the last time.
    pub last_error: Option<String>,
    /// When it was given up.
    pub finished_at: Instant,
}

/// How much of one kind there is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Depth {
    /// The kind.
    pub kind: Kind,
    /// Jobs waiting, those put off until later among them.
    pub queued: i64,
    /// Jobs being worked on.
    pub leased: i64,
    /// Jobs given up.
    pub dead: i64,
    /// How long the oldest job that is due has waited, in seconds; 0 when none waits.
    pub oldest_wait_seconds: f64,
}

/// Jobs that wait before another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Ahead {
    /// Those under a clock.
    pub(crate) clocked: i64,
    /// Those that give way to them.
    pub(crate) others: i64,
}

/// How fast jobs of a kind are done, those under a clock and the others.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Pace {
    /// How many run.
    pub(crate) leased: Ahead,
    /// How many seconds one takes.
    pub(crate) clocked_seconds: f64,
    /// How many seconds one of the others takes.
    pub(crate) other_seconds: f64,
    /// How many run at once.
    pub(crate) slots: i64,
    /// How many of the slots are kept for those under a clock.
    pub(crate) kept: i64,
}

impl Pace {
    /// How long a job waits behind others, in seconds; `None` without a slot. A job that runs is half done.
    pub(crate) fn wait(&self, priority: Priority, ahead: Ahead) -> Option<f64> {
        if self.slots < 1 {
            return None;
        }
        if priority.is_under_a_clock() {
            self.wait_clocked(ahead.clocked)
        } else {
            self.wait_other(ahead)
        }
    }

    fn wait_clocked(&self, ahead: i64) -> Option<f64> {
        let Ahead { clocked, others } = self.leased;
        if ahead + clocked + others < self.slots {
            return Some(0.0);
        }
        let own = (count(ahead) + count(clocked) / 2.0) * self.clocked_seconds / count(self.slots);
        let has_to_be_given_way = ahead + clocked < self.slots;
        let until_way_is_given = PATIENCE.as_secs_f64().min(self.other_seconds / 2.0);
        Some(if has_to_be_given_way { until_way_is_given } else { own })
    }

    fn wait_other(&self, ahead: Ahead) -> Option<f64> {
        let slots = (self.slots - self.kept).max(1);
        let in_the_way = (self.leased.clocked - self.kept).max(0);
        if ahead.clocked + ahead.others + in_the_way + self.leased.others < slots {
            return Some(0.0);
        }
        let clocked = (count(ahead.clocked) + count(in_the_way) / 2.0) * self.clocked_seconds;
        let others = (count(ahead.others) + count(self.leased.others) / 2.0) * self.other_seconds;
        Some((clocked + others) / count(slots))
    }
}

fn count(n: i64) -> f64 {
    f64::from(i32::try_from(n).unwrap_or(i32::MAX))
}

/// The first [`MAX_ERROR`] characters of `text`, without NUL, which PostgreSQL cannot keep.
pub(crate) fn error_text(text: &str) -> String {
    text.chars().filter(|c| *c != '\0').take(MAX_ERROR).collect()
}
