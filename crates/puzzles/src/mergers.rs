//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, moved};

/// Own puzzles.
pub const HELD: &[Table] = &[Table::of(Item::Puzzles, &[moved("true")])];

/// Nobody has more tries of a puzzle by having had two accounts.
pub const PERSONS: &[Table<AccountItem>] = &[Table::of_account(
    AccountItem::PuzzleTries,
    &[moved(
        "not exists (select from puzzle_tries other where other.user_id = $2
           and other.puzzle_id = held.puzzle_id and other.input = held.input)",
    )],
)];
