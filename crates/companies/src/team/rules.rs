//! Who belongs to a company, and who is invited to. Pure.

use kernel::{Instant, TeamInvitationId, UserId};

use crate::Error;
use crate::profiles::Role;

/// How long the link of an invitation counts; the default of `team_invitations.expires_at` says the
/// same.
pub const LIFE_DAYS: i32 = 7;
/// How often an invitation is mailed again at most.
pub const MAX_RESENDS: i32 = 3;
/// The most members of a company, those who are invited among them.
pub const MAX_TEAM: i64 = 100;

/// Somebody who belongs to a company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// Their account.
    pub user: UserId,
    /// How they are addressed.
    pub name: String,
    /// Their address.
    pub email: String,
    /// What they may do.
    pub role: Role,
    /// Since when.
    pub joined_at: Instant,
}

/// An invitation to a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Its id.
    pub id: TeamInvitationId,
    /// Where it was sent.
    pub email: String,
    /// What the person may do once they belong to the team.
    pub role: Role,
    /// How often it was mailed.
    pub sent: i32,
    /// When it was mailed last.
    pub sent_at: Instant,
    /// Until when its link counts.
    pub expires_at: Instant,
}

impl Invitation {
    /// Whether its link counts no more.
    pub fn is_over(&self, now: Instant) -> bool {
        self.expires_at <= now
    }

    /// Whether it can be mailed again.
    pub fn can_be_resent(&self) -> bool {
        self.sent <= MAX_RESENDS
    }
}

/// A company is handed from an owner to somebody who is none.
pub(super) fn check_transfer(from: Role, to: Role) -> Result<(), Error> {
    match (from.owns(), to.owns()) {
        (false, _) => Err(Error::NotOwner),
        (true, true) => Err(Error::OwnsAlready),
        (true, false) => Ok(()),
    }
}

/// Keeps the last owner: somebody who speaks for a company is needed for everything it does.
pub(super) fn check_owners(member: Role, becomes: Option<Role>, owners: i64) -> Result<(), Error> {
    let goes = member.owns() && becomes.is_none_or(|role| !role.owns());
    if goes && owners <= 1 { Err(Error::LastOwner) } else { Ok(()) }
}
