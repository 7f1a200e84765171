//! Sending an assessment to many people: what it would do, and doing it.

use assessments::invitations::Invitation;
use assessments::sending::{self, Batch, Outcome, Plan};
use db::Conn;
use kernel::{Instant, InvitationId};
use mail::{Letter, Reader};

use super::invite::{self, Host, Terms};
use crate::{Error, Result, site};

/// A mail as its reader gets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// One line.
    pub subject: String,
    /// Plain text.
    pub text: String,
}

/// Where the code of an invitation stands in the sample of its mail.
const SAMPLE_CODE: &str = "the-code";

/// Says what sending would do, and how the mail to the first who can be invited reads.
///
/// # Errors
/// Those of the batch.
pub fn check(conn: &mut Conn, host: &Host, batch: &Batch) -> Result<(Plan, Sample)> {
    let plan = sending::plan(conn, batch)?;
    let first = plan.rows.iter().find(|row| row.outcome == Outcome::Invited);
    let settings = plan.assessment.settings;
    let percent = first.and_then(|row| row.accommodation_percent);
    let percent = percent.or(batch.terms.accommodation_percent);
    let percent = percent.unwrap_or(settings.accommodation_percent);
    let terms = Terms {
        name: first.and_then(|row| row.name.as_deref()),
        minutes: sending::minutes(plan.assessment.duration_minutes, percent),
        opens_at: plan.opens_at,
        closes_at: plan.closes_at,
        message: batch.terms.message.as_deref(),
    };
    let stop = host.sender.url(&site::stop_invitations(SAMPLE_CODE));
    let event = invite::event_of(host, &plan.assessment, &terms);
    let letter: Letter = event.letter(&host.link(SAMPLE_CODE)).stopped_at(&stop);
    let replies = auth::users::get(conn, host.by)?.email.parse().map_err(Error::inconsistent)?;
    let reader = Reader { name: terms.name, url: &host.sender.public_url, replies: Some(&replies) };
    let written = letter.write(&reader).map_err(Error::inconsistent)?;
    Ok((plan, Sample { subject: written.subject, text: written.text }))
}

/// Invites everybody who can be invited and queues their mails.
///
/// # Errors
/// Those of the batch.
pub fn send(conn: &mut Conn, host: &Host, batch: &Batch) -> Result<Plan> {
    let (plan, made) = sending::send(conn, batch)?;
    for invitation in &made {
        invite::write(conn, host, invitation)?;
    }
    Ok(plan)
}

/// What is done to several invitations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// They are taken back.
    Cancel,
    /// Their mails go once more.
    Resend,
    /// They close at this instant.
    Extend(Instant),
}

/// Changes several invitations; what one refuses does not keep the others.
///
/// # Errors
/// [`Error::Db`] and what else is not the refusal of one.
pub fn change(
    conn: &mut Conn,
    host: &Host,
    ids: &[InvitationId],
    change: Change,
) -> Result<Vec<(InvitationId, Result<Invitation, assessments::Error>)>> {
    let mut done = Vec::new();
    for id in ids {
        let outcome = match change {
            Change::Cancel => {
                let taken = assessments::invitations::cancel(conn, host.company, *id, host.by);
                taken.map_err(Error::from)
            }
            Change::Resend => invite::resend(conn, host, *id),
            Change::Extend(until) => invite::extend(conn, host, *id, until),
        };
        match outcome {
            Ok(changed) => done.push((*id, Ok(changed))),
            Err(Error::Assessments(e)) if !matches!(e, assessments::Error::Db(_)) => {
                done.push((*id, Err(e)));
            }
            Err(e) => return Err(e),
        }
    }
    Ok(done)
}
