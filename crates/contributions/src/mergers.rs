//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, moved};

/// Reports that the company has asked for.
pub const HELD: &[Table] = &[Table::of(Item::GithubReports, &[moved("true")])];
