//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, dropped, moved};

/// Applications, boards and offers hang on the roles.
pub const HELD: &[Table] = &[Table::of(Item::Roles, &[moved("true")])];

/// Of two applications for a role, [`crate::twins::settle`] has seen to it before that the further one is the other
/// account's.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(AccountItem::Resumes, &[moved("true")]),
    Table::of_account(
        AccountItem::Applications,
        &[moved(
            "not exists (select from applications other where other.candidate_id = $2
               and other.role_id = held.role_id)",
        )],
    )
    .named_in("candidate_id"),
    Table::of_account(
        AccountItem::ApplicationDrafts,
        &[moved(
            "not exists (select from application_drafts other where other.candidate_id = $2
               and other.role_id = held.role_id)",
        )],
    )
    .named_in("candidate_id"),
    Table::of_account(
        AccountItem::RoleProposals,
        &[
            dropped(
                "held.state = 'proposed' and exists (select from role_proposals other
                   where other.candidate_id = $2 and other.role_id = held.role_id
                     and other.state = 'proposed')",
            ),
            moved("true"),
        ],
    )
    .named_in("candidate_id"),
    Table::of_account(AccountItem::RoleAlerts, &[moved("true")]),
    Table::signed("role_proposals", "proposed_by"),
    Table::signed("applications", "waived_by"),
    Table::signed("applications", "declined_by"),
    Table::signed("roles", "created_by"),
    Table::signed("offers", "made_by"),
    Table::signed("meetings", "created_by"),
    Table::signed("scorecards", "author_id"),
    Table::signed("application_notes", "author_id"),
    Table::signed("named_roles", "named_by"),
    Table::signed("slate_entries", "placed_by"),
    Table::signed("slate_entries", "excluded_by"),
];
