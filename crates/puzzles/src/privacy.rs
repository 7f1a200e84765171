//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "puzzle_tries",
        "What you drew for puzzles, and how",
        "user_id = $1",
        Erase::Rows,
        &[
            person("id"),
            person("puzzle_id"),
            pseudonym("user_id"),
            person("input"),
            person("number"),
            person("grid"),
            person("is_right"),
            person("events"),
            person("tried_at"),
        ],
    ),
    Table::of_nobody(
        "puzzles",
        &[
            nothing("id"),
            nothing("slug"),
            nothing("name"),
            nothing("difficulty"),
            nothing("licence"),
            nothing("demonstrations"),
            nothing("inputs"),
            nothing("answers"),
            nothing("created_at"),
            nothing("company_id"),
            nothing("standing"),
            nothing("all_or_nothing"),
        ],
    ),
];
