//! Stories for somebody who has applied: of those companies, for those positions first.

use db::Conn;
use hiring::applications::{self, Listed};
use interviews::stories::{self, Asked, Card, Filter, Sort};
use interviews::{directory, position_slug};
use kernel::{CompanyId, Limit, Paging, UserId};

use crate::Result;

/// How many stories are named.
const MOST: usize = 3;
/// How many companies are looked at, those last applied to first.
const COMPANIES: usize = 5;

/// At most three stories about the companies that somebody has applied to last: those for a position of the
/// same name first, each time the most helpful.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn to_read(conn: &mut Conn, user: UserId) -> Result<Vec<Card>> {
    let sent = applications::of_candidate(conn, user, Paging::first(Limit::default()))?.items;
    let mut last: Vec<CompanyId> = Vec::new();
    for Listed { company, .. } in &sent {
        if last.len() < COMPANIES && !last.contains(company) {
            last.push(*company);
        }
    }
    let known = directory::slugs_of(conn, &last)?;
    if known.is_empty() {
        return Ok(Vec::new());
    }
    let filter = |Listed { title, company, .. }: &Listed| {
        let (companies, positions) =
            (vec![known.get(company)?.clone()], vec![position_slug(title)]);
        Some(Filter { companies, positions, ..Filter::default() })
    };
    let mut filters: Vec<Filter> = sent.iter().filter_map(filter).take(COMPANIES).collect();
    let slugs: Vec<String> = known.into_values().collect();
    filters.push(Filter { companies: slugs, ..Filter::default() });
    let mut found: Vec<Card> = Vec::new();
    for filter in filters {
        if found.len() >= MOST {
            break;
        }
        let asked = Asked { words: None, filter, sort: Sort::Helpful, after: None, limit: MOST };
        for card in stories::list(conn, &asked)?.items {
            if found.len() < MOST && found.iter().all(|earlier| earlier.id != card.id) {
                found.push(card);
            }
        }
    }
    Ok(found)
}
