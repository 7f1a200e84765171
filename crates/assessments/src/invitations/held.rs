//! What an invitation holds of a person.

use db::privacy::{Column, kept, nothing, person, pseudonym};

const COUNTED: &str = "the company's record that it invited somebody, without whom";

/// What each column of `invitations` holds of the invited person.
pub(crate) const INVITATIONS: &[Column] = &[
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
    nothing("retake_of"),
    nothing("any_address"),
    person("taken_as"),
];
