//! What is removed once it is of no more use: the one table. docs/SECURITY.md shows it too.
//!
//! What people made, and what was decided about them, is not here: that goes with the account.

use db::{Conn, Db};
use kernel::Instant;
use kernel::chrono::TimeDelta;
use settings::versions::{self, Value};

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

pub(crate) const DAY: i64 = 24;

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
    rule("changes of the network during attempts", 0, |conn, before| {
        Ok(assessments::addresses::remove(conn, before)?)
    }),
    rule("questions to the assistant and its answers", 0, |conn, before| {
        Ok(assessments::assistance::remove(conn, before)?)
    }),
    rule("signals found in recordings, where there was no case", 0, |conn, before| {
        Ok(integrity::examinations::remove(conn, before)?)
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
    rule("runs without an account", DAY, |conn, before| {
        Ok(challenges::submissions::guests::remove_before(conn, before)?)
    }),
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
    // As long as the same problem is still given to others, and somebody may ask. Ours.
    rule("what submitted programs are compared by, and the matches", 730 * DAY, |conn, before| {
        Ok(similarity::index::remove_before(conn, before)?)
    }),
    rule("deliveries of webhooks", 30 * DAY, |conn, before| {
        Ok(webhooks::deliveries::remove(conn, before)?)
    }),
    rule("calls and updates of applicant tracking systems", 30 * DAY, |conn, before| {
        Ok(ats::exchanges::remove(conn, before)?)
    }),
    rule("files for messages that were not sent", DAY, |conn, before| {
        Ok(support::attachments::remove_unsent(conn, before)?)
    }),
    // As long as somebody may come back to what was written. Ours.
    rule("mails in which support was answered", 365 * DAY, |conn, before| {
        Ok(support::mails::remove(conn, before)?)
    }),
    rule("links to reports, after their end", 90 * DAY, |conn, before| {
        Ok(assessments::links::remove_ended(conn, before)?)
    }),
    rule("lines of daily mail", 30 * DAY, |conn, before| {
        Ok(notices::digest::remove_mailed(conn, before)?)
    }),
    // As long as a course lasts; one that its reader stopped stays, so that it is kept to. Ours.
    rule("invitations of partners", 365 * DAY, |conn, before| {
        Ok(partners::invitations::remove_before(conn, before)?)
    }),
    // As long as a role that was closed can be opened again.
    rule("prospects of roles that have ended", 30 * DAY, |conn, before| {
        Ok(talent::prospects::remove_ended(conn, before)?)
    }),
    rule("who was online", DAY, |conn, at| Ok(::presence::online::remove_before(conn, at)?)),
    rule("counts of people online by hour", 90 * DAY, |conn, at| {
        Ok(::presence::hours::remove_before(conn, at)?)
    }),
    rule("permissions of the admin to look as another account", 90 * DAY, |conn, before| {
        Ok(auth::view_as::remove_ended(conn, before)?)
    }),
    // Stripe repeats an event for three days.
    rule("events of the payment provider", 90 * DAY, |conn, before| {
        Ok(billing::online::remove_events(conn, before)?)
    }),
    // A year can be compared with the one before.
    rule("counts of pages", 400 * DAY, |conn, at| Ok(telemetry::pages::remove_before(conn, at)?)),
    rule("errors of browsers", 30 * DAY, |conn, before| {
        Ok(telemetry::faults::remove_unseen_since(conn, before)?)
    }),
];

/// A period that texts name in days.
const NAMED: &str = "what requests for extra time say";

impl Rule {
    /// Removes what is older than an instant and answers how much that was.
    ///
    /// # Errors
    /// Those of the removal.
    pub(crate) fn remove_before(&self, conn: &mut Conn, before: Instant) -> Result<usize> {
        (self.remove)(conn, before)
    }
}

/// The periods that a setting can shorten: those of days that no text names.
pub(crate) fn settable() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().filter(|rule| rule.hours > DAY && rule.what != NAMED)
}

/// The setting that shortens a period.
pub(crate) fn key(rule: &Rule) -> String {
    let letters = rule.what.chars().filter(|letter| letter.is_ascii_alphabetic() || *letter == ' ');
    format!("retention.{}", letters.collect::<String>().replace(' ', "_"))
}

/// The period that a setting shortens.
pub(crate) fn of_key(setting: &str) -> Option<&'static Rule> {
    settable().find(|rule| key(rule) == setting)
}

/// How long a kind of row is kept now, in hours.
fn hours(conn: &mut Conn, rule: &Rule) -> Result<i64> {
    let key = key(rule);
    if of_key(&key).is_none() {
        return Ok(rule.hours);
    }
    Ok(match versions::values(conn, std::slice::from_ref(&key))?.remove(&key) {
        Some(Value::Number(days)) => (days * DAY).clamp(DAY, rule.hours),
        _ => rule.hours,
    })
}

/// What a company reads about: rows of its work with candidates and of its own programs.
const OF_COMPANIES: [&str; 12] = [
    "applications begun and not sent",
    "prospects of roles that have ended",
    "what requests for extra time say",
    "drafts of attempts that ended",
    "recordings of how answers were written",
    "changes of the network during attempts",
    "questions to the assistant and its answers",
    "what submitted programs are compared by, and the matches",
    "links to reports, after their end",
    "trials of assessments",
    "deliveries of webhooks",
    "calls and updates of applicant tracking systems",
];

/// What of a company's work is removed, and after how many days, as it is set now (ADR 0070).
///
/// # Errors
/// [`crate::Error::Db`].
pub fn of_companies(conn: &mut Conn, recording_days: u16) -> Result<Vec<(&'static str, i64)>> {
    let mut kept = Vec::new();
    for what in OF_COMPANIES {
        if let Some(rule) = rules(recording_days).find(|rule| rule.what == what) {
            kept.push((what, hours(conn, &rule)? / DAY));
        }
    }
    Ok(kept)
}

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
        let removed = db.write_now(|conn| {
            let before = now - TimeDelta::hours(hours(conn, &rule)?);
            rule.remove_before(conn, before)
        })?;
        if removed > 0 {
            tracing::info!(what = rule.what, removed, "rows.purged");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_companies_read_about_are_rules_of_whole_days() {
        for what in OF_COMPANIES {
            let rule = rules(30).find(|rule| rule.what == what);
            assert!(rule.is_some_and(|rule| rule.hours >= DAY && rule.hours % DAY == 0), "{what}");
        }
    }
}
