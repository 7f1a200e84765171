//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, dropped, moved, replaced};

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

/// Who did what with the money stays.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::signed("checkouts", "created_by"),
    Table::signed("credit_notes", "made_by"),
    Table::signed("grace_extensions", "given_by"),
    Table::signed("invitation_credits", "granted_by"),
    Table::signed("invoices", "created_by"),
    Table::signed("payments", "recorded_by"),
    Table::signed("payments", "reversed_by"),
    Table::signed("plans", "made_by"),
    Table::signed("subscriptions", "created_by"),
];
