//! What this crate's tables hold of persons: the names that other systems have for their applications.

use db::privacy::{Erase, Table, nothing, person, pseudonym};

/// The tables; those that name an invitation are read while that still names its person.
pub const HELD: &[Table] = &[
    Table::of_nobody(
        "ats_exchanges",
        &[
            nothing("id"),
            nothing("connection_id"),
            nothing("start_id"),
            nothing("operation"),
            nothing("state"),
            nothing("tries"),
            nothing("next_try_at"),
            nothing("status"),
            nothing("error"),
            nothing("detail"),
            nothing("created_at"),
            nothing("tried_at"),
        ],
    ),
    Table::of_persons(
        "ats_starts",
        "Assessments that a company's applicant tracking system has started for you",
        "invitation_id in (select id from invitations where user_id = $1 or email = $2)",
        Erase::Rows,
        &[
            nothing("id"),
            nothing("connection_id"),
            person("invitation_id"),
            person("reference"),
            person("callback_url"),
            person("reported"),
            nothing("reported_ms"),
            person("created_at"),
            person("closed_at"),
        ],
    ),
    Table::of_nobody(
        "ats_connections",
        &[
            nothing("id"),
            nothing("company_id"),
            nothing("system"),
            nothing("state"),
            nothing("version"),
            nothing("key_prefix"),
            nothing("key_sha256"),
            nothing("remote_key"),
            pseudonym("created_by"),
            nothing("created_at"),
            nothing("changed_at"),
            nothing("called_at"),
        ],
    ),
];
