//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym, secret};

const OTHERS: &str = "it leads to the program of somebody else";

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "similarity_matches",
        "Programs that were found to be much like yours",
        "submission_id in (select submission_id from similarity_sources where user_id = $1) \
         or other_id in (select submission_id from similarity_sources where user_id = $1)",
        Erase::Rows,
        &[
            nothing("id"),
            secret("submission_id", OTHERS),
            secret("other_id", OTHERS),
            person("problem_version_id"),
            nothing("cluster"),
            person("fingerprints"),
            person("covered"),
            person("other_fingerprints"),
            person("other_covered"),
            person("longest"),
            person("threshold_permille"),
            secret("fragments", OTHERS),
            person("found_at"),
        ],
    ),
    Table::of_persons(
        "similarity_sources",
        "What your submitted programs are compared by",
        "user_id = $1",
        Erase::Rows,
        &[
            person("submission_id"),
            person("attempt_id"),
            person("task_id"),
            pseudonym("user_id"),
            person("problem_id"),
            person("language"),
            person("hashes"),
            person("fingerprints"),
            person("outcome"),
            person("others"),
            person("solutions"),
            person("sent_at"),
            person("compared_at"),
        ],
    ),
    Table::of_nobody(
        "similarity_scopes",
        &[
            nothing("problem_id"),
            nothing("language"),
            nothing("sources"),
            nothing("comparable"),
            nothing("pairs"),
        ],
    ),
    Table::of_nobody(
        "similarity_hashes",
        &[nothing("problem_id"), nothing("language"), nothing("hash"), nothing("sources")],
    ),
    Table::of_nobody(
        "similarity_spreads",
        &[nothing("problem_id"), nothing("language"), nothing("permille"), nothing("pairs")],
    ),
];
