//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, dropped_if_double, ended, moved};

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
