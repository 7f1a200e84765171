//! What is removed once it is of no more use: the one table. docs/SECURITY.md shows it too.
//!
//! What people made, and what was decided about them, is not here: that goes with the account.

use db::{Conn, Db};
use kernel::Instant;
use kernel::chrono::TimeDelta;

use crate::Result;

type Remove = fn(&mut Conn, Instant) -> Result<usize>;

/// One kind of row.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// What it is.
    pub what: &'static str,
    /// How long it is kept, in hours.
    pub hours: i64,
    /// Removes what is older than an instant and answers how much that was.
    remove: Remove,
}

const DAY: i64 = 24;

/// Every rule. Of an attempt that has ended, drafts and runs are kept for so many days; what was submitted and
/// what came of it are not here.
pub fn rules(recording_days: u16) -> impl Iterator<Item = Rule> {
    let hours = i64::from(recording_days) * DAY;
    let recordings = RECORDINGS.iter().map(move |rule| Rule { hours, ..*rule });
    RULES.iter().copied().chain(recordings)
}

/// Raw recordings of attempts; the operator says how long.
const RECORDINGS: &[Rule] = &[
    rule("drafts of attempts that ended", 0, |conn, before| {
        Ok(assessments::attempts::remove_drafts(conn, before)?)
    }),
    rule("recordings of how answers were written", 0, |conn, before| {
        Ok(assessments::recordings::remove(conn, before)?)
    }),
    rule("runs in practice and in attempts that ended", 0, |conn, before| {
        Ok(challenges::submissions::forget_runs(conn, before)?)
    }),
];

const RULES: &[Rule] = &[
    // A client repeats a request within minutes; a day is what it may rely on.
    rule("idempotency keys", 2 * DAY, |conn, before| Ok(db::idempotency::remove(conn, before)?)),
    // Each counter's own window comes first.
    rule("counted limits", 0, |conn, before| Ok(db::limits::sweep(conn, before)?)),
    rule("codes sent by mail", DAY, |conn, before| Ok(auth::otp::remove_expired(conn, before)?)),
    rule("jobs that are done", 7 * DAY, |conn, before| Ok(queue::jobs::remove_done(conn, before)?)),
    rule("jobs that died", 90 * DAY, |conn, before| Ok(queue::jobs::remove_dead(conn, before)?)),
    // As long as the longest link in one lasts.
    rule("texts of mail given up", 3 * DAY, |conn, before| {
        Ok(queue::outbox::remove_failed_texts(conn, before)?)
    }),
    rule("mail that was sent or given up", 30 * DAY, |conn, before| {
        Ok(queue::outbox::remove_settled(conn, before)?)
    }),
    rule("trials of assessments", DAY, crate::assessments::trial::remove_old),
    rule("conversations about interviews", 30 * DAY, |conn, before| {
        Ok(interviews::guided::remove_before(conn, before)?)
    }),
    rule("notifications that were read", 90 * DAY, |conn, before| {
        Ok(notices::inbox::remove_read(conn, before)?)
    }),
    rule("notifications", 365 * DAY, |conn, before| Ok(notices::inbox::remove(conn, before)?)),
    rule("applications begun and not sent", 90 * DAY, |conn, before| {
        Ok(hiring::drafts::forget(conn, before)?)
    }),
    // After the answer, or where there was none, after the invitation closed.
    rule("what requests for extra time say", 30 * DAY, |conn, before| {
        Ok(assessments::accommodations::forget(conn, before)?)
    }),
    rule("deliveries of webhooks", 30 * DAY, |conn, before| {
        Ok(webhooks::deliveries::remove(conn, before)?)
    }),
    rule("files for messages that were not sent", DAY, |conn, before| {
        Ok(support::attachments::remove_unsent(conn, before)?)
    }),
    rule("links to reports, after their end", 90 * DAY, |conn, before| {
        Ok(assessments::links::remove_ended(conn, before)?)
    }),
    rule("lines of daily mail", 30 * DAY, |conn, before| {
        Ok(notices::digest::remove_mailed(conn, before)?)
    }),
    // A year can be compared with the one before.
    rule("counts of pages", 400 * DAY, |conn, at| Ok(telemetry::pages::remove_before(conn, at)?)),
    rule("errors of browsers", 30 * DAY, |conn, before| {
        Ok(telemetry::faults::remove_unseen_since(conn, before)?)
    }),
];

const fn rule(what: &'static str, hours: i64, remove: Remove) -> Rule {
    Rule { what, hours, remove }
}

/// Removes what has had its time, by the database's clock: it wrote the times that are compared.
///
/// # Errors
/// As [`purge`].
pub fn purge_now(db: &Db, recording_days: u16) -> Result<()> {
    purge(db, db.read_now(db::clock::began)?, recording_days)
}

/// Removes at `now` what has had its time, each kind in a transaction of its own.
///
/// # Errors
/// The first that a removal ends with; the kinds after it wait for the next time.
pub fn purge(db: &Db, now: Instant, recording_days: u16) -> Result<()> {
    for rule in rules(recording_days) {
        let before = now - TimeDelta::hours(rule.hours);
        let removed = db.write_now(|conn| (rule.remove)(conn, before))?;
        if removed > 0 {
            tracing::info!(what = rule.what, removed, "rows.purged");
        }
    }
    Ok(())
}
