//! What of a company's internships needs its members, and how many are running.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::Conn;
use kernel::{CompanyId, Instant, InternshipId};

pub use rules::{Asking, Kind, Need};

use crate::reminders::{self, Facts};
use crate::{Error, check_ins, checklists, extensions, ratings};

/// What needs a member, the longest first. Five statements, however many internships there are.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(
    conn: &mut Conn,
    (company, asking): (CompanyId, Asking),
    now: Instant,
) -> Result<Vec<Need>, Error> {
    let open = store::open(conn, company)?;
    let ids: Vec<InternshipId> = open.iter().map(|one| one.id).collect();
    let items = checklists::of_internships(conn, &ids)?;
    let items = by_internship(items.into_iter().map(|one| (one.internship, one)));
    let check_ins = by_internship(check_ins::of_internships(conn, &ids)?);
    let ratings = by_internship(ratings::of_internships(conn, &ids)?);
    let proposed = extensions::proposed_to_company(conn, &ids)?;
    let today = now.date_naive();
    let mut needs = Vec::new();
    for internship in &open {
        let id = internship.id;
        let facts = Facts {
            internship,
            items: items.get(&id).map_or(&[], Vec::as_slice),
            check_ins: check_ins.get(&id).map_or(&[], Vec::as_slice),
            ratings: ratings.get(&id).map_or(&[], Vec::as_slice),
        };
        needs.extend(rules::due(internship, reminders::due(facts, today), asking));
        let asked = proposed.iter().filter(|one| one.internship == id);
        needs.extend(asked.filter_map(|one| rules::proposed(internship, one, asking)));
    }
    needs.sort_by_key(|need| (need.since, need.internship));
    Ok(needs)
}

/// How many internships are running.
///
/// # Errors
/// [`Error::Db`].
pub fn count_active(conn: &mut Conn, company: CompanyId) -> Result<i64, Error> {
    Ok(store::count_active(conn, company)?)
}

fn by_internship<T>(
    rows: impl IntoIterator<Item = (InternshipId, T)>,
) -> HashMap<InternshipId, Vec<T>> {
    let mut sorted: HashMap<InternshipId, Vec<T>> = HashMap::new();
    for (of, row) in rows {
        sorted.entry(of).or_default().push(row);
    }
    sorted
}
