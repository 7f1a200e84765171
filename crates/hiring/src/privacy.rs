//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, kept, nothing, person};

const OF_COMPANY: &str = "the role is your company's, and nothing of it leads to you any more";

/// The tables.
pub const HELD: &[Table] = &[Table::of_persons(
    "roles",
    "Roles that you drafted for your company",
    "created_by = $1",
    Erase::Data,
    &[
        nothing("id"),
        nothing("company_id"),
        person("created_by").shown("'you'").becomes("null"),
        nothing("state"),
        nothing("live_state"),
        nothing("version"),
        kept("title", OF_COMPANY),
        nothing("form"),
        nothing("assessment_id"),
        nothing("deadline"),
        nothing("note"),
        nothing("submitted_at"),
        nothing("closed_at"),
        kept("created_at", OF_COMPANY),
        nothing("changed_at"),
    ],
)];
