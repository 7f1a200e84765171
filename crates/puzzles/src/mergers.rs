//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, moved};

/// Own puzzles.
pub const HELD: &[Table] = &[Table::of(Item::Puzzles, &[moved("true")])];
