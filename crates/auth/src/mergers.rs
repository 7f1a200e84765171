//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, ended, moved};

/// The admin stops looking as its owner.
pub const HELD: &[Table] = &[Table::of(
    Item::ViewAs,
    &[ended(
        "held.ended_at is null",
        "ended_at = greatest(held.began_at, least(now(), held.ends_at))",
        "view_as",
    )],
)];

/// Of persons. What was said in both stays as the other account has it. Codes, agreements and erasures are history.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(AccountItem::Accounts, &[moved("held.erased_at is null")])
        .named_in("merged_into"),
    Table::of_account(
        AccountItem::Profiles,
        &[moved("not exists (select from profiles other where other.user_id = $2)")],
    ),
    Table::of_account(AccountItem::Codes, &[]),
    Table::of_account(AccountItem::Agreements, &[]),
    Table::of_account(AccountItem::Erasures, &[]),
    Table::of_account(
        AccountItem::ViewAs,
        &[ended(
            "held.ended_at is null",
            "ended_at = greatest(held.began_at, least(now(), held.ends_at))",
            "view_as",
        )],
    )
    .named_in("viewed_id"),
    Table::signed("view_as_grants", "admin_id"),
    Table::signed("address_changes", "user_id"),
];
