//! An invitation as those with its code see it, and by what right an account takes it. Pure.

use kernel::{AssessmentId, AttemptId, Instant, InvitationId, Language, UserId};

use super::rules::Standing;
use crate::Error;
use crate::consent::Edition;
use crate::definitions::AiPolicy;

/// By what right an account takes an invitation. Source: product.md §5.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// It goes to the account's address, or the account has taken it.
    Invited,
    /// It goes to another address, and the company lets any verified address take it.
    AnyAddress,
    /// Another account has taken it.
    Taken,
    /// It goes to another address.
    None,
}

impl Claim {
    /// Whether the account may take it.
    pub(crate) fn check(self) -> Result<(), Error> {
        match self {
            Self::Invited | Self::AnyAddress => Ok(()),
            Self::Taken => Err(Error::TakenByOther),
            Self::None => Err(Error::NoInvitation),
        }
    }
}

/// The account that would take an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taker<'a> {
    /// Which.
    pub user: UserId,
    /// Its address.
    pub address: &'a str,
    /// Whether it is one of a company's people.
    pub hires: bool,
}

/// The claim of an account to an invitation to `email`. An account that has taken it keeps it, also with a new address;
/// to strangers nothing says that it is taken. People who hire are strangers to what goes to another address: they read
/// the codes of their company's list.
pub(crate) fn claim(
    (email, any_address, taken_by): (&str, bool, Option<UserId>),
    by: Taker<'_>,
) -> Claim {
    let theirs = email == by.address;
    match taken_by {
        Some(user) if user == by.user => Claim::Invited,
        _ if !theirs && (by.hires || !any_address) => Claim::None,
        Some(_) => Claim::Taken,
        None if theirs => Claim::Invited,
        None => Claim::AnyAddress,
    }
}

/// An invitation as somebody with its code sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The invitation.
    pub id: InvitationId,
    /// The code.
    pub code: String,
    /// How it stands.
    pub standing: Standing,
    /// Who invites.
    pub company_name: String,
    /// Whether that is a company that Assay has not verified.
    pub is_unverified: bool,
    /// Whether that is a partner.
    pub by_partner: bool,
    /// To what.
    pub assessment_title: String,
    /// How long an attempt lasts without extra time.
    pub duration_minutes: i32,
    /// How long this person's lasts; for that person only.
    pub own_minutes: i32,
    /// So many attempts within so many days, before somebody cools down; any number within no days.
    pub retakes: (i32, i32),
    /// The assessment that it is a trial of, where it is one.
    pub trial_of: Option<AssessmentId>,
    /// What is recorded of an attempt.
    pub edition: &'static Edition,
    /// What candidates may do with the assistant.
    pub ai_policy: AiPolicy,
    /// How many tasks there are.
    pub task_count: i64,
    /// The languages allowed.
    pub languages: Vec<Language>,
    /// Who is invited; to be masked for strangers.
    pub email: String,
    /// Whether an account with another verified address may take it.
    pub any_address: bool,
    /// The account that has taken it.
    pub taken_by: Option<UserId>,
    /// From when an attempt can begin; at once where there is none.
    pub opens_at: Option<Instant>,
    /// Until when an attempt can begin.
    pub expires_at: Instant,
    /// The attempt and whose it is; for that person only.
    pub attempt: Option<(AttemptId, UserId)>,
}

/// An invitation as the invited person's own list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mine {
    /// The invitation.
    pub id: InvitationId,
    /// The code.
    pub code: String,
    /// Who invites.
    pub company_name: String,
    /// To what.
    pub assessment_title: String,
    /// How long an attempt lasts.
    pub duration_minutes: i32,
    /// How it stands.
    pub standing: Standing,
    /// When it was made.
    pub created_at: Instant,
    /// From when an attempt can begin; at once where there is none.
    pub opens_at: Option<Instant>,
    /// Until when an attempt can begin.
    pub expires_at: Instant,
    /// The attempt and its deadline.
    pub attempt: Option<(AttemptId, Instant)>,
}

impl Card {
    /// The claim of an account.
    pub fn claim(&self, by: Taker<'_>) -> Claim {
        claim((&self.email, self.any_address, self.taken_by), by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_taken_by_the_invited_address_or_by_any_where_the_company_allows_and_once() {
        let (me, other) = (UserId::new(), UserId::new());
        for (address, any_address, taken_by, want) in [
            ("ada@example.com", false, None, Claim::Invited),
            ("ada@example.com", true, None, Claim::Invited),
            ("eve@example.com", false, None, Claim::None),
            ("eve@example.com", true, None, Claim::AnyAddress),
            ("ada@example.com", true, Some(other), Claim::Taken),
            ("ada@example.com", false, Some(other), Claim::Taken),
            ("eve@example.com", true, Some(other), Claim::Taken),
            ("eve@example.com", false, Some(other), Claim::None),
            ("eve@example.com", true, Some(me), Claim::Invited),
            ("eve@example.com", false, Some(me), Claim::Invited),
        ] {
            let by = Taker { user: me, address, hires: false };
            let got = claim(("ada@example.com", any_address, taken_by), by);
            assert_eq!(got, want, "{address} {any_address} {taken_by:?}");
        }
    }

    #[test]
    fn one_who_hires_takes_what_goes_to_their_own_address_and_never_what_goes_to_another() {
        let (me, other) = (UserId::new(), UserId::new());
        for (address, any_address, taken_by, want) in [
            ("ada@example.com", false, None, Claim::Invited),
            ("ada@example.com", true, Some(other), Claim::Taken),
            ("eve@example.com", false, None, Claim::None),
            ("eve@example.com", true, None, Claim::None),
            ("eve@example.com", true, Some(other), Claim::None),
            // They began before they hired.
            ("eve@example.com", true, Some(me), Claim::Invited),
        ] {
            let by = Taker { user: me, address, hires: true };
            let got = claim(("ada@example.com", any_address, taken_by), by);
            assert_eq!(got, want, "{address} {any_address} {taken_by:?}");
        }
    }

    #[test]
    fn a_second_account_is_refused_with_the_reason_and_a_stranger_without() {
        assert!(Claim::Invited.check().is_ok() && Claim::AnyAddress.check().is_ok());
        assert!(matches!(Claim::Taken.check(), Err(Error::TakenByOther)));
        assert!(matches!(Claim::None.check(), Err(Error::NoInvitation)));
    }
}
