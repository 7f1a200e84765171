//! What becomes of the rows of a company that is merged into another (ADR 56).

use db::mergers::{Item, Table, moved};

/// Applications, boards and offers hang on the roles.
pub const HELD: &[Table] = &[Table::of(Item::Roles, &[moved("true")])];
