//! What this crate's tables hold of persons: ids of theirs, in events that name nobody.

use db::privacy::{Table, nothing, pseudonym};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_nobody(
        "webhook_deliveries",
        &[
            nothing("id"),
            nothing("webhook_id"),
            nothing("event_id"),
            nothing("kind"),
            nothing("body"),
            nothing("state"),
            nothing("tries"),
            nothing("next_try_at"),
            nothing("status"),
            nothing("error"),
            nothing("response"),
            nothing("replay_of"),
            nothing("created_at"),
            nothing("tried_at"),
        ],
    ),
    Table::of_nobody(
        "webhooks",
        &[
            nothing("id"),
            nothing("company_id"),
            nothing("url"),
            nothing("events"),
            nothing("state"),
            nothing("version"),
            nothing("secret"),
            nothing("old_secret"),
            nothing("old_secret_until"),
            nothing("failing_since"),
            nothing("reason"),
            pseudonym("created_by"),
            nothing("created_at"),
            nothing("changed_at"),
        ],
    ),
];
