//! What this crate's tables hold of persons. The answers themselves are not listed: the program cannot
//! read their table, and `answers` hands them out and forgets them by the functions of their schema.

use db::privacy::{Table, nothing};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_nobody(
        "selection_reports",
        &[nothing("role_id"), nothing("counted_at"), nothing("content")],
    ),
    Table::of_nobody(
        "cut_off_counts",
        &[
            nothing("assessment_id"),
            nothing("number"),
            nothing("people"),
            nothing("until"),
            nothing("counted_at"),
            nothing("content"),
        ],
    ),
];
