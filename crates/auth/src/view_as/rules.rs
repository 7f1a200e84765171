//! When the admin may look as another account. Pure.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::chrono::TimeDelta;
use kernel::{CompanyId, Instant, UserId, ViewAsId, text, words};
use sha2::{Digest, Sha256};

use crate::Error;

/// How long it lasts, in minutes.
pub const MINUTES: i64 = 30;
/// The shortest reason, in characters.
pub const MIN_REASON: usize = 10;
/// The longest reason, in characters.
pub const MAX_REASON: usize = 2000;

words! {
    /// Whose dashboard is looked at.
    pub enum Area as "ViewAsArea" {
        /// That of a company, as its owner sees it.
        Company = "company",
        /// That of a partner.
        Partner = "partner",
    }
}

/// A permission to look as another account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// Its id, which opens nothing.
    pub id: ViewAsId,
    /// Whose permission it is.
    pub admin: UserId,
    /// The sign-in of theirs that it belongs to.
    pub signed_in_at: Instant,
    /// As whom they look.
    pub viewed: UserId,
    /// The company whose owner that is; `None` for a partner.
    pub company: Option<CompanyId>,
    /// Why.
    pub reason: String,
    /// When it began.
    pub began_at: Instant,
    /// When it ends by itself.
    pub ends_at: Instant,
    /// When it ended.
    pub ended_at: Option<Instant>,
}

impl Grant {
    /// Whose dashboard it shows.
    pub fn area(&self) -> Area {
        if self.company.is_some() { Area::Company } else { Area::Partner }
    }

    /// Whether it counts for this admin with this sign-in.
    pub(super) fn opens(&self, (admin, signed_in_at): (UserId, Instant), now: Instant) -> bool {
        let own = self.admin == admin && self.signed_in_at == signed_in_at;
        own && self.ended_at.is_none() && self.began_at <= now && now < self.ends_at
    }
}

/// When one that begins at `now` ends.
pub(super) fn end_of(now: Instant) -> Instant {
    now + TimeDelta::minutes(MINUTES)
}

/// The reason without space around it.
///
/// # Errors
/// [`Error::BadReason`].
pub(super) fn reason(given: &str) -> Result<&str, Error> {
    let given = text::trimmed(given);
    let fits = (MIN_REASON..=MAX_REASON).contains(&given.chars().count());
    if fits { Ok(given) } else { Err(Error::BadReason) }
}

/// What a request shows to look as another account. It is said once; the SHA-256 of it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    pub(super) fn random() -> Self {
        Self(rand::random())
    }

    /// `None` where the text cannot be one.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Self)
    }

    /// As it is sent.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub(super) fn sha256(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }
}
