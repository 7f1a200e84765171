//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, moved_with};

/// The name in the bank ends with a part of the company's id, so that the next version of a draft finds its problem; the
/// drafts have moved before. A name that is taken stays as it was.
pub const HELD: &[Table] = &[Table::of(
    Item::Problems,
    &[moved_with(
        "true",
        "slug = (select case when exists (select from problems other where other.slug = renamed.slug)
             then held.slug else renamed.slug end
           from (select coalesce(
             (select draft.slug from problem_drafts draft
                join problem_versions version on version.id = draft.problem_version_id
                where version.problem_id = held.id limit 1),
             regexp_replace(held.slug, '-[0-9a-f]{8}$', '')
           ) || '-' || right($2::text, 8) as slug) renamed)",
    )],
)];
