//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, copied, moved};

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

/// What the intern wrote is the intern's; what the company's side wrote stays signed.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(AccountItem::Internships, &[moved("true")]).named_in("candidate_id"),
    Table::of_account(AccountItem::CheckIns, &[moved("held.side = 'candidate'")])
        .named_in("author_id"),
    Table::of_account(AccountItem::Extensions, &[moved("held.side = 'candidate'")])
        .named_in("author_id"),
    Table::signed("internships", "supervisor_id"),
    Table::signed("internships", "contact_id"),
    Table::signed("internship_ratings", "author_id"),
];
