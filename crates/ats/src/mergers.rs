//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, ended};

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
