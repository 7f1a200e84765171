//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym, secret};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "notification_settings",
        "How you want to be notified",
        "user_id = $1",
        Erase::Rows,
        &[
            pseudonym("user_id"),
            person("digest"),
            person("email_off"),
            person("in_app_off"),
            person("updated_at"),
            person("time_zone"),
            secret("stop_token", "a link with it changes the settings without a sign-in"),
        ],
    ),
    Table::of_persons(
        "calendar_feeds",
        "The private address of your calendar",
        "user_id = $1",
        Erase::Rows,
        &[
            pseudonym("user_id"),
            secret("secret_sha256", "what it was made of opens your calendar without a sign-in"),
            person("created_at"),
            person("read_on"),
        ],
    ),
    Table::of_persons(
        "digest_entries",
        "What was gathered for your daily e-mail",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("cause"),
            person("kind"),
            person("params"),
            person("link"),
            person("created_at"),
            person("mailed_at"),
        ],
    ),
    Table::of_persons(
        "notifications",
        "What we have notified you of in the application",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("cause"),
            person("kind"),
            person("params"),
            person("link"),
            person("created_at"),
            person("read_at"),
        ],
    ),
];
