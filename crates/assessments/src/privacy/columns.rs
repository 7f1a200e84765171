//! Columns of tables that hold much of persons.

use db::privacy::{Column, nothing, person, pseudonym, secret};

/// What people say here may be about their health.
pub(super) const REQUESTS: &[Column] = &[
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

pub(super) const REVIEWS: &[Column] = &[
    nothing("id"),
    person("attempt_id"),
    nothing("company_id"),
    pseudonym("author_id"),
    person("sheet"),
    person("state"),
    nothing("version"),
    person("ratings"),
    person("text"),
    nothing("read_before"),
    person("submitted_at"),
    person("changed_at"),
];

pub(super) const QUESTIONS: &[Column] = &[
    person("id"),
    person("attempt_id"),
    person("task_id"),
    person("number"),
    person("question"),
    person("language"),
    person("code"),
    person("asked_at"),
    person("state"),
    person("began_at"),
    person("ended_at"),
    person("answer"),
    person("failure"),
    nothing("model"),
];

pub(super) const LINKS: &[Column] = &[
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
    person("by_company"),
];
