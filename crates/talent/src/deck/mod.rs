//! The cards of the pool as they are shown, kept up to date with every change.
//!
//! Everybody who does not hide has a card. It lies in the cell of what it shows: of somebody anonymous
//! as much as at least [`TOGETHER`] anonymous people show. A card that comes or goes moves those near it
//! at once, in its transaction, so that any order of changes ends as one deal of everybody would.
//! Where that fails, cells become too small, and who reads them shows nothing of them.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::TimeDelta;
use db::Conn;
use kernel::{Instant, TalentProfileId};

#[cfg(test)]
pub(crate) use rules::SCORES;
pub use rules::TOGETHER;
pub(crate) use rules::{Counts, Fact, Path, Ranking, Said, deal};
use store::{NewCard, NewCell};

use crate::Error;

/// How often it is counted which facts are the most frequent.
const RANK_EVERY_HOURS: i64 = 24;
/// How many people are read, and how many cards dealt, in one statement.
const AT_ONCE: usize = 5_000;
/// How many cells that became too small are looked after in one go.
const SMALL_AT_ONCE: i64 = 200;

/// How much of somebody is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    Nothing,
    /// What others show too.
    Anonymous,
    /// All they say, with their name.
    Named,
}

/// Who has it deals until the transaction ends; everybody else waits.
pub(crate) struct Deck {
    ranking: Ranking,
}

impl Deck {
    pub(crate) fn lock(conn: &mut Conn) -> Result<Self, Error> {
        Ok(Self { ranking: Ranking::of(store::lock(conn)?.facts) })
    }

    /// Deals somebody a new card, in place of the one they have.
    pub(crate) fn put(
        &mut self,
        conn: &mut Conn,
        who: TalentProfileId,
        says: &[String],
        shown: Shown,
    ) -> Result<(), Error> {
        self.take(conn, who)?;
        if shown == Shown::Nothing {
            return Ok(());
        }
        if self.ranking.learn(says) {
            store::set_facts(conn, self.ranking.facts())?;
        }
        let (path, is_named) = (self.ranking.path(says), shown == Shown::Named);
        let cell = is_named.then(|| path.clone());
        if is_named {
            self.create(conn, &path)?;
        }
        store::put(conn, &[NewCard { profile_id: who, path: path.clone(), cell, is_named }])?;
        if is_named { Ok(()) } else { self.settle(conn, &[who], &path) }
    }

    /// Takes somebody's card away.
    pub(crate) fn take(&self, conn: &mut Conn, who: TalentProfileId) -> Result<(), Error> {
        let Some(Some(cell)) = store::take(conn, who)? else { return Ok(()) };
        self.mend(conn, &cell)
    }

    fn create(&self, conn: &mut Conn, path: &[u8]) -> Result<(), Error> {
        store::create_cells(conn, &[self.cell(path)])?;
        Ok(())
    }

    fn cell(&self, path: &[u8]) -> NewCell {
        let (place, facts) = (self.ranking.place_in_list(path), self.ranking.along(path));
        NewCell { path: path.to_vec(), place, facts }
    }

    fn shift(
        &self,
        conn: &mut Conn,
        who: &[TalentProfileId],
        to: Option<&[u8]>,
    ) -> Result<(), Error> {
        if let Some(path) = to {
            self.create(conn, path)?;
        }
        store::shift(conn, who, to)?;
        Ok(())
    }

    /// Where fewer than [`TOGETHER`] are left, they show one fact less.
    fn mend(&self, conn: &mut Conn, cell: &[u8]) -> Result<(), Error> {
        let left = store::crowd(conn, cell)?.and_then(|left| usize::try_from(left).ok());
        if left.is_none_or(|left| left == 0 || left >= TOGETHER) {
            return Ok(());
        }
        let left: Vec<TalentProfileId> =
            store::near(conn, Some(cell), cell)?.into_iter().map(|(who, _)| who).collect();
        match cell.split_last() {
            Some((_, shorter)) => self.settle(conn, &left, shorter),
            None => self.shift(conn, &left, None),
        }
    }

