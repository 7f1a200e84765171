//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table, moved};

/// Programs that were compared are of who sent them.
pub const PERSONS: &[Table<AccountItem>] =
    &[Table::of_account(AccountItem::Compared, &[moved("true")])];
