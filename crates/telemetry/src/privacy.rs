//! What this crate's tables hold of persons: nothing, and so nothing is exported or erased.

use db::privacy::{Table, nothing};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_nobody("page_views", &[nothing("day"), nothing("route"), nothing("views")]),
    Table::of_nobody(
        "client_errors",
        &[
            nothing("fingerprint"),
            nothing("message"),
            nothing("stack"),
            nothing("route"),
            nothing("release"),
            nothing("seen"),
            nothing("first_seen_at"),
            nothing("last_seen_at"),
        ],
    ),
];
