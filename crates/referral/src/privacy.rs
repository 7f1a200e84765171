//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, kept, nothing, person, pseudonym};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "referral_accounts",
        "Your referral code, and when someone referred you",
        "user_id = $1",
        Erase::Data,
        &[
            pseudonym("user_id"),
            person("code"),
            // The database computes it from the code.
            nothing("code_folded"),
            pseudonym("referrer_id"),
            person("referred_at"),
            kept("created_at", "the row counts for the account's referrer"),
        ],
    ),
    Table::of_persons(
        "referral_past_codes",
        "Referral codes that you had before",
        "user_id = $1",
        Erase::Rows,
        &[
            person("code_folded"),
            pseudonym("user_id"),
            person("replaced_at"),
            person("counts_until"),
        ],
    ),
    Table::of_persons(
        "referral_clicks",
        "How often links with your referral code were opened, by day",
        "user_id = $1",
        Erase::Rows,
        &[pseudonym("user_id"), person("code_folded"), person("day"), person("clicks")],
    ),
];
