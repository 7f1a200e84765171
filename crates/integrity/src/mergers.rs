//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table};

/// Cases hang on the attempts; who decided them stays.
pub const PERSONS: &[Table<AccountItem>] =
    &[Table::signed("integrity_cases", "decided_by"), Table::signed("integrity_cases", "final_by")];
