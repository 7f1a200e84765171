//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table, dropped};

/// Who is online says so again within half a minute.
pub const PERSONS: &[Table<AccountItem>] =
    &[Table::of_account(AccountItem::Presence, &[dropped("true")])];
