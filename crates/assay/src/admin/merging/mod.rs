//! What a merger does, at the command line.

use db::mergers::Part;
use kernel::Words;

use crate::say;

/// Says what becomes of which rows, and what is against it.
pub(super) fn list<I: Words>(parts: &[Part<I>], against: impl Iterator<Item = &'static str>) {
    for part in parts {
        say(&format!("{:>8}  {:<9} {}", part.rows, part.fate.as_str(), part.item.as_str()));
    }
    against.for_each(say);
}
