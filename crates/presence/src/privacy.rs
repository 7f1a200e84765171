//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "presences",
        "That you were online within the last day, and in which part of Assay",
        "user_id = $1",
        Erase::Rows,
        &[
            pseudonym("user_id"),
            person("role"),
            person("area"),
            person("device"),
            nothing("tab"),
            person("since"),
            person("beat_at"),
            person("input_at"),
            person("left_at"),
            person("changed_at"),
        ],
    ),
    Table::of_nobody("presence_hours", &[nothing("hour"), nothing("role"), nothing("people")]),
];
