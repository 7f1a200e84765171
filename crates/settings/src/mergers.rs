//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table};

/// Who set what stays.
pub const PERSONS: &[Table<AccountItem>] = &[Table::signed("setting_versions", "made_by")];
