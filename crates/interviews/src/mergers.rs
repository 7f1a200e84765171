//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, moved};

/// The names that stories call the company by, and what it answered.
pub const HELD: &[Table] = &[
    Table::of(Item::InterviewNames, &[moved("true")]),
    Table::of(Item::InterviewReplies, &[moved("true")]),
];
