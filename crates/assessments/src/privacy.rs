//! What this crate's tables hold of persons.

use db::privacy::{Column, Erase, Table, kept, nothing, person, pseudonym};

const OF_ATTEMPTS: &str = "attempt_id in (select id from attempts where user_id = $1)";
const COMPANYS: &str = "it belongs to the company, whose work goes on";
const COUNTED: &str = "the company's record that it invited somebody, without whom";

/// The tables; attempts come before the invitations that they follow from.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "drafts",
        "What you had typed",
        OF_ATTEMPTS,
        Erase::Rows,
        &[
            person("attempt_id"),
            person("task_id"),
            person("language"),
            person("source"),
            person("revision"),
            person("saved_at"),
        ],
    ),
    Table::of_persons(
        "grades",
        "Your results",
        OF_ATTEMPTS,
        Erase::Rows,
        &[
            person("attempt_id"),
            person("generation"),
            person("formula"),
            person("fineness"),
            person("correctness_tenths"),
            person("performance_tenths"),
            person("skills"),
            person("tasks"),
            person("judge_version"),
            person("created_at"),
        ],
    ),
    Table::of_persons(
        "attempts",
        "The assessments you have taken",
        "user_id = $1",
        Erase::Rows,
        &[
            person("id"),
            person("invitation_id"),
            person("assessment_id"),
            pseudonym("user_id"),
            person("state"),
            person("consent_at"),
            person("consent_text_version"),
            person("started_at"),
            person("ends_at"),
            person("extra_seconds"),
            person("submitted_at"),
            person("submitted_by"),
            person("graded_at"),
            person("receipt_id"),
            nothing("version"),
            nothing("rejudged"),
        ],
    ),
    Table::of_persons(
        "invitations",
        "Who has invited you",
        "user_id = $1 or email = $2",
        Erase::Data,
        INVITATIONS,
    ),
    Table::of_persons(
        "assessments",
        "Assessments you have made for your company",
        "created_by = $1",
        Erase::Leave,
        &[
            kept("id", COMPANYS),
            nothing("company_id"),
            kept("title", COMPANYS),
            kept("duration_minutes", COMPANYS),
            kept("languages", COMPANYS),
            pseudonym("created_by"),
            kept("created_at", COMPANYS),
        ],
    ),
    Table::of_nobody(
        "assessment_statistics",
        &[
            nothing("assessment_id"),
            nothing("people"),
            nothing("alpha_thousandths"),
            nothing("standard_error"),
            nothing("tasks"),
            nothing("counted_at"),
        ],
    ),
    Table::of_nobody(
        "assessment_tasks",
        &[
            nothing("id"),
            nothing("assessment_id"),
            nothing("position"),
            nothing("problem_version_id"),
            nothing("weight"),
        ],
    ),
];

const INVITATIONS: &[Column] = &[
    kept("id", COUNTED),
    kept("assessment_id", COUNTED),
    kept("code", COUNTED),
    person("email").becomes("'erased-' || id || '@erased.invalid'"),
    person("name"),
    // Nobody is there any more to take what was not begun.
    kept("state", COUNTED).becomes(
        "case when state in ('created', 'sent', 'opened', 'accepted') \
         then 'cancelled' else state end",
    ),
    pseudonym("user_id"),
    pseudonym("created_by"),
    kept("created_at", COUNTED),
    kept("sent_at", COUNTED),
    kept("last_sent_at", COUNTED),
    kept("opened_at", COUNTED),
    kept("accepted_at", COUNTED),
    kept("expires_at", COUNTED),
    kept("resends", COUNTED),
    nothing("version").becomes("version + 1"),
];
