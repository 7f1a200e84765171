//! Internships that are not over, in the database. Every function is one statement.

use db::Conn;
use db::schema::internships;
use diesel::prelude::*;
use kernel::CompanyId;

use crate::placements::{Internship, Joined, State, joined};

/// Those of a company, the first begun first.
pub(super) fn open(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Internship>> {
    let rows: Vec<Joined> = joined!()
        .filter(internships::company_id.eq(company))
        .filter(internships::state.eq_any([State::PendingDocuments, State::Ready, State::Active]))
        .order((internships::began_at, internships::id))
        .load(conn)?;
    Ok(rows.into_iter().map(Internship::from).collect())
}

pub(super) fn count_active(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    internships::table
        .filter(internships::company_id.eq(company))
        .filter(internships::state.eq(State::Active))
        .count()
        .get_result(conn)
}
