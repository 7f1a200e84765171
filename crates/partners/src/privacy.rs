//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym};

/// The table.
pub const HELD: &[Table] = &[Table::of_persons(
    "partner_applications",
    "Your application to become a partner",
    "user_id = $1",
    Erase::Rows,
    &[
        nothing("id"),
        pseudonym("user_id"),
        person("kind"),
        person("organisation"),
        person("website"),
        person("why"),
        person("state"),
        person("reason"),
        nothing("version"),
        person("applied_at"),
        person("changed_at"),
    ],
)];
