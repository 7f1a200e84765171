//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, dropped_if_double, moved};

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
