//! Who gets a free trial. Pure.

use kernel::Instant;

use crate::review::is_free_mail;

/// What a free trial is, by the admin's settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// How many days it lasts.
    pub days: i64,
    /// How many invitations it has; with none, no trial is offered.
    pub invitations: i32,
}

impl Terms {
    /// Whether a trial is offered at all.
    pub(super) fn are_offered(self) -> bool {
        self.days > 0 && self.invitations > 0
    }
}

/// A free trial that is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FreeTrial {
    /// How many invitations it has.
    pub invitations: i32,
    /// From when they are counted.
    pub begun_at: Instant,
    /// When it ends.
    pub ends_at: Instant,
}

/// Domains that belong to nobody (RFC 2606 §3), and the one at which all of our demo and test accounts have their addresses.
const RESERVED: [&str; 4] = ["assay.example", "example.com", "example.net", "example.org"];

/// The domain that has one trial: what a registry sells of the domain of an address, so that no number of subdomains
/// has more. `None` at a provider where anyone can have an address, and at a domain that nobody has.
pub(super) fn domain_of(address: &str) -> Option<String> {
    let (_, domain) = address.rsplit_once('@')?;
    let domain = domain.to_ascii_lowercase();
    if is_free_mail(&domain) {
        return None;
    }
    let registrable = psl::domain_str(&domain)?;
    let has_none = is_free_mail(registrable) || RESERVED.contains(&registrable);
    (!has_none).then(|| registrable.to_owned())
}
