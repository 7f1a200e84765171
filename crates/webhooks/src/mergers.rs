//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, ended};

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

/// Who set one up stays.
pub const PERSONS: &[Table<AccountItem>] = &[Table::signed("webhooks", "created_by")];
