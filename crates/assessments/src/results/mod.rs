//! What came of the invitations to an assessment, as its company sorts and filters it. Source: product.md §19.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::{AssessmentId, CompanyId, InvitationId, Page, Paging};

use rules::{Line, Row};
pub use rules::{Order, Side, Wanted};

use crate::invitations::Invitation;
use crate::{Error, cut_offs, decisions, invitations, scores, statistics};

/// The invitations whose attempts are over or that an earlier result has answered, in the order that is wanted;
/// `None` when the company has no such assessment.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    (company, id): (CompanyId, AssessmentId),
    wanted: &Wanted,
    paging: Paging,
) -> Result<Option<Page<Invitation>>, Error> {
    let Some(rows) = find(conn, (company, id), wanted)? else { return Ok(None) };
    let page = rules::page(rows, wanted.order, paging);
    let items = shown(conn, &page.items)?;
    Ok(Some(Page { items, next: page.next }))
}

/// The first `most` of them.
///
/// # Errors
/// [`Error::Db`].
pub fn all(
    conn: &mut Conn,
    of: (CompanyId, AssessmentId),
    wanted: &Wanted,
    most: usize,
) -> Result<Option<Vec<Invitation>>, Error> {
    let Some(mut rows) = find(conn, of, wanted)? else { return Ok(None) };
    rows.truncate(most);
    shown(conn, &rows).map(Some)
}

/// The results that are wanted, in their order.
fn find(
    conn: &mut Conn,
    (company, id): (CompanyId, AssessmentId),
    wanted: &Wanted,
) -> Result<Option<Vec<Row>>, Error> {
    if !invitations::owns(conn, company, id)? {
        return Ok(None);
    }
    let mut rows = store::own(conn, id)?;
    rows.extend(store::shared(conn, id)?);
    let attempts: Vec<_> = rows.iter().map(|row| row.attempt).collect();
    let scores = scores::finenesses(conn, &attempts)?;
    for row in &mut rows {
        row.fineness = scores.get(&row.attempt).copied();
    }
    if wanted.decision.is_some() {
        let invitations: Vec<_> = rows.iter().map(|row| row.invitation).collect();
        let decided = decisions::states(conn, &invitations)?;
        for row in rows.iter_mut().filter(|row| row.fineness.is_some()) {
            row.decision = decided.get(&row.invitation).copied();
        }
    }
    let line = if wanted.side.is_some() { line(conn, id)? } else { None };
    rows.retain(|row| rules::is_wanted(row, wanted, line));
    Ok(Some(rules::sorted(rows, wanted.order)))
}

/// The cut-off that the company has chosen.
fn line(conn: &mut Conn, id: AssessmentId) -> Result<Option<Line>, Error> {
    let Some(at) = cut_offs::chosen(conn, id)?.cut_off else { return Ok(None) };
    let error = statistics::of_assessments(conn, &[id])?.remove(&id);
    Ok(Some(Line { at, error }))
}

/// Their invitations, in the same order.
fn shown(conn: &mut Conn, rows: &[Row]) -> Result<Vec<Invitation>, Error> {
    let ids: Vec<InvitationId> = rows.iter().map(|row| row.invitation).collect();
    let found = invitations::titled(conn, &ids)?;
    let mut found: BTreeMap<_, _> = found.into_iter().map(|(one, _)| (one.id, one)).collect();
    Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
}
