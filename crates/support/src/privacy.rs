//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "support_attachments",
        "Files of your conversations with support",
        "uploader_id = $1 or conversation_id in (select id from support_conversations where user_id = $1)",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("uploader_id"),
            nothing("conversation_id"),
            nothing("number"),
            person("kind"),
            person("name"),
            person("content").shown("encode(content, 'base64')"),
            person("created_at"),
        ],
    ),
    Table::of_persons(
        "support_messages",
        "What you and support have written to each other",
        "conversation_id in (select id from support_conversations where user_id = $1)",
        Erase::Rows,
        &[
            nothing("conversation_id"),
            nothing("number"),
            person("side"),
            pseudonym("author_id"),
            person("text"),
            person("created_at"),
        ],
    ),
    Table::of_persons(
        "support_notes",
        "What support has noted about your conversations",
        "conversation_id in (select id from support_conversations where user_id = $1)",
        Erase::Rows,
        &[
            nothing("id"),
            nothing("conversation_id"),
            pseudonym("author_id"),
            nothing("after_number"),
            person("text"),
            person("created_at"),
        ],
    ),
    Table::of_persons(
        "support_conversations",
        "Your conversations with support",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            person("state"),
            person("priority"),
            person("labels"),
            nothing("version"),
            nothing("last_number"),
            nothing("last_answer"),
            person("user_delivered"),
            person("user_read"),
            nothing("admin_delivered"),
            nothing("admin_read"),
            nothing("mailed_number"),
            person("waiting_since"),
            person("snoozed_until"),
            person("resolved_at"),
            person("rating"),
            nothing("event_id"),
            person("created_at"),
            person("changed_at"),
        ],
    ),
    Table::of_nobody(
        "support_canned_replies",
        &[nothing("key"), nothing("text"), nothing("changed_at")],
    ),
];
