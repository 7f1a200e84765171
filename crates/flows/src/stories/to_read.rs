//! Stories for somebody who has applied: of those companies, for those positions first.

use std::collections::BTreeMap;

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
    let (mut known, mut filters) = (BTreeMap::<CompanyId, Option<String>>::new(), Vec::new());
    for Listed { title, company, .. } in sent {
        if known.len() == COMPANIES && !known.contains_key(&company) {
            continue;
        }
        let slug = match known.get(&company) {
            Some(slug) => slug.clone(),
            None => directory::of_account(conn, company)?.map(|known| known.slug),
        };
        if let Some(slug) = &slug {
            let (companies, positions) = (vec![slug.clone()], vec![position_slug(&title)]);
            filters.push(Filter { companies, positions, ..Filter::default() });
        }
        known.insert(company, slug);
    }
    filters.truncate(COMPANIES);
    let slugs: Vec<String> = known.into_values().flatten().collect();
    if slugs.is_empty() {
        return Ok(Vec::new());
    }
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
