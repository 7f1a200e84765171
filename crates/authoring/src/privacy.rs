//! What this crate's tables hold of persons: who wrote and checked what, by their ids.

use db::privacy::{Table, nothing, pseudonym};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_nobody(
        "problem_check_lines",
        &[
            nothing("check_id"),
            nothing("number"),
            nothing("kind"),
            nothing("subject"),
            nothing("is_good"),
            nothing("text"),
            nothing("groups"),
        ],
    ),
    Table::of_nobody(
        "problem_checks",
        &[
            nothing("id"),
            nothing("draft_id"),
            nothing("digest"),
            nothing("state"),
            nothing("changes"),
            nothing("limit_ms"),
            nothing("slowest_accepted_ms"),
            nothing("fastest_slow_ms"),
            nothing("finds_slow"),
            pseudonym("created_by"),
            nothing("created_at"),
            nothing("finished_at"),
            nothing("fills"),
        ],
    ),
    Table::of_nobody(
        "problem_draft_files",
        &[
            nothing("draft_id"),
            nothing("path"),
            nothing("content"),
            nothing("version"),
            pseudonym("changed_by"),
        ],
    ),
    Table::of_nobody(
        "problem_drafts",
        &[
            nothing("id"),
            nothing("company_id"),
            nothing("lineage_id"),
            nothing("number"),
            nothing("slug"),
            nothing("title"),
            nothing("state"),
            nothing("version"),
            nothing("comment"),
            nothing("problem_version_id"),
            pseudonym("created_by"),
            pseudonym("updated_by"),
            nothing("created_at"),
            nothing("updated_at"),
            nothing("kind"),
            nothing("puzzle_id"),
        ],
    ),
];
