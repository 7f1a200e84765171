//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, kept, nothing, person, pseudonym};

const OF_NUMBERS: &str = "the company's numbers count it, and nothing of it leads to you any more";

/// What hangs on an internship of theirs.
const ABOUT_THEM: &str = "internship_id in (select id from internships where candidate_id = $1)";

/// The tables, what depends first.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "internship_items",
        "What was to be done for your internships, and what was submitted",
        ABOUT_THEM,
        Erase::Rows,
        &[
            nothing("id"),
            nothing("internship_id"),
            nothing("position"),
            person("title"),
            nothing("help"),
            person("owner"),
            person("due_on"),
            nothing("required"),
            nothing("asks"),
            person("state"),
            nothing("version"),
            person("text"),
            person("answer"),
            person("reason"),
            person("changed_at"),
        ],
    ),
    Table::of_persons(
        "internship_check_ins",
        "What you and your companies said about the weeks of your internships",
        ABOUT_THEM,
        Erase::Rows,
        &[
            nothing("internship_id"),
            person("week"),
            person("side"),
            pseudonym("author_id"),
            person("work"),
            person("support"),
            person("learning"),
            person("text"),
            person("written_at"),
        ],
    ),
    Table::of_persons(
        "internship_ratings",
        "How companies rated you as an intern",
        ABOUT_THEM,
        Erase::Data,
        &[
            nothing("internship_id"),
            kept("day", OF_NUMBERS),
            pseudonym("author_id"),
            kept("quality", OF_NUMBERS),
            kept("reliability", OF_NUMBERS),
            kept("initiative", OF_NUMBERS),
            kept("teamwork", OF_NUMBERS),
            kept("growth", OF_NUMBERS),
            person("text"),
            kept("written_at", OF_NUMBERS),
        ],
    ),
    Table::of_persons(
        "internship_extensions",
        "Proposals to extend your internships",
        ABOUT_THEM,
        Erase::Rows,
        &[
            nothing("id"),
            nothing("internship_id"),
            person("side"),
            pseudonym("author_id"),
            person("ends_on"),
            person("note"),
            person("state"),
            nothing("version"),
            person("proposed_at"),
            person("ended_at"),
        ],
    ),
    Table::of_persons(
        "internship_reminders",
        "Reminders about your internships",
        ABOUT_THEM,
        Erase::Rows,
        &[nothing("internship_id"), person("cause"), person("sent_at")],
    ),
    Table::of_persons(
        "internships",
        "Your internships",
        "candidate_id = $1",
        Erase::Data,
        &[
            nothing("id"),
            nothing("application_id"),
            person("candidate_id").shown("'you'").becomes("null"),
            nothing("company_id"),
            kept("role_title", OF_NUMBERS),
            kept("state", OF_NUMBERS),
            nothing("version"),
            kept("starts_on", OF_NUMBERS),
            kept("ends_on", OF_NUMBERS),
            pseudonym("supervisor_id"),
            pseudonym("contact_id"),
            person("reason"),
            kept("ended_by", OF_NUMBERS),
            kept("began_at", OF_NUMBERS),
            nothing("changed_at"),
            nothing("looked_on"),
        ],
    ),
    Table::of_nobody(
        "checklist_templates",
        &[
            nothing("id"),
            nothing("company_id"),
            nothing("version"),
            nothing("items"),
            nothing("saved_at"),
        ],
    ),
];
