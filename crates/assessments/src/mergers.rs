//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, dropped, dropped_if_double, ended, moved, moved_with};

/// Invitations, attempts and grades hang on the assessments. Nobody can review for two companies at a time; who did so
/// one after the other keeps the reviews apart.
pub const HELD: &[Table] = &[
    Table::of(Item::Assessments, &[moved("true")]),
    Table::of(
        Item::ReportReviews,
        &[moved(
            "not exists (select from report_reviews other where other.company_id = $2
               and other.attempt_id = held.attempt_id and other.sheet = held.sheet
               and other.author_id = held.author_id)",
        )],
    ),
    Table::of(Item::InvitationStops, &[dropped_if_double("email"), moved("true")]),
];

/// Invitations are bound to an address, so what was sent to the old one is for the new one from then on. Of two open ones
/// for the same assessment the other account's stays. Grades, reports and recordings hang on the attempts.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_address(
        AccountItem::Invitations,
        &[
            ended(
                "held.state in ('created', 'sent', 'opened', 'accepted')
                   and exists (select from invitations other
                     where other.assessment_id = held.assessment_id
                       and other.email = (select email from users where id = $2)
                       and other.state in ('created', 'sent', 'opened', 'accepted', 'started'))",
                "state = 'cancelled', version = held.version + 1,
                   user_id = case when held.user_id = $1 then $2 else held.user_id end",
                "invitation",
            ),
            moved_with(
                "true",
                "user_id = case when held.user_id = $1 then $2 else held.user_id end",
            ),
        ],
    ),
    Table::of_account(AccountItem::Invitations, &[moved("true")]),
    Table::of_account(AccountItem::Attempts, &[moved("true")]),
    Table::of_account(
        AccountItem::CohortMembers,
        &[
            dropped(
                "exists (select from cohort_members other where other.user_id = $2
                   and other.assessment_id = held.assessment_id)",
            ),
            moved("true"),
        ],
    ),
    Table::signed("assessments", "created_by"),
    Table::signed("invitations", "created_by"),
    Table::signed("accommodation_requests", "decided_by"),
    Table::signed("report_reviews", "author_id"),
    Table::signed("result_decisions", "decided_by"),
    Table::signed("invitation_reports", "closed_by"),
];
