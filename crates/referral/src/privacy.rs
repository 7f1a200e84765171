//! What this crate's table holds of persons.

use db::privacy::{Erase, Table, kept, nothing, person, pseudonym};

/// The table.
pub const HELD: &[Table] = &[Table::of_persons(
    "referral_accounts",
    "Your referral code, and when somebody referred you",
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
)];
