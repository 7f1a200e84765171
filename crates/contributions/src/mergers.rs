//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, moved};

/// Reports that the company has asked for.
pub const HELD: &[Table] = &[Table::of(Item::GithubReports, &[moved("true")])];

/// Of persons: reports that are about the candidate.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(AccountItem::GithubReports, &[moved("true")]).named_in("candidate_id"),
    Table::signed("github_reports", "requested_by"),
];
