//! What a link is. Pure.

use kernel::{ActivationId, InquiryId, Instant};

/// How long a link counts, where the admin has set no shorter time; the default of
/// `activation_links.expires_at` says the same. Source: product.md §30.
pub const LIFE_HOURS: i32 = 72;

/// A link that can be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Its id.
    pub id: ActivationId,
    /// The inquiry whose account it opens.
    pub inquiry: InquiryId,
    /// Where it was sent.
    pub email: String,
}

/// What became of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// Its id.
    pub id: ActivationId,
    /// Where it was sent.
    pub email: String,
    /// When it was made.
    pub sent_at: Instant,
    /// Until when it counts.
    pub expires_at: Instant,
    /// When it was used.
    pub used_at: Option<Instant>,
    /// When it was replaced or taken back.
    pub revoked_at: Option<Instant>,
}
