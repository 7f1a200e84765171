//! Inviting many people at once: what would become of each, and the act itself.

mod rules;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use db::{Conn, clock};
use kernel::{AssessmentId, CompanyId, Email, Instant, InvitationId};

pub use rules::{Batch, MAX_RECIPIENTS, Outcome, Planned, Recipient};

use crate::definitions::{self, Assessment};
use crate::invitations::{self, Invitation, NewInvitation, Terms};
use crate::stops::Reason;
use crate::{Error, retakes, stops};

/// What would become of a batch.
#[derive(Debug, Clone)]
pub struct Plan {
    /// To what they are invited.
    pub assessment: Assessment,
    /// From when, where that is later than now.
    pub opens_at: Option<Instant>,
    /// Until when an attempt can begin.
    pub closes_at: Instant,
    /// The recipients in their order.
    pub rows: Vec<Planned>,
    /// How many more invitations the company can make now.
    pub left_today: i64,
}

/// When an attempt can begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// From when, where that is later than now.
    pub opens_at: Option<Instant>,
    /// Until when.
    pub closes_at: Instant,
}

/// The company's assessment, where people can be invited to it now, and when somebody who is invited on these terms can
/// begin.
///
/// # Errors
/// Those of the terms, [`Error::NoAssessment`], [`Error::Superseded`], [`Error::Archived`], [`Error::NotTried`],
/// [`Error::Unsendable`], [`Error::Db`].
pub fn open_for(
    conn: &mut Conn,
    (company, id): (CompanyId, AssessmentId),
    terms: &Terms,
) -> Result<(Assessment, Open), Error> {
    terms.check()?;
    let assessment = definitions::open_to_invitations(conn, company, id)?;
    let now = clock::now(conn)?;
    let window = terms.window(assessment.settings.window_days, now)?;
    Ok((assessment, Open { opens_at: window.opens_at, closes_at: window.expires_at }))
}

/// Says what [`send`] would do; nothing is written. The company has `room` for so many more invitations,
/// and makes `a_day` at most.
///
/// # Errors
/// Those of the terms, [`Error::BadRecipients`], [`Error::NoAssessment`], [`Error::Superseded`],
/// [`Error::Archived`], [`Error::NotTried`], [`Error::Unsendable`], [`Error::Db`].
pub fn plan(conn: &mut Conn, batch: &Batch, (room, a_day): (i64, i64)) -> Result<Plan, Error> {
    if !(1..=MAX_RECIPIENTS).contains(&batch.recipients.len()) {
        return Err(Error::BadRecipients);
    }
    let of = (batch.company, batch.assessment);
    let (assessment, Open { opens_at, closes_at }) = open_for(conn, of, &batch.terms)?;
    let now = clock::now(conn)?;
    let left_today = invitations::left_today(conn, (batch.company, a_day), now)?.max(0);
    let mut rows = rules::read(&batch.recipients);
    let known: Vec<String> =
        rows.iter().filter_map(|row| row.to.clone()).map(|to| to.as_str().to_owned()).collect();
    let emails: Vec<&str> = known.iter().map(String::as_str).collect();
    let alive: BTreeSet<String> =
        invitations::alive(conn, batch.assessment, &emails)?.into_iter().collect();
    let stopped = stops::of(conn, batch.company, &emails)?;
    let rule = (assessment.id, &assessment.settings);
    let mut cooling = retakes::cooling(conn, rule, &emails, now)?;
    let waiting: Vec<&str> = cooling.keys().map(String::as_str).collect();
    let own = retakes::with_own_result(conn, (batch.company, &assessment), &waiting, now)?;
    cooling.retain(|email, _| !own.contains(email));
    for row in &mut rows {
        if let (Outcome::Invited, Some(to)) = (&row.outcome, &row.to) {
            row.outcome = outcome(to.as_str(), &alive, &stopped, &cooling);
        }
    }
    rules::keep_within(&mut rows, room);
    Ok(Plan { assessment, opens_at, closes_at, rows, left_today })
}

fn outcome(
    email: &str,
    alive: &BTreeSet<String>,
    stopped: &BTreeMap<String, Reason>,
    cooling: &BTreeMap<String, Instant>,
) -> Outcome {
    if alive.contains(email) {
        return Outcome::AlreadyInvited;
    }
    match (stopped.get(email), cooling.get(email)) {
        (Some(Reason::OptedOut), _) => Outcome::OptedOut,
        (Some(Reason::Bounced), _) => Outcome::Undeliverable,
        (None, Some(until)) => Outcome::CoolingDown(*until),
        (None, None) => Outcome::Invited,
    }
}

/// Invites everybody who can be invited, and answers the plan with their invitations; the caller mails
/// them in the same transaction.
///
/// # Errors
/// As [`plan`]; [`Error::DailyLimit`] where they are more than the company can invite today.
pub fn send(
    conn: &mut Conn,
    batch: &Batch,
    (room, a_day): (i64, i64),
) -> Result<(Plan, Vec<Invitation>), Error> {
    let plan = plan(conn, batch, (room, a_day))?;
    let able = plan.rows.iter().filter(|row| row.outcome == Outcome::Invited);
    if i64::try_from(able.clone().count()).unwrap_or(i64::MAX) > plan.left_today {
        return Err(Error::DailyLimit(a_day));
    }
    let now = clock::now(conn)?;
    let mut made: Vec<InvitationId> = Vec::new();
    for row in able {
        let Some(to) = &row.to else { continue };
        let new = new_invitation(batch, to, row);
        made.push(invitations::place(conn, &plan.assessment, &new, now)?);
    }
    let made = made.into_iter().map(|id| invitations::find(conn, id));
    let made = made.collect::<Result<Vec<_>, _>>()?;
    Ok((plan, made))
}

/// How long an attempt with extra time lasts, where one without lasts so many minutes.
pub fn minutes(of_others: i32, percent: i32) -> i32 {
    invitations::minutes_with(of_others, percent)
}

fn new_invitation(batch: &Batch, to: &Email, row: &Planned) -> NewInvitation {
    let percent = row.accommodation_percent.or(batch.terms.accommodation_percent);
    NewInvitation {
        company: batch.company,
        assessment: batch.assessment,
        email: to.clone(),
        name: row.name.clone(),
        by: batch.by,
        terms: Terms { accommodation_percent: percent, ..batch.terms.clone() },
    }
}
