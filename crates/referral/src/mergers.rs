//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table, ended, moved, replaced};

/// Who was named first is who counts, and only once. What a partner is paid for is the partner's: nobody takes their
/// place. The code itself is handed over by [`crate::codes::hand_over`].
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(
        AccountItem::Referrals,
        &[
            moved("not exists (select from referral_accounts other where other.user_id = $2)"),
            replaced(
                "held.referrer_id <> $2
                   and (other.referrer_id is null or held.referred_at < other.referred_at)
                   and not exists (select from partner_attributions p where p.user_id = $2)",
                "referrer_id = held.referrer_id, referred_at = held.referred_at",
            ),
            ended(
                "held.referrer_id is not null",
                "referrer_id = null, referred_at = null",
                "referral",
            ),
        ],
    )
    .known_by("user_id"),
    // Whom the account has brought; nobody brings themselves.
    Table::of_account(
        AccountItem::Referrals,
        &[
            ended("held.user_id = $2", "referrer_id = null, referred_at = null", "referral"),
            moved("true"),
        ],
    )
    .named_in("referrer_id")
    .known_by("user_id"),
    Table::of_account(
        AccountItem::ReferralClicks,
        &[moved(
            "not exists (select from referral_clicks other where other.user_id = $2
               and other.code_folded = held.code_folded and other.day = held.day)",
        )],
    ),
    Table::of_account(AccountItem::ReferralCodes, &[moved("true")]),
];
