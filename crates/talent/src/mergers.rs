//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, dropped_if_double, ended, moved};

/// Of two requests to one candidate that wait for an answer, the other company's stays.
pub const HELD: &[Table] = &[
    Table::of(Item::TalentSearches, &[moved("true")]),
    Table::of(Item::TalentPicks, &[dropped_if_double("profile_id"), moved("true")]),
    Table::of(Item::TalentBlocks, &[dropped_if_double("profile_id"), moved("true")]),
    Table::of(
        Item::Introductions,
        &[
            ended(
                "held.state = 'requested' and exists (select from introductions other
                   where other.company_id = $2 and other.candidate_id = held.candidate_id
                   and other.state = 'requested')",
                "state = 'cancelled', ended_at = now(), version = held.version + 1",
                "introduction",
            ),
            moved("true"),
        ],
    ),
];

/// Somebody is in the pool once. Nobody sees the entry of an account that is closed.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(
        AccountItem::TalentProfiles,
        &[moved("not exists (select from talent_profiles other where other.user_id = $2)")],
    ),
    Table::of_account(
        AccountItem::Introductions,
        &[
            ended(
                "held.state = 'requested' and exists (select from introductions other
                   where other.candidate_id = $2 and other.company_id = held.company_id
                   and other.state = 'requested')",
                "state = 'cancelled', ended_at = now(), version = held.version + 1",
                "introduction",
            ),
            moved("true"),
        ],
    )
    .named_in("candidate_id"),
    Table::of_account(AccountItem::IntroductionMessages, &[moved("true")]).named_in("author_id"),
    Table::signed("introductions", "requested_by"),
    Table::signed("talent_searches", "user_id"),
];
