//! What readers find: lists, search, and one story.

mod reach;
mod rules;
mod store;
#[cfg(test)]
mod tests;
mod unfold;

use kernel::StoryId;
use std::collections::HashMap;

use db::Conn;

pub use rules::{Among, Asked, Card, Company, Filter, Listing, Part, Place, Sort, Story};

use crate::Error;
use reach::Span;
use unfold::unfold;

/// How many of the newest matches are ranked against each other. A page of results is the best of
/// these; the next lot follows when they are used up.
const RANKED: usize = 60;
const RELATED: usize = 6;

/// Stories as asked for. Without words to search for, relevance is the order of publishing; among
/// the matches of a search, the most relevant and the most helpful are the first of the newest.
///
/// # Errors
/// [`Error::BadCursor`], [`Error::Db`].
pub fn list(conn: &mut Conn, asked: &Asked) -> Result<Listing, Error> {
    let among = if asked.words.is_some() { Among::Matches } else { Among::All };
    if asked.after.is_some_and(|place| !place.fits(asked.sort, among)) {
        return Err(Error::BadCursor);
    }
    let words = asked.words.as_deref().map(rules::searchable);
    match (words.as_deref(), asked.sort) {
        (Some(words), Sort::Recent) => newest_matches(conn, asked, words),
        (Some(words), Sort::Relevance | Sort::Helpful) => ranked(conn, asked, words),
        (None, _) => plain(conn, asked),
    }
}

fn plain(conn: &mut Conn, asked: &Asked) -> Result<Listing, Error> {
    let after = match asked.after {
        Some(Place::Recent { seq }) => Some((0, seq)),
        Some(Place::Helpful { likes, seq }) => Some((likes, seq)),
        Some(Place::Relevance { .. }) | None => None,
    };
    let mut found = match asked.sort {
        Sort::Helpful => store::most_liked(conn, &asked.filter, after, fetch(asked.limit))?,
        Sort::Recent | Sort::Relevance => {
            let after = after.map(|(_, seq)| seq);
            store::newest_first(conn, &asked.filter, after, fetch(asked.limit))?
        }
    };
    let more = found.len() > asked.limit;
    found.truncate(asked.limit);
    let place = |(_, seq, likes): &(StoryId, i64, i32)| match asked.sort {
        Sort::Helpful => Place::Helpful { likes: *likes, seq: *seq },
        Sort::Recent | Sort::Relevance => Place::Recent { seq: *seq },
    };
    let next = found.last().filter(|_| more).map(place);
    let ids: Vec<StoryId> = found.into_iter().map(|(id, ..)| id).collect();
    Ok(Listing { items: cards(conn, &ids)?, next })
}

/// Matches in the order of their publishing.
fn newest_matches(conn: &mut Conn, asked: &Asked, words: &str) -> Result<Listing, Error> {
    let top = match asked.after {
        Some(Place::Recent { seq }) => seq - 1,
        _ => store::newest(conn)?,
    };
    let mut found = matches(conn, asked, words, top, asked.limit + 1)?;
    let more = found.len() > asked.limit;
    found.truncate(asked.limit);
    let next = found.last().filter(|_| more).map(|(_, seq)| Place::Recent { seq: *seq });
    let ids: Vec<StoryId> = found.into_iter().map(|(id, _)| id).collect();
    Ok(Listing { items: lit(conn, words, &ids)?, next })
}

fn ranked(conn: &mut Conn, asked: &Asked, words: &str) -> Result<Listing, Error> {
    let (top, after) = match asked.after {
        Some(Place::Relevance { top, after }) => (top, after),
        _ => (store::newest(conn)?, None),
    };
    let mut found = matches(conn, asked, words, top, RANKED + 1)?;
    let older = found.get(RANKED).map(|(_, seq)| *seq);
    found.truncate(RANKED);
    let ids: Vec<StoryId> = found.iter().map(|(id, _)| *id).collect();
    let ranks = match asked.sort {
        Sort::Helpful => store::likes(conn, &ids)?,
        Sort::Recent | Sort::Relevance => store::ranks(conn, words, &ids)?,
    };
    let ranks: HashMap<StoryId, f32> = ranks.into_iter().collect();
    let mut ranked: Vec<(f32, i64, StoryId)> = found
        .into_iter()
        .map(|(id, seq)| (ranks.get(&id).copied().unwrap_or_default(), seq, id))
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.cmp(&a.1)));
    if let Some((rank, seq)) = after {
        ranked.retain(|row| row.0.total_cmp(&rank).then(row.1.cmp(&seq)).is_lt());
    }
    let more = ranked.len() > asked.limit;
    ranked.truncate(asked.limit);
    let last = ranked.last().filter(|_| more);
    let next = match (last, older) {
        (Some((rank, seq, _)), _) => Some(Place::Relevance { top, after: Some((*rank, *seq)) }),
        (None, Some(older)) => Some(Place::Relevance { top: older, after: None }),
        (None, None) => None,
    };
    let ids: Vec<StoryId> = ranked.into_iter().map(|(_, _, id)| id).collect();
    Ok(Listing { items: lit(conn, words, &ids)?, next })
}

