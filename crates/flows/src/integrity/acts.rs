//! What candidates, reviewers and the admin do about a case.

use assessments::verification;
use companies::profiles::Membership;
use db::Conn;
use integrity::cases::{self, Case, DecidedAs, Decider, Decision, Outcome, Whose};
use kernel::{Email, IntegrityCaseId, Seen, UserId};

use super::tell;
use crate::Result;
use crate::post::Sender;

/// Who decides, and for whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deciding {
    /// Whose cases.
    pub whose: Whose,
    /// Who.
    pub decider: Decider,
}

impl Deciding {
    /// A member for their company. The caller has checked that they may review.
    pub fn member(user: UserId, of: &Membership) -> Self {
        Self { whose: Whose::Company(of.company.id), decider: Decider::Member(user) }
    }

    /// The admin, in the browser or, without an account, at the command line.
    pub fn admin(user: Option<UserId>) -> Self {
        Self { whose: Whose::Everybody, decider: Decider::Admin(user) }
    }
}

/// Keeps what the candidate is writing.
///
/// # Errors
/// Those of the case.
pub fn keep_draft(conn: &mut Conn, user: UserId, id: IntegrityCaseId, text: &str) -> Result<()> {
    Ok(cases::keep_draft(conn, user, id, text)?)
}

/// The candidate answers, and those who decide are notified.
///
/// # Errors
/// Those of the case.
pub fn answer(
    conn: &mut Conn,
    (sender, admin): (&Sender, Option<&Email>),
    user: UserId,
    seen: Seen<IntegrityCaseId>,
    text: &str,
) -> Result<Case> {
    let case = cases::answer(conn, user, seen, text)?;
    tell::deciders(conn, sender, admin, &case)?;
    Ok(case)
}

/// Decides, notifies the candidate, and verifies the attempt or, for a breach only, does not.
///
/// # Errors
/// Those of the case.
pub fn decide(
    conn: &mut Conn,
    sender: &Sender,
    by: Deciding,
    seen: Seen<IntegrityCaseId>,
    decision: &Decision,
) -> Result<Case> {
    let case = cases::decide(conn, (by.whose, by.decider), seen, decision)?;
    let is_breach = case.stands() == Some(Outcome::Breach);
    let who = match by.decider.capacity() {
        DecidedAs::Company => verification::By::Reviewer,
        DecidedAs::Admin => verification::By::Admin,
    };
    verification::decide(conn, case.about.attempt, is_breach, (who, by.decider.actor()))?;
    tell::decided(conn, sender, &case)?;
    Ok(case)
}

/// The candidate appeals, and the admin is notified. A breach counts meanwhile.
///
/// # Errors
/// Those of the case.
pub fn appeal(
    conn: &mut Conn,
    (sender, admin): (&Sender, Option<&Email>),
    user: UserId,
    seen: Seen<IntegrityCaseId>,
    text: &str,
) -> Result<Case> {
    let case = cases::appeal(conn, user, seen, text)?;
    verification::appeal(conn, case.about.attempt, user)?;
    tell::appealed(conn, sender, admin, &case)?;
    Ok(case)
}
