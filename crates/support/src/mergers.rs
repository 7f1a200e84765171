//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table, ended, moved};

/// Somebody has one open conversation. Of two, that of the account that is merged is resolved, with all that it says.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(
        AccountItem::Conversations,
        &[
            ended(
                "held.state <> 'resolved' and exists (select from support_conversations other
                   where other.user_id = $2 and other.state <> 'resolved')",
                "state = 'resolved', resolved_at = now(), snoozed_until = null,
                   waiting_since = null, version = held.version + 1, changed_at = now(),
                   event_id = nextval('support_events')",
                "support_conversation",
            ),
            moved("true"),
        ],
    ),
    Table::of_account(
        AccountItem::Messages,
        &[moved(
            "held.mail_digest is null
               or not exists (select from support_messages other where other.author_id = $2
                 and other.mail_digest = held.mail_digest)",
        )],
    )
    .named_in("author_id"),
    Table::of_account(AccountItem::Attachments, &[moved("true")]).named_in("uploader_id"),
    Table::signed("support_notes", "author_id"),
];
