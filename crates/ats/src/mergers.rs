//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, ended};

/// Keys were agreed on with the company as it was. Those of a company that may not act open nothing, and a connection
/// that is paused sends nothing.
pub const HELD: &[Table] = &[Table::of(
    Item::AtsConnections,
    &[ended(
        "held.state = 'active'",
        "state = 'paused', version = held.version + 1, changed_at = now()",
        "ats_connection",
    )],
)];

/// Who connected one stays.
pub const PERSONS: &[Table<AccountItem>] = &[Table::signed("ats_connections", "created_by")];
