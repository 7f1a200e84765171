//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, kept, nothing, person, pseudonym};

const WHY: &str = "what the installation was set to stays known";

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "setting_versions",
        "Settings that you changed as the admin",
        "made_by = $1",
        Erase::Leave,
        &[
            nothing("id"),
            kept("key", WHY),
            kept("version", WHY),
            kept("value", WHY),
            kept("reason", WHY),
            pseudonym("made_by"),
            kept("made_at", WHY),
        ],
    ),
    Table::of_persons(
        "saved_filters",
        "Filters of the admin's lists that you saved",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("list"),
            person("name"),
            person("query"),
            person("changed_at"),
        ],
    ),
];
