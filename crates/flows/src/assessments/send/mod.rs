//! Sending an assessment to many people: what it would do, and doing it.

mod sample;

use assessments::invitations::Invitation;
use assessments::sending::{self, Batch, Outcome, Plan};
use billing::allowance::Allowance;
use db::Conn;
use kernel::{Instant, InvitationId};

use super::invite::{self, Host, Terms};
use super::quota;
use crate::numbers;
use crate::{Error, Result, webhooks};

pub use mail::{Text, shown_sender};
pub use sample::{Sample, Wording, preview, try_out};

/// What sending would do.
#[derive(Debug, Clone)]
pub struct Checked {
    /// To whom.
    pub plan: Plan,
    /// What they would read.
    pub sample: Sample,
    /// What the company has left before.
    pub allowance: Allowance,
}

/// Says what sending would do, and how the mail to the first who can be invited reads.
///
/// # Errors
/// Those of the batch.
pub fn check(conn: &mut Conn, host: &Host, batch: &Batch) -> Result<Checked> {
    let allowance = quota::hold(conn, host.company, host.sender.now.date_naive())?;
    let a_day = numbers::INVITATIONS_A_DAY.now(conn)?;
    let plan = sending::plan(conn, batch, (allowance.left(), a_day))?;
    let first = plan.rows.iter().find(|row| row.outcome == Outcome::Invited);
    let settings = plan.assessment.settings;
    let percent = first.and_then(|row| row.accommodation_percent);
    let percent = percent.or(batch.terms.accommodation_percent);
    let percent = percent.unwrap_or(settings.accommodation_percent);
    let terms = Terms {
        name: first.and_then(|row| row.name.as_deref()),
        code: sample::CODE,
        minutes: sending::minutes(plan.assessment.duration_minutes, percent),
        opens_at: plan.opens_at,
        closes_at: plan.closes_at,
        message: batch.terms.message.as_deref(),
        any_address: settings.any_address && !batch.terms.only_address,
    };
    let sample = sample::write(conn, host, &plan.assessment, &terms)?;
    Ok(Checked { plan, sample, allowance })
}

/// Invites everybody who can be invited and queues their mails. Those for whom the company has no invitation left
/// are not invited, and the plan says so.
///
/// # Errors
/// Those of the batch; [`billing::Error::QuotaUsedUp`] where there is none left for anybody.
pub fn send(conn: &mut Conn, host: &Host, batch: &Batch) -> Result<Plan> {
    Ok(make(conn, host, batch)?.0)
}

/// The same; also answers the invitations, in the order of the rows that are invited.
pub(crate) fn make(conn: &mut Conn, host: &Host, batch: &Batch) -> Result<(Plan, Vec<Invitation>)> {
    let today = host.sender.now.date_naive();
    let before = quota::hold(conn, host.company, today)?;
    let a_day = numbers::INVITATIONS_A_DAY.now(conn)?;
    let (plan, made) = sending::send(conn, batch, (before.left(), a_day))?;
    let is_over = plan.rows.iter().any(|row| row.outcome == Outcome::OverQuota);
    if made.is_empty() && is_over {
        return Err(before.used_up().into());
    }
    let ids: Vec<InvitationId> = made.iter().map(|one| one.id).collect();
    quota::charge(conn, (host.company, &before), &ids, today)?;
    for invitation in &made {
        let of = (invitation.id, invitation.assessment);
        webhooks::of_invitation(conn, &host.sender, host.company, of)?;
        invite::write(conn, host, invitation)?;
    }
    Ok((plan, made))
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
