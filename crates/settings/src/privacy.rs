//! What this crate's table holds of persons.

use db::privacy::{Erase, Table, nothing, pseudonym};

/// The table.
pub const HELD: &[Table] = &[Table::of_persons(
    "setting_versions",
    "Settings that you changed as the admin",
    "made_by = $1",
    Erase::Leave,
    &[
        nothing("id"),
        nothing("key"),
        nothing("version"),
        nothing("value"),
        nothing("reason"),
        pseudonym("made_by"),
        nothing("made_at"),
    ],
)];
