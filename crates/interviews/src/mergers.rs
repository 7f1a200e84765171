//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, dropped, moved};

/// The names that stories call the company by, and what it answered.
pub const HELD: &[Table] = &[
    Table::of(Item::InterviewNames, &[moved("true")]),
    Table::of(Item::InterviewReplies, &[moved("true")]),
];

/// One like and one report of a story each; of two stories about the same interviews each stays whose it is.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(
        AccountItem::Stories,
        &[moved(
            "held.state in ('rejected', 'removed', 'withdrawn')
               or held.company_slug is null or held.position_slug is null or held.year is null
               or not exists (select from interview_drafts other where other.author_id = $2
                 and other.company_slug = held.company_slug
                 and other.position_slug = held.position_slug and other.year = held.year
                 and other.state not in ('rejected', 'removed', 'withdrawn'))",
        )],
    )
    .named_in("author_id"),
    Table::of_account(
        AccountItem::Likes,
        &[
            dropped(
                "exists (select from interview_likes other where other.user_id = $2
                   and other.interview_id = held.interview_id)",
            ),
            moved("true"),
        ],
    ),
    Table::of_account(
        AccountItem::StoryReports,
        &[moved(
            "not exists (select from interview_reports other where other.reporter_id = $2
               and other.interview_id = held.interview_id)",
        )],
    )
    .named_in("reporter_id"),
    Table::of_account(AccountItem::StoryAnswers, &[moved("true")]).named_in("author_id"),
];
