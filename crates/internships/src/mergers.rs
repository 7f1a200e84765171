//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, copied, moved};

/// A checklist never changes, so the other company gets a copy of the newest where it has none of its own. Internships
/// that run keep their items.
pub const HELD: &[Table] = &[
    Table::of(Item::Internships, &[moved("true")]),
    Table::of(
        Item::Checklists,
        &[copied(
            "not exists (select from checklist_templates other where other.company_id = $2)
               and held.version = (select max(last.version) from checklist_templates last
                 where last.company_id = $1)",
            "id, company_id, version, items, saved_at",
            "gen_random_uuid(), $2, 1, held.items, held.saved_at",
        )],
    ),
];
