//! What this crate's tables hold of persons.

use db::privacy::{Column, Erase, Table, kept, nothing, person, pseudonym, secret};

const OF_ATTEMPTS: &str = "attempt_id in (select id from attempts where user_id = $1)";
const OF_LINKS: &str = "link_id in (select id from report_links where email = $2 or attempt_id in \
                        (select id from attempts where user_id = $1))";
const COMPANYS: &str = "it belongs to the company, whose work goes on";
const COUNTED: &str = "the company's record that it invited somebody, without whom";

/// The tables; attempts come before the invitations that they follow from.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "accommodation_requests",
        "Extra time that you have asked for",
        "invitation_id in (select id from invitations where user_id = $1 or email = $2)",
        Erase::Rows,
        REQUESTS,
    ),
    Table::of_persons(
        "report_views",
        "Who has opened the links to your reports, and links that were mailed to you",
        OF_LINKS,
        Erase::Rows,
        &[nothing("id"), person("link_id"), person("at"), person("agent")],
    ),
    Table::of_persons(
        "report_links",
        "Links to your reports, and links that were mailed to you",
        "attempt_id in (select id from attempts where user_id = $1) or email = $2",
        Erase::Rows,
        LINKS,
    ),
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
        "attempt_leases",
        "When the tab in which you work was last heard of",
        OF_ATTEMPTS,
        Erase::Rows,
        &[
            person("attempt_id"),
            secret("token", "it lets a tab write"),
            person("number"),
            person("renewed_at"),
        ],
    ),
    Table::of_persons(
        "outage_credits",
        "Time that your attempts were given for outages",
        OF_ATTEMPTS,
        Erase::Rows,
        &[person("attempt_id"), person("began_at"), person("ended_at"), person("seconds")],
    ),
    Table::of_nobody("server_beats", &[nothing("id"), nothing("at")]),
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
        "invitation_stops",
        "Companies whose invitations you have stopped",
        "email = $2",
        Erase::Rows,
        &[nothing("id"), person("email"), nothing("company_id"), person("reason"), person("at")],
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
            nothing("first_id"),
            nothing("number"),
            nothing("superseded_at"),
            nothing("window_days"),
            nothing("retake_attempts"),
            nothing("retake_days"),
            nothing("accommodation_percent"),
            nothing("archived_at"),
            nothing("tried_at"),
            nothing("revision"),
            nothing("trial_of"),
            nothing("trial_revision"),
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

/// What people say here may be about their health.
const REQUESTS: &[Column] = &[
    person("id"),
    person("invitation_id"),
    person("state"),
    nothing("version"),
    person("percent"),
    person("text"),
    person("base_percent"),
    person("granted_percent"),
    person("reason"),
    pseudonym("decided_by"),
    person("asked_at"),
    person("decided_at"),
];

const LINKS: &[Column] = &[
    person("id"),
    person("attempt_id"),
    person("kind"),
    secret("secret_sha256", "it guards a link"),
    person("sections"),
    secret("passcode_salt", "it guards a passcode"),
    secret("passcode_hash", "it guards a passcode"),
    person("passcode_tries"),
    person("max_views"),
    person("views"),
    person("email"),
    person("renewals"),
    person("used_at"),
    secret("session_sha256", "it guards a link"),
    person("session_until"),
    person("created_at"),
    person("expires_at"),
    person("revoked_at"),
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
    kept("opens_at", COUNTED),
    // Extra time may say something of somebody's health.
    person("accommodation_percent").becomes("0"),
    person("message"),
    kept("reminders", COUNTED),
];
