//! What this crate's tables hold of persons.

use db::privacy::{Column, Erase, Table, nothing, person, pseudonym};

const OF_SUBMISSIONS: &str = "submission_id in (select id from submissions where user_id = $1)";

// Exact figures of hidden tests would tell their inputs (ADR 95): here, too, they are steps, rounded up to a fifth
// of the limit.
const CPU: &str = "case when tag = 'sample' then cpu_us else \
    (select least(5, ceil(cpu_us / (v.time_limit_ms * 200.0))) * v.time_limit_ms * 200 \
    from submissions s join problem_versions v on v.id = s.problem_version_id \
    where s.id = submission_id)::bigint end";
const MEMORY: &str = "case when tag = 'sample' then memory_kib else \
    (select least(5, ceil(memory_kib / (v.memory_mib * 204.8))) * v.memory_mib * 1024 / 5 \
    from submissions s join problem_versions v on v.id = s.problem_version_id \
    where s.id = submission_id)::bigint end";
const REASON: &str = "case when tag = 'sample' or verdict = 'skipped' then reason end";
const SHARE: &str =
    "case when tag = 'sample' then share_permille else share_permille / 200 * 200 end";

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "verdicts",
        "What the judge said about your programs",
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
            person("reason").shown(REASON),
            person("cpu_us").shown(CPU),
            person("wall_us").shown("case when tag = 'sample' then wall_us end"),
            person("memory_kib").shown(MEMORY),
            person("output"),
            person("stderr"),
            person("share_permille").shown(SHARE),
        ],
    ),
    Table::of_persons("submissions", "Your programs", "user_id = $1", Erase::Rows, SUBMISSIONS),
    Table::of_persons(
        "practice_drafts",
        "Your drafts of practice problems",
        "user_id = $1",
        Erase::Rows,
        &[
            pseudonym("user_id"),
            person("problem_id"),
            person("language"),
            person("source"),
            person("revision"),
            person("began_at"),
            person("saved_at"),
        ],
    ),
    Table::of_persons(
        "scenario_skips",
        "Tasks of scenarios that you skipped",
        "user_id = $1",
        Erase::Rows,
        &[pseudonym("user_id"), person("scenario_id"), person("task_id"), person("skipped_at")],
    ),
    Table::of_nobody(
        "scenario_tasks",
        &[
            nothing("scenario_version_id"),
            nothing("position"),
            nothing("task_version_id"),
            nothing("weight"),
            nothing("regression"),
        ],
    ),
    Table::of_nobody(
        "practice_catalogue",
        &[
            nothing("problem_id"),
            nothing("is_open"),
            nothing("slug"),
            nothing("title"),
            nothing("difficulty"),
            nothing("problem_type"),
            nothing("keywords"),
            nothing("languages"),
            nothing("created_at"),
            nothing("tried"),
            nothing("solved"),
            nothing("acceptance_percent"),
            nothing("median_seconds"),
            nothing("words"),
            nothing("solved_key"),
            nothing("acceptance_key"),
            nothing("ease_key"),
        ],
    ),
    Table::of_nobody(
        "practice_statistics",
        &[
            nothing("problem_id"),
            nothing("tried"),
            nothing("solved"),
            nothing("acceptance_percent"),
            nothing("median_seconds"),
            nothing("counted_at"),
        ],
    ),
    Table::of_nobody(
        "problems",
        &[
            nothing("id"),
            nothing("slug"),
            nothing("created_at"),
            nothing("practice"),
            nothing("company_id"),
        ],
    ),
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
            nothing("scoring"),
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
    person("regression_of"),
];

const VERSIONS: &[Column] = &[
    nothing("id"),
    nothing("problem_id"),
    nothing("number"),
    nothing("package_sha256"),
    nothing("title"),
    nothing("difficulty"),
    nothing("problem_type"),
    nothing("model_solutions"),
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
