//! The rules of accounts. Pure: no connection, no clock.

use kernel::{Instant, UserId, words};

use crate::Error;
use crate::tokens::Claims;

words! {
    /// What an account is for. Source: specification §1; the admin is a candidate or company whose
    /// verified address is the configured one.
    pub enum Kind as "AccountKind" {
        /// Somebody who looks for work.
        Candidate = "candidate",
        /// Somebody who hires.
        Company = "company",
        /// Somebody who refers people; made by the admin only.
        Partner = "partner",
    }
}

words! {
    /// How pages look. Source: specification §2 for the first, ours for the others.
    pub enum Theme as "Theme" {
        /// Dark where problems are solved and written, light elsewhere.
        ByPage = "by_page",
        /// Light everywhere.
        Light = "light",
        /// Dark everywhere.
        Dark = "dark",
        /// As the person's system is.
        System = "system",
    }
}

/// Whether an account can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// By its person.
    Open,
    /// By nobody, until it is opened again.
    Locked,
}

impl Access {
    /// Its name in the audit log.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Locked => "locked",
        }
    }
}

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// Ours.
    pub id: UserId,
    /// The provider's name for the person.
    pub uid: String,
    /// In lower case.
    pub email: String,
    /// Whether the person has shown that they read mail there, to the identity provider or to us.
    pub email_verified: bool,
    /// The address at which they read a mail of ours; `None` before, and once the account has another address.
    pub proven_email: Option<String>,
    /// How the person is addressed.
    pub display_name: String,
    /// The name others see; `None` until chosen.
    pub username: Option<String>,
    /// Fixed when the account was made.
    pub kind: Kind,
    /// Whether the profile is filled in.
    pub profile_completed: bool,
    /// Since when the account is locked.
    pub disabled_at: Option<Instant>,
    /// Sign-ins before this instant no longer count.
    pub tokens_valid_after: Option<Instant>,
    /// The account of the same person that this one was merged into.
    pub merged_into: Option<UserId>,
    /// The last edition of the terms of use that the person has agreed to.
    pub terms_edition: Option<String>,
    /// The last edition of the privacy policy that the person has agreed to.
    pub privacy_edition: Option<String>,
    /// How pages look to the person.
    pub theme: Theme,
}

impl User {
    /// Whether the account can be used.
    pub(super) fn access(&self) -> Access {
        if self.disabled_at.is_some() { Access::Locked } else { Access::Open }
    }

    /// Whether a sign-in at `auth_time` still counts.
    pub fn accepts_sign_in_at(&self, auth_time: Instant) -> bool {
        self.tokens_valid_after.is_none_or(|since| auth_time >= since)
    }

    /// Whether this is the configured admin: the address alone proves nothing, so it must be
    /// verified. The address belongs to one account, so a second uid with it is a stranger.
    pub fn is_admin(&self, admin_email: Option<&kernel::Email>) -> bool {
        self.email_verified && admin_email.is_some_and(|admin| admin.as_str() == self.email)
    }
}

/// What a person says when registering. Uid and e-mail come from the token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Registration {
    /// Whether they hire.
    pub is_company: bool,
    /// 1 to 120 characters.
    pub display_name: String,
    /// At most 40 characters.
    pub phone: Option<String>,
    /// As entered; an ill-formed one is ignored. Source: specification §5.
    pub referral_code: Option<String>,
}

impl Registration {
    pub(super) fn kind(&self) -> Kind {
        if self.is_company { Kind::Company } else { Kind::Candidate }
    }

    /// The referral code where it has the form of one: letters, digits and hyphens, 3 to 50.
    pub(super) fn referral_code(&self) -> Option<&str> {
        self.referral_code.as_deref().filter(|code| {
            (3..=50).contains(&code.len())
                && code.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        })
    }
}

/// An account made on somebody's behalf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewUser<'a> {
    /// The provider's name for the person, 1 to 128 characters.
    pub uid: &'a str,
    /// Their address.
    pub email: &'a kernel::Email,
    /// How they are addressed, at most 120 characters.
    pub display_name: &'a str,
}

/// The fewest characters of a reason for merging two accounts.
const MIN_MERGER_REASON: usize = 20;
/// The most.
const MAX_MERGER_REASON: usize = 2000;

pub(super) fn check_merger_reason(reason: &str) -> Result<(), Error> {
    let length = reason.trim().chars().count();
    if (MIN_MERGER_REASON..=MAX_MERGER_REASON).contains(&length) {
        Ok(())
    } else {
        Err(Error::BadMergerReason)
    }
}

/// An address that its owner recognises and nobody else can write to.
pub fn masked(email: &str) -> String {
    let (local, domain) = email.rsplit_once('@').unwrap_or((email, ""));
    let first = local.chars().next().map(String::from).unwrap_or_default();
    format!("{first}•••@{domain}")
}

pub(super) fn check_same_kind(user: &User, form: &Registration) -> Result<(), Error> {
    if user.kind == form.kind() { Ok(()) } else { Err(Error::AccountKindFixed) }
}

/// Whether the token is the first to show that its person reads mail at the address.
pub(super) fn shows_address(user: &User, claims: &Claims) -> bool {
    !user.email_verified && claims.email_verified
}

/// Whether the account lacks what the token says of its address. Our own proof of the address outlasts a token that
/// does not verify it.
pub(super) fn is_stale(user: &User, claims: &Claims) -> bool {
    let email = claims.email.as_str();
    let is_proven = user.proven_email.as_deref() == Some(email);
    user.email != email || user.email_verified != (claims.email_verified || is_proven)
}
