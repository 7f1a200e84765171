//! What this crate's tables hold of persons.

use db::privacy::{Column, Erase, Table, nothing, person, pseudonym};

const OF_SUBMISSIONS: &str = "submission_id in (select id from submissions where user_id = $1)";

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "verdicts",
        "What the judge said of your programs",
        OF_SUBMISSIONS,
        Erase::Rows,
        &[
            person("submission_id"),
            person("generation"),
            person("verdict"),
            person("points"),
            person("groups"),
            person("compile_message"),
            person("own_output"),
            person("own_stderr"),
            person("judge_version"),
            person("toolchain"),
            nothing("worker_id"),
            person("finished_at"),
        ],
    ),
    Table::of_persons(
        "submission_tests",
        "How your programs did, test by test",
        OF_SUBMISSIONS,
        Erase::Rows,
        &[
            person("submission_id"),
            person("generation"),
            person("number"),
            person("group_name"),
            person("tag"),
            person("name"),
            person("verdict"),
            person("reason"),
            person("cpu_us"),
            person("wall_us"),
            person("memory_kib"),
            person("output"),
            person("stderr"),
        ],
    ),
    Table::of_persons("submissions", "Your programs", "user_id = $1", Erase::Rows, SUBMISSIONS),
    Table::of_nobody("problems", &[nothing("id"), nothing("slug"), nothing("created_at")]),
    Table::of_nobody("problem_versions", VERSIONS),
    Table::of_nobody(
        "problem_groups",
        &[
            nothing("problem_version_id"),
            nothing("position"),
            nothing("name"),
            nothing("tag"),
            nothing("weight"),
            nothing("requires"),
        ],
    ),
    Table::of_nobody(
        "problem_tests",
        &[
            nothing("problem_version_id"),
            nothing("number"),
            nothing("group_position"),
            nothing("name"),
            nothing("input"),
            nothing("answer"),
        ],
    ),
];

const SUBMISSIONS: &[Column] = &[
    person("id"),
    person("problem_version_id"),
    pseudonym("user_id"),
    person("attempt_id"),
    person("task_id"),
    person("kind"),
    person("origin"),
    person("language"),
    person("source"),
    person("own_input").shown("encode(own_input, 'escape')"),
    person("state"),
    person("phase"),
    nothing("event_id"),
    person("tests_total"),
    person("generation"),
    person("verdict"),
    person("points"),
    person("created_at"),
    person("judged_at"),
    nothing("retries"),
];

const VERSIONS: &[Column] = &[
    nothing("id"),
    nothing("problem_id"),
    nothing("number"),
    nothing("package_sha256"),
    nothing("title"),
    nothing("difficulty"),
    nothing("keywords"),
    nothing("statement"),
    nothing("time_limit_ms"),
    nothing("memory_mib"),
    nothing("output_mib"),
    nothing("source_kib"),
    nothing("comparison"),
    nothing("validator"),
    nothing("languages"),
    nothing("templates"),
    nothing("state"),
    nothing("published_at"),
];