/// The newest matches from `top` downwards, looked for as far back as it takes.
fn matches(
    conn: &mut Conn,
    asked: &Asked,
    words: &str,
    top: i64,
    limit: usize,
) -> Result<Vec<(StoryId, i64)>, Error> {
    let mut found: Vec<(StoryId, i64)> = Vec::new();
    let mut span = Span::first(top);
    while let Some(here) = span {
        let searched =
            store::Searched { words, within: here.query(&asked.filter), below: here.below };
        let room = i64::try_from(limit - found.len()).unwrap_or(i64::MAX);
        found.extend(store::matches(conn, &searched, room)?);
        if found.len() >= limit {
            break;
        }
        span = here.next(top, found.len(), limit);
    }
    Ok(found)
}

fn fetch(limit: usize) -> i64 {
    i64::try_from(limit + 1).unwrap_or(i64::MAX)
}

/// The cards of those of these stories that everybody may read, in this order.
///
/// # Errors
/// [`Error::Db`].
pub fn cards(conn: &mut Conn, ids: &[StoryId]) -> Result<Vec<Card>, Error> {
    let mut found: HashMap<StoryId, Card> =
        store::cards(conn, ids)?.into_iter().map(|card| (card.id, card)).collect();
    Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
}

/// The same with the places in which the words stand.
fn lit(conn: &mut Conn, words: &str, ids: &[StoryId]) -> Result<Vec<Card>, Error> {
    let mut cards = cards(conn, ids)?;
    let lines: HashMap<StoryId, String> = store::headlines(conn, words, ids)?
        .into_iter()
        .map(|(id, said, headline)| (id, unfold(&said, &headline)))
        .collect();
    for card in &mut cards {
        card.highlights = lines.get(&card.id).map(|line| rules::parts(line)).unwrap_or_default();
    }
    Ok(cards)
}

/// One story that everybody may read.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: StoryId) -> Result<Story, Error> {
    shown(conn, id)?.ok_or(Error::NoStory)
}

/// The same for who knows of the story otherwise; `None` while readers do not see it.
///
/// # Errors
/// [`Error::Db`].
pub fn shown(conn: &mut Conn, id: StoryId) -> Result<Option<Story>, Error> {
    Ok(store::find(conn, id)?)
}

/// Stories to read after this one: of the same company and position, then of the company, then for
/// the position; at most six.
///
/// # Errors
/// [`Error::Db`].
pub fn related(conn: &mut Conn, to: &Card) -> Result<Vec<Card>, Error> {
    let (company, position) = (to.company.slug.as_str(), to.position_slug.as_str());
    let kinds = [(Some(company), Some(position)), (Some(company), None), (None, Some(position))];
    let mut ids = vec![to.id];
    for (company, position) in kinds {
        let room = i64::try_from(RELATED + 1 - ids.len()).unwrap_or(0);
        if room > 0 {
            let found = store::newest_like(conn, company, position, &ids, room)?;
            ids.extend(found);
        }
    }
    cards(conn, ids.get(1..).unwrap_or_default())
}

/// The newest story's place in the order of publishing; 0 where there is none.
///
/// # Errors
/// [`Error::Db`].
pub fn newest(conn: &mut Conn) -> Result<i64, Error> {
    Ok(store::newest(conn)?)
}

/// A line of the map of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mapped {
    /// Its place in the order of publishing.
    pub seq: i64,
    /// The one address of the story.
    pub path: String,
    /// When its text was last checked.
    pub checked_at: kernel::Instant,
}

/// The next `limit` published stories after a place, oldest first.
///
/// # Errors
/// [`Error::Db`].
pub fn walk(conn: &mut Conn, after: i64, limit: i64) -> Result<Vec<Mapped>, Error> {
    let rows = store::walk(conn, after, limit)?;
    let line = |(seq, id, company, position, year, checked_at)| Mapped {
        seq,
        path: format!("/interviews/{company}/{position}/{year}/{id}"),
        checked_at,
    };
    Ok(rows.into_iter().map(line).collect())
}
