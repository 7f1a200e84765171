//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, moved_with};

/// A name that the other company has already gets the next free number. Versions of one problem share it.
pub const HELD: &[Table] = &[Table::of(
    Item::ProblemDrafts,
    &[moved_with(
        "true",
        "slug = case when exists (select from problem_drafts other
             where other.company_id = $2 and other.slug = held.slug)
           then (select left(held.slug, 48) || '-' || n from generate_series(2, 999) n
             where not exists (select from problem_drafts other
               where other.company_id in ($1, $2) and other.slug = left(held.slug, 48) || '-' || n)
             order by n limit 1)
           else held.slug end",
    )],
)];

/// Who wrote what stays.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::signed("problem_drafts", "created_by"),
    Table::signed("problem_drafts", "updated_by"),
    Table::signed("problem_draft_files", "changed_by"),
    Table::signed("problem_checks", "created_by"),
    Table::signed("problem_checks", "publish_by"),
];
