//! What this crate's tables hold of persons.

use db::privacy::{Column, Erase, Table, kept, nothing, person, pseudonym};

const OF_COMPANY: &str = "the role is your company's, and nothing of it leads to you any more";

const OF_NUMBERS: &str = "the company's numbers count it, and nothing of it leads to you any more";

/// The tables.
pub const HELD: &[Table] = &[
    OFFERS,
    MEETINGS,
    SCORECARD_VERSIONS,
    SCORECARDS,
    NOTES,
    Table::of_persons(
        "application_invitations",
        "Assessments that companies have invited you to for an application",
        ABOUT_THEM,
        Erase::Rows,
        &[nothing("invitation_id"), nothing("application_id"), person("made_at")],
    ),
    Table::of_nobody("board_changes", &[nothing("role_id"), nothing("number")]),
    Table::of_persons(
        "slate_entries",
        "What was noted before a company was shown your applications",
        "application_id in (select id from applications where candidate_id = $1)",
        Erase::Rows,
        &[
            nothing("application_id"),
            person("excluded_as"),
            person("reason"),
            pseudonym("excluded_by"),
            person("excluded_at"),
            person("note"),
            nothing("version"),
            person("placed_why"),
            pseudonym("placed_by"),
            person("placed_on"),
            nothing("duplicate_of"),
        ],
    ),
    Table::of_nobody(
        "named_roles",
        &[nothing("role_id"), pseudonym("named_by"), nothing("named_at")],
    ),
    Table::of_persons(
        "applications",
        "Your applications for roles",
        "candidate_id = $1",
        Erase::Data,
        APPLICATIONS,
    ),
    Table::of_persons(
        "role_proposals",
        "Roles that were proposed to you",
        "candidate_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            nothing("role_id"),
            pseudonym("candidate_id"),
            pseudonym("proposed_by"),
            person("note"),
            person("state"),
            person("reason"),
            nothing("version"),
            person("proposed_at"),
            person("ended_at"),
            person("reminded_at"),
            nothing("by_company"),
        ],
    ),
    Table::of_persons(
        "role_alerts",
        "Alerts for open roles that you have set",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("words"),
            person("kind"),
            person("level"),
            person("workplace"),
            person("country"),
            person("says_pay"),
            person("starts_by"),
            person("looked_at"),
        ],
    ),
    Table::of_persons(
        "application_drafts",
        "Applications that you have begun",
        "candidate_id = $1",
        Erase::Rows,
        &[
            nothing("role_id"),
            pseudonym("candidate_id"),
            person("answers"),
            person("note"),
            nothing("resume_id"),
            nothing("version"),
            person("changed_at"),
        ],
    ),
    Table::of_persons(
        "resumes",
        "Résumés that you have sent in",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("kind"),
            person("name"),
            person("content").shown("encode(content, 'base64')"),
            person("created_at"),
        ],
    ),
    ROLES,
];

const APPLICATIONS: &[Column] = &[
    nothing("id"),
    nothing("role_id"),
    person("candidate_id").shown("'you'").becomes("null"),
    kept("state", OF_NUMBERS),
    nothing("version"),
    person("profile").becomes("'{}'"),
    person("answers").becomes("'[]'"),
    person("note"),
    nothing("resume_id"),
    pseudonym("waived_by"),
    nothing("waived_at"),
    kept("decline_code", OF_NUMBERS),
    person("decline_text"),
    pseudonym("declined_by"),
    nothing("declined_from"),
    kept("applied_at", OF_NUMBERS),
    nothing("released_at"),
    kept("moved_at", OF_NUMBERS),
    person("news_by"),
    nothing("code"),
    nothing("shortlisted_at"),
    nothing("answered_at"),
    nothing("unheard_from"),
    nothing("tell_at"),
    nothing("stands_at"),
];

const ROLES: Table = Table::of_persons(
    "roles",
    "Roles that you drafted for your company",
    "created_by = $1",
    Erase::Data,
    &[
        nothing("id"),
        nothing("company_id"),
        person("created_by").shown("'you'").becomes("null"),
        nothing("state"),
        nothing("live_state"),
        nothing("version"),
        kept("title", OF_COMPANY),
        nothing("form"),
        nothing("assessment_id"),
        nothing("deadline"),
        nothing("note"),
        nothing("submitted_at"),
        nothing("closed_at"),
        kept("created_at", OF_COMPANY),
        nothing("changed_at"),
        nothing("revision"),
        nothing("revision_assessment_id"),
        nothing("revision_state"),
        nothing("comments"),
        nothing("publish_at"),
        nothing("published_at"),
    ],
);

/// What hangs on an application of theirs.
const ABOUT_THEM: &str = "application_id in (select id from applications where candidate_id = $1)";

const OFFERS: Table = Table::of_persons(
    "offers",
    "What companies have offered you",
    ABOUT_THEM,
    Erase::Rows,
    &[
        nothing("id"),
        nothing("application_id"),
        person("state"),
        nothing("version"),
        person("starts_on"),
        person("ends_on"),
        person("pay_min"),
        person("pay_max"),
        person("pay_currency"),
        person("pay_period"),
        person("terms"),
        pseudonym("made_by"),
        person("made_at"),
        person("expires_at"),
        person("ended_at"),
        person("reason"),
    ],
);

const MEETINGS: Table = Table::of_persons(
    "meetings",
    "Interviews that companies have proposed to you",
    ABOUT_THEM,
    Erase::Rows,
    &[
        nothing("id"),
        nothing("application_id"),
        person("state"),
        nothing("version"),
        person("slots"),
        person("zone"),
        person("minutes"),
        person("place"),
        person("message"),
        pseudonym("people"),
        person("starts_at"),
        person("set_minutes"),
        person("set_place"),
        nothing("sequence"),
        person("note"),
        person("reason"),
        pseudonym("created_by"),
        person("created_at"),
        person("changed_at"),
    ],
);

// What is said of somebody is theirs, no matter who said it: they read it without the writer's name. A draft is said to
// nobody, as its form promises: it is erased with them, and nobody but its author reads it.
const SCORECARDS: Table = Table::of_persons(
    "scorecards",
    "What members of hiring teams have seen in you",
    "state <> 'draft' and application_id in (select id from applications where candidate_id = $1)",
    Erase::Rows,
    &[
        nothing("id"),
        nothing("application_id"),
        pseudonym("author_id"),
        person("state"),
        nothing("version"),
        person("ratings"),
        person("text"),
        nothing("read_before"),
        person("submitted_at"),
        person("changed_at"),
    ],
)
.and_erases(ABOUT_THEM);

const SCORECARD_VERSIONS: Table = Table::of_persons(
    "scorecard_versions",
    "What members of hiring teams had said about you before they amended it",
    "scorecard_id in (select s.id from scorecards s join applications a on a.id = s.application_id \
     where a.candidate_id = $1)",
    Erase::Rows,
    &[
        nothing("scorecard_id"),
        nothing("version"),
        person("ratings"),
        person("text"),
        person("submitted_at"),
    ],
);

const NOTES: Table = Table::of_persons(
    "application_notes",
    "What hiring teams have noted about your applications",
    ABOUT_THEM,
    Erase::Rows,
    &[
        nothing("id"),
        nothing("application_id"),
        pseudonym("author_id"),
        nothing("version"),
        person("text"),
        pseudonym("mentions"),
        person("created_at"),
        person("edited_at"),
    ],
);
