//! Assessments that partners run for the students they brought. ADR 53.

use std::collections::BTreeSet;

use assessments::Error as E;
use assessments::cohorts::{self, Cohort, Consent, Membership, NewCohort, Phase, Student};
use assessments::invitations::Code;
use auth::users::{self, User};
use db::Conn;
use kernel::{AssessmentId, Email, Seen, UserId};
use partners::accounts::{self, Partner, State};
use partners::attributions;

use super::active;
use crate::limits::{self, Action, Who};
use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::{self, Sender};
use crate::{Error, Result, site};

/// What a suspended partner is refused.
const RUN: &str = "run";

/// Counts an assessment that somebody makes. What was counted stays counted where [`create`] refuses.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn count_making(conn: &mut Conn, user: UserId) -> Result<()> {
    limits::take(conn, Action::MakeCohort, Who::of_account(user))
}

/// The same of [`mail`].
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn count_mailing(conn: &mut Conn, user: UserId) -> Result<()> {
    limits::take(conn, Action::MailCohort, Who::of_account(user))
}

/// Makes an assessment for a partner's students.
///
/// # Errors
/// [`partners::Error::NoPartner`]; [`partners::Error::Refused`] while the partner is suspended;
/// those of the assessment.
pub fn create(conn: &mut Conn, new: &NewCohort) -> Result<AssessmentId> {
    active(conn, new.partner, RUN)?;
    Ok(cohorts::create(conn, new)?)
}

/// Mails the link to those among the addresses whose account the partner brought, to each once. Which these are, the
/// partner is not answered.
///
/// # Errors
/// As [`create`]; [`E::NoAssessment`]; [`E::InvitationClosed`].
pub fn mail(
    conn: &mut Conn,
    sender: &Sender,
    (partner, id): (UserId, AssessmentId),
    emails: &BTreeSet<Email>,
) -> Result<()> {
    let organisation = active(conn, partner, RUN)?.organisation;
    let cohort = cohorts::find(conn, partner, id)?;
    if cohort.phase(sender.now) == Phase::Closed {
        return Err(E::InvitationClosed.into());
    }
    let cause = format!("cohort:{id}");
    let link = site::cohort(&cohort.code);
    for email in emails {
        let Some(student) = users::by_email(conn, email)? else { continue };
        let brought = attributions::of(conn, student.id)?;
        if !student.email_verified || brought.is_none_or(|of| of.partner != partner) {
            continue;
        }
        let event = AssessmentEvent::Cohort {
            partner: organisation.clone(),
            title: cohort.title.clone(),
            minutes: cohort.duration_minutes,
            until: post::moment(cohort.closes_at),
        };
        let of = Notification { user: student.id, cause: &cause, event: event.into(), link: &link };
        notify::notify(conn, sender, &of)?;
    }
    Ok(())
}

/// A partner's assessment as one of their students sees it.
#[derive(Debug)]
pub struct Seat {
    /// The assessment.
    pub cohort: Cohort,
    /// Who runs it.
    pub organisation: String,
    /// Whether the partner is not suspended.
    pub runs: bool,
    /// How many tasks it has.
    pub tasks: usize,
    /// How the student takes part; `None` where they do not.
    pub membership: Option<Membership>,
}

/// The one behind a link, to those whom its partner brought.
///
/// # Errors
/// [`E::NoAssessment`] for everybody else.
pub fn seat(conn: &mut Conn, user: UserId, code: &Code) -> Result<Seat> {
    let cohort = cohorts::by_code(conn, code)?;
    let membership = cohorts::membership(conn, cohort.id, user)?;
    let brought = attributions::of(conn, user)?.is_some_and(|of| of.partner == cohort.partner);
    if !brought && membership.is_none() {
        return Err(E::NoAssessment.into());
    }
    let Partner { organisation, state, .. } = accounts::find(conn, cohort.partner)?;
    let tasks = cohorts::tasks(conn, cohort.id)?.len();
    Ok(Seat { cohort, organisation, runs: state == State::Active, tasks, membership })
}

/// Joins, and answers how it stands then.
///
/// # Errors
/// As [`seat`]; [`partners::Error::Refused`] while the partner is suspended; those of joining.
pub fn join(conn: &mut Conn, user: &User, code: &Code, agreed: Consent<'_>) -> Result<Seat> {
    let before = seat(conn, user.id, code)?;
    if before.membership.is_some() {
        return Ok(before);
    }
    active(conn, before.cohort.partner, RUN)?;
    let email: Email = user.email.parse().map_err(Error::inconsistent)?;
    let student = Student { user: user.id, email, email_verified: user.email_verified };
    let membership = cohorts::join(conn, before.cohort.id, &student, agreed)?;
    Ok(Seat { membership: Some(membership), ..before })
}

/// Shows the partner one's name and score, or no longer, on the version that was read.
///
/// # Errors
/// As [`seat`]; [`E::StaleAssessment`].
pub fn show_result(
    conn: &mut Conn,
    user: UserId,
    (code, version): (&Code, i32),
    shows: bool,
) -> Result<Seat> {
    let before = seat(conn, user, code)?;
    let at = Seen::at(before.cohort.id, version);
    let membership = cohorts::show_result(conn, at, user, shows)?;
    Ok(Seat { membership: Some(membership), ..before })
}
