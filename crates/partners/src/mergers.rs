//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table, ended, moved};

/// Partners are not merged. Who brought an account stays as it is: a merger that would change whom that pays is refused.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(
        AccountItem::PartnerApplications,
        &[
            moved("not exists (select from partner_applications other where other.user_id = $2)"),
            ended(
                "held.state = 'applied'",
                "state = 'withdrawn', version = held.version + 1, changed_at = now()",
                "partner_application",
            ),
        ],
    ),
    Table::of_account(AccountItem::Partners, &[]),
    Table::of_account(AccountItem::PartnerReferrals, &[]),
    Table::signed("partner_terms", "made_by"),
    Table::signed("partner_commissions", "made_by"),
    Table::signed("partner_statements", "paid_by"),
];
