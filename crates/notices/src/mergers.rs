//! What becomes of the rows of a person's account that is merged into another (ADR 62).

use db::mergers::{AccountItem, Table, dropped, moved};

/// Two notices of one cause are one.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(
        AccountItem::Notifications,
        &[
            dropped(
                "exists (select from notifications other where other.user_id = $2
                   and other.cause = held.cause)",
            ),
            moved("true"),
        ],
    ),
    Table::of_account(
        AccountItem::Digest,
        &[
            dropped(
                "exists (select from digest_entries other where other.user_id = $2
                   and other.cause = held.cause)",
            ),
            moved("true"),
        ],
    ),
    Table::of_account(
        AccountItem::NotificationSettings,
        &[moved("not exists (select from notification_settings other where other.user_id = $2)")],
    ),
    Table::of_account(
        AccountItem::CalendarFeeds,
        &[
            dropped("exists (select from calendar_feeds other where other.user_id = $2)"),
            moved("true"),
        ],
    ),
];
