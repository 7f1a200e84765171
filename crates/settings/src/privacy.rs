//! What this crate's table holds of persons.

use db::privacy::{Erase, Table, kept, nothing, pseudonym};

const WHY: &str = "what the installation was set to stays known";

/// The table.
pub const HELD: &[Table] = &[Table::of_persons(
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
)];
