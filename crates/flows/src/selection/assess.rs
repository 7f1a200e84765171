//! Inviting candidates to an assessment from the board.

use std::collections::HashMap;

use ::assessments::invitations::{self, Invitation, NewInvitation, Terms};
use auth::users;
use db::Conn;
use hiring::applications::{Acting, Application, Event, Step};
use hiring::roles::Member;
use hiring::{assessing, board};
use kernel::{ApplicationId, AssessmentId, Email, InvitationId, Seen};

use super::faster;
use crate::assessments::invite::{Host, invite};
use crate::{Error, Result, applications};

/// An assessment that somebody was invited to from the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessed {
    /// The invitation, with what became of it.
    pub invitation: Invitation,
    /// What the assessment is called.
    pub title: String,
}

/// Invites somebody of the shortlist to an assessment of the company's. The mail of the invitation is the
/// news to the candidate.
///
/// # Errors
/// [`Error::Moved`] and [`Error::Changed`] where a colleague was faster; those of the step and of the
/// invitation.
pub fn assess(
    conn: &mut Conn,
    host: &Host,
    seen: Seen<ApplicationId>,
    assessment: AssessmentId,
) -> Result<Application> {
    let found = board::find(conn, host.company, seen.id)?.application;
    if seen.is_stale(found.version) {
        return Err(faster(conn, &found)?);
    }
    let acting = Acting::Company(Member { company: host.company, user: host.by });
    let (sender, step) = (&host.sender, Step::plain(Event::Assess));
    let moved = applications::step_quietly(conn, sender, acting, Seen::any(seen.id), &step)?;
    let candidate = moved.application.candidate.ok_or(hiring::Error::NoApplication)?;
    let user = users::get(conn, candidate)?;
    let email: Email = user.email.parse().map_err(Error::inconsistent)?;
    let name = Some(user.display_name).filter(|name| !name.is_empty());
    let terms = Terms::default();
    let new = NewInvitation { company: host.company, assessment, email, name, by: host.by, terms };
    let invitation = invite(conn, host, &new)?;
    assessing::record(conn, seen.id, invitation.id, sender.now)?;
    Ok(moved.application)
}

/// The last assessment that each of them was invited to from the board, where there is one.
///
/// # Errors
/// [`Error::Db`].
pub fn assessed(conn: &mut Conn, of: &[ApplicationId]) -> Result<HashMap<ApplicationId, Assessed>> {
    let last = assessing::last(conn, of)?;
    let ids: Vec<InvitationId> = last.values().copied().collect();
    let rows = invitations::titled(conn, &ids)?;
    let mut rows: HashMap<_, _> = rows
        .into_iter()
        .map(|(invitation, title)| (invitation.id, Assessed { invitation, title }))
        .collect();
    let pair = |(of, id): (_, InvitationId)| rows.remove(&id).map(|assessed| (of, assessed));
    Ok(last.into_iter().filter_map(pair).collect())
}
