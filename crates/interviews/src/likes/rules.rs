//! What is asked about likes, and what is answered. Pure.

use kernel::uuid::Uuid;

/// Whether a reader likes a story, and how many do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status {
    /// Whether this reader does.
    pub is_liked: bool,
    /// How many readers do.
    pub likes_count: i32,
}

/// The stories whose status is asked for at once: 1 to 200, each once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch(Vec<Uuid>);

impl Batch {
    /// The most stories of one batch.
    pub const MAX: usize = 200;

    /// `None` where there are none, or too many.
    pub fn parse(ids: &[Uuid]) -> Option<Self> {
        if !(1..=Self::MAX).contains(&ids.len()) {
            return None;
        }
        let mut ids = ids.to_vec();
        ids.sort_unstable();
        ids.dedup();
        Some(Self(ids))
    }

    /// The stories.
    pub fn ids(&self) -> &[Uuid] {
        &self.0
    }
}