    /// Finds the place of a few who all say `top` and can show no more than it.
    fn settle(&self, conn: &mut Conn, coming: &[TalentProfileId], top: &[u8]) -> Result<(), Error> {
        let beginnings = (0..=top.len()).filter_map(|n| top.get(..n)).map(<[u8]>::to_vec);
        let ground = store::ground(conn, beginnings.collect())?;
        if ground.as_deref() == Some(top) {
            return self.shift(conn, coming, Some(top));
        }
        let least = ground.as_ref().map_or(0, |ground| ground.len() + 1);
        let beginning = top.get(..least).unwrap_or(top);
        // Too few for any cell of their own that far, so at most four.
        let mut near = store::near(conn, ground.as_deref(), beginning)?;
        near.retain(|(who, _)| !coming.contains(who));
        let paths: Vec<Path> = near.iter().map(|(_, path)| path.clone()).collect();
        let Some(length) = rules::meet(top, least, coming.len(), &paths) else {
            return self.shift(conn, coming, ground.as_deref());
        };
        let cell = top.get(..length).unwrap_or(top);
        let joining = near.iter().filter(|(_, path)| path.starts_with(cell)).map(|(who, _)| *who);
        let all: Vec<TalentProfileId> = joining.chain(coming.iter().copied()).collect();
        self.shift(conn, &all, Some(cell))?;
        // Those who were dealt with less until now leave others behind.
        ground.map_or(Ok(()), |ground| self.mend(conn, &ground))
    }
}

/// What time brings about: deals everybody where that is due or facts have become more frequent than
/// others, and looks after those whom somebody's leaving has left alone.
///
/// # Errors
/// [`Error::Db`].
pub fn tend(conn: &mut Conn, now: Instant) -> Result<(), Error> {
    let deal = store::lock(conn)?;
    let ranking = Ranking::of(deal.facts);
    if deal.is_due {
        return redeal(conn);
    }
    let small = store::small(conn, SMALL_AT_ONCE)?;
    if !small.is_empty() {
        store::stir(conn)?;
    }
    let deck = Deck { ranking };
    for cell in small {
        deck.mend(conn, &cell)?;
    }
    if now - deal.ranked_at < TimeDelta::hours(RANK_EVERY_HOURS) {
        return Ok(());
    }
    store::ranked(conn, now)?;
    let counts = count(conn)?;
    if deck.ranking.is_stale(&counts) { redeal(conn) } else { Ok(()) }
}

/// Looks at everybody who does not hide.
fn each(conn: &mut Conn, mut look: impl FnMut(store::Person)) -> Result<(), Error> {
    let (mut after, limit) = (None, i64::try_from(AT_ONCE).unwrap_or(i64::MAX));
    loop {
        let people = store::people(conn, after, limit)?;
        let Some(last) = people.last() else { return Ok(()) };
        after = Some(last.id);
        people.into_iter().for_each(&mut look);
    }
}

fn count(conn: &mut Conn) -> Result<Counts, Error> {
    let mut counts = Counts::new();
    each(conn, |person| {
        for fact in person.says {
            *counts.entry(fact).or_default() += 1;
        }
    })?;
    Ok(counts)
}

/// Deals everybody again, those facts first that most people say. Belongs into a transaction; takes time
/// in proportion to the pool.
///
/// # Errors
/// [`Error::Db`].
pub fn redeal(conn: &mut Conn) -> Result<(), Error> {
    store::lock(conn)?;
    let counts = count(conn)?;
    let mut ranking = Ranking::of(store::facts(conn)?);
    ranking.learn(&counts.keys().cloned().collect::<Vec<_>>());
    let ranking = ranking.by(&counts);
    let (mut who, mut paths, mut named) = (Vec::new(), Vec::new(), Vec::new());
    each(conn, |person| {
        let path = ranking.path(&person.says);
        if person.is_named {
            named.push((person.id, path));
        } else {
            who.push(person.id);
            paths.push(path);
        }
    })?;
    store::take_all(conn)?;
    store::dealt(conn, ranking.facts())?;
    let shown = deal(&paths, TOGETHER);
    let anonymous = who.into_iter().zip(paths).zip(shown).map(|((profile_id, path), length)| {
        let cell = length.and_then(|length| path.get(..length)).map(<[u8]>::to_vec);
        NewCard { profile_id, cell, path, is_named: false }
    });
    let named = named.into_iter().map(|(profile_id, path)| {
        let cell = Some(path.clone());
        NewCard { profile_id, path, cell, is_named: true }
    });
    let mut cards: Vec<NewCard> = anonymous.chain(named).collect();
    // Cards that show the same one after another: their cell is counted once for all of them.
    cards.sort_unstable_by(|one, other| one.cell.cmp(&other.cell));
    let deck = Deck { ranking };
    let mut cells: Vec<&Path> = cards.iter().filter_map(|card| card.cell.as_ref()).collect();
    cells.dedup();
    for some in cells.chunks(AT_ONCE) {
        let new: Vec<NewCell> = some.iter().map(|path| deck.cell(path)).collect();
        store::create_cells(conn, &new)?;
    }
    for some in cards.chunks(AT_ONCE) {
        store::put(conn, some)?;
    }
    Ok(())
}
