//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, dropped, moved, replaced};

/// What was issued stays with whom it was issued to; only drafts move. A merger of two companies that both subscribe
/// is refused before.
pub const HELD: &[Table] = &[
    Table::of(Item::Subscriptions, &[moved("held.state = 'active'")]),
    Table::of(Item::InvitationCredits, &[moved("true")]),
    // The longer grace is the one that counts.
    Table::of(
        Item::Grace,
        &[
            replaced(
                "held.until > other.until",
                "until = held.until, reason = held.reason, given_by = held.given_by,
                   given_at = held.given_at",
            ),
            moved("not exists (select from grace_extensions other where other.company_id = $2)"),
            dropped("true"),
        ],
    ),
    Table::of(Item::Invoices, &[moved("held.state = 'draft'")]),
];
