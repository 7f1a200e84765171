//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, ended};

/// Addresses and secrets were agreed on with the company as it was. One that is paused sends nothing, and nobody can
/// resume it.
pub const HELD: &[Table] = &[Table::of(
    Item::Webhooks,
    &[ended(
        "held.state in ('active', 'failing')",
        "state = 'disabled', reason = 'The company was merged into another one.',
           version = held.version + 1, changed_at = now()",
        "webhook",
    )],
)];
