//! What this crate's tables hold of persons.

use db::privacy::{Column, Erase, Table, nothing, person, pseudonym};

const OF_ATTEMPTS: &str = "attempt_id in (select id from attempts where user_id = $1)";

/// The tables; they come before the attempts that they are about.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "integrity_cases",
        "Questions about your attempts, your answers and what was decided",
        OF_ATTEMPTS,
        Erase::Rows,
        CASES,
    ),
    Table::of_persons(
        "integrity_examinations",
        "What was found in the recordings of your attempts",
        OF_ATTEMPTS,
        Erase::Rows,
        &[
            person("attempt_id"),
            nothing("due_at"),
            person("examined_at"),
            person("level"),
            person("findings"),
            person("rules"),
        ],
    ),
];

const CASES: &[Column] = &[
    person("id"),
    person("attempt_id"),
    person("state"),
    nothing("version"),
    person("opened_at"),
    person("answer_until"),
    person("draft"),
    person("answer"),
    person("answered_at"),
    person("outcome"),
    person("reason"),
    pseudonym("decided_by"),
    person("decided_as"),
    person("decided_at"),
    person("appeal"),
    person("appealed_at"),
    person("final_outcome"),
    person("final_reason"),
    pseudonym("final_by"),
    person("final_at"),
];
