//! Giving a candidate more time, and notifying them at once.

use assessments::attempts::{self, MAX_CREDIT};
use db::Conn;
use db::audit::Actor;
use kernel::{AttemptId, CompanyId, Instant, UserId};

use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::Sender;
use crate::{Result, site};

/// Who gives time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Giver {
    /// Somebody of a company, to its own candidates.
    Member {
        /// The company.
        company: CompanyId,
        /// Who acts for it.
        by: UserId,
    },
    /// The admin, in the browser or at the command line, to anyone.
    Admin(Actor),
}

/// How much is given, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extension {
    /// The attempt, which is under way.
    pub attempt: AttemptId,
    /// 5 to 120.
    pub minutes: i32,
    /// For the audit log.
    pub reason: String,
}

/// Moves the end of an attempt that is under way, and answers when it is now.
///
/// # Errors
/// [`assessments::Error::NoAttempt`] where there is none of the company's,
/// [`assessments::Error::Refused`] once it is over; those of the notice.
pub fn extend(
    conn: &mut Conn,
    sender: &Sender,
    giver: Giver,
    extension: &Extension,
) -> Result<Instant> {
    let Extension { attempt, minutes, reason } = extension;
    let subject = attempts::subject(conn, *attempt)?;
    let by = match giver {
        Giver::Member { by, .. } => Actor::User(by),
        Giver::Admin(actor) => actor,
    };
    let theirs = subject.filter(|subject| match giver {
        Giver::Member { company, .. } => Some(company) == subject.company,
        Giver::Admin(_) => true,
    });
    let subject = theirs.ok_or(assessments::Error::NoAttempt)?;
    let seconds = minutes.saturating_mul(60).min(MAX_CREDIT);
    let ends_at = attempts::add_time(conn, *attempt, seconds, by, reason)?;
    let event = AssessmentEvent::MoreTime {
        company: subject.company_name,
        title: subject.title,
        minutes: *minutes,
        until: ends_at.format("%H:%M UTC on %-d %B %Y").to_string(),
    };
    // Each time has another end.
    let cause = format!("time:{attempt}:{}", ends_at.timestamp_micros());
    let link = site::invitation(&subject.code);
    notify::notify(
        conn,
        sender,
        &Notification { user: subject.user, cause: &cause, event: event.into(), link: &link },
    )?;
    Ok(ends_at)
}
