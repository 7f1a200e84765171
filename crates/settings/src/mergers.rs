//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table};

/// Who set what stays. Only the admin saves filters, whose account is never merged; those of an account that was the
/// admin's once stay with it.
pub const PERSONS: &[Table<AccountItem>] =
    &[Table::signed("setting_versions", "made_by"), Table::signed("saved_filters", "user_id")];
