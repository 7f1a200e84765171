//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, ended};

/// The admin stops looking as its owner.
pub const HELD: &[Table] = &[Table::of(
    Item::ViewAs,
    &[ended(
        "held.ended_at is null",
        "ended_at = greatest(held.began_at, least(now(), held.ends_at))",
        "view_as",
    )],
)];
