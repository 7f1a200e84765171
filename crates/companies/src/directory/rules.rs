//! A company as everybody sees it. Pure.

use kernel::{CompanyId, Cursor, Instant, Paging};

use crate::details::{Form, Industry};

/// Fewer stories than this say nothing together, and might say something of one person.
pub(super) const ENOUGH: i64 = 5;

/// The longest search, in characters.
pub const MAX_SEARCH: usize = 100;

/// Which companies are asked for.
#[derive(Debug, Clone)]
pub struct Asked {
    /// How their names begin, in any case; everything where it is empty.
    pub search: String,
    /// What they do.
    pub industry: Option<Industry>,
    /// Which part of the list.
    pub paging: Paging,
}

/// A company as everybody sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// Its id.
    pub id: CompanyId,
    /// What it says of itself.
    pub form: Form,
    /// The name of its logo.
    pub logo: Option<Vec<u8>>,
    /// When its account was made.
    pub created_at: Instant,
    /// How many of its roles somebody can apply for.
    pub open_roles: i64,
    /// How many stories there are of its interviews.
    pub stories: i64,
    /// How hard its interviews are on average, 1 to 5; `None` below five stories.
    pub difficulty: Option<f64>,
}

impl Listed {
    /// Where it stands in the list. The name is read again when the list goes on.
    pub(super) fn place(&self) -> Cursor {
        Cursor { at: self.created_at, id: self.id.0 }
    }
}

/// The average of counted values; `None` where too few are counted.
pub(super) fn mean(counted: &[(i64, i64)]) -> Option<f64> {
    let stories: i64 = counted.iter().map(|(_, n)| n).sum();
    let sum: i64 = counted.iter().map(|(value, n)| value * n).sum();
    // Nobody tells so many stories that a double would round them.
    #[expect(clippy::cast_precision_loss, reason = "counts are small")]
    let mean = sum as f64 / stories as f64;
    (stories >= ENOUGH).then_some(mean)
}
