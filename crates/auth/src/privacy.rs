//! What this crate's tables hold of persons.

use db::privacy::{Column, Erase, Table, kept, nothing, person, pseudonym, secret};

const TOMBSTONE: &str = "other rows name the account by its id";
const LEDGER: &str = "it proves that the erasing was asked for and done";

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "otp_challenges",
        "Codes we have mailed you",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("purpose"),
            secret("salt", "it guards a code").shown("encode(salt, 'hex')"),
            secret("hash", "it guards a code").shown("encode(hash, 'hex')"),
            person("attempts"),
            person("created_at"),
            person("expires_at"),
            person("used_at"),
            person("superseded_at"),
            person("email"),
        ],
    ),
    Table::of_persons(
        "address_changes",
        "When you changed your address",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("old_email"),
            person("new_email"),
            person("state"),
            person("confirmed_at"),
            person("ended_at"),
        ],
    ),
    Table::of_persons(
        "profiles",
        "What you say of yourself",
        "user_id = $1",
        Erase::Rows,
        &[
            pseudonym("user_id"),
            person("headline"),
            person("education"),
            person("skills"),
            person("available_from"),
            person("version"),
            person("updated_at"),
        ],
    ),
    Table::of_persons(
        "erasures",
        "When you asked to be erased",
        "user_id = $1",
        Erase::Leave,
        &[
            nothing("id"),
            pseudonym("user_id"),
            kept("state", LEDGER),
            kept("requested_at", LEDGER),
            kept("due_at", LEDGER),
            kept("ended_at", LEDGER),
            kept("uid_sha256", "it refuses sign-ins from before, also in a restored backup")
                .shown("encode(uid_sha256, 'hex')"),
            kept("provider_uid", "the identity provider is asked by it; it goes once that is done"),
        ],
    ),
    Table::of_persons(
        "view_as_grants",
        "When the admin looked at your dashboard as you see it, or you did so as the admin",
        "viewed_id = $1 or admin_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            secret("secret_sha256", "it guards a permission").shown("encode(secret_sha256, 'hex')"),
            pseudonym("admin_id"),
            person("signed_in_at"),
            pseudonym("viewed_id"),
            nothing("company_id"),
            person("reason"),
            person("began_at"),
            person("ends_at"),
            person("ended_at"),
        ],
    ),
    Table::of_persons("users", "Your account", "id = $1", Erase::Data, USERS),
];

const USERS: &[Column] = &[
    kept("id", TOMBSTONE),
    person("firebase_uid").becomes("'erased:' || id"),
    person("email").becomes("'erased-' || id || '@erased.invalid'"),
    person("email_verified").becomes("false"),
    person("display_name").becomes("''"),
    person("phone"),
    person("username"),
    kept("kind", TOMBSTONE),
    person("profile_completed").becomes("false"),
    person("disabled_at"),
    person("tokens_valid_after").becomes("now()"),
    person("referral_code"),
    kept("created_at", TOMBSTONE),
    person("updated_at").becomes("now()"),
    person("username_changed_at"),
    kept("erased_at", TOMBSTONE).becomes("now()"),
    person("shown_email"),
    nothing("search"),
    pseudonym("merged_into"),
    kept("merged_at", TOMBSTONE),
    nothing("words"),
    person("visited_on"),
    person("extra_time_percent"),
    person("proven_email"),
];
