//! What one company sees of the pool.

#[cfg(test)]
mod attack;
#[cfg(test)]
mod found;
mod order;
mod place;
mod rules;
mod seal;
mod sight;
mod store;
#[cfg(test)]
pub(crate) mod tests;
mod walk;

use chrono::TimeDelta;
use db::Conn;
use kernel::{CompanyId, Instant, Limit, UserId};

pub use place::Position;
pub use rules::{Facts, Filter};
pub(crate) use sight::{Opened, Sight, crowd, look, open};

use crate::deck::Ranking;
use crate::{Error, profiles};
use seal::{Sealer, label};
use store::{Eyes, News, Stretch};
use walk::Walk;

/// How many cells with news are looked at in one go.
const NEWS_AT_ONCE: i64 = 50;

/// For how long a company does not see whom it has asked.
pub const AGAIN_AFTER_DAYS: i64 = 90;

/// Somebody who shows their name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The account, which nothing shows with it.
    pub user: UserId,
    /// What the account calls itself.
    pub name: String,
    /// What they say of themselves.
    pub headline: String,
}

/// A card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// What the company gives back to ask for an introduction: today and tomorrow.
    pub handle: String,
    /// What the card is called, such as `K7F2`.
    pub label: String,
    /// What it says.
    pub facts: Facts,
    /// `None` for somebody anonymous.
    pub named: Option<Named>,
}

/// Whose card a company has chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// The account.
    pub user: UserId,
    /// What the company was shown.
    pub facts: Facts,
    /// Whether it was shown the name.
    pub is_named: bool,
}

/// A page of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cards {
    /// Those who could begin soonest first, then those who say most.
    pub items: Vec<Card>,
    /// Where the next page starts; absent on the last.
    pub next: Option<Position>,
}

fn eyes(company: CompanyId, now: Instant) -> Eyes {
    Eyes { company, since: now - TimeDelta::days(AGAIN_AFTER_DAYS) }
}

/// The cards that a company sees and that say what it looks for. Where the pool has changed since the
/// page before, those who say the same stand in another order.
///
/// # Errors
/// [`Error::Field`], [`Error::BadCursor`], [`Error::Sealing`], [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    filter: &Filter,
    after: Option<&Position>,
    (limit, now): (Limit, Instant),
) -> Result<Cards, Error> {
    filter.check()?;
    let (eyes, secrets) = (eyes(company, now), store::secrets(conn)?);
    let asked = store::asked(conn, eyes)?;
    let sealer = Sealer::new(&secrets.key, company, now.date_naive())?;
    let stamp = |generation: i64| sealer.stamp(generation, &asked);
    let after = after.map(|at| sealer.find(at).ok_or(Error::BadCursor)).transpose()?;
    let order = sealer.order(&stamp(secrets.generation()));
    let stretch = Stretch::of(filter, &Ranking::of(secrets.facts()), after.as_ref());
    let walk = Walk { eyes, order, most: limit.get() + 1 };
    let mut found = walk.find(conn, stretch, after.as_ref())?;
    let more = found.len() > limit.get();
    found.truncate(limit.get());
    let last = found.last().filter(|_| more);
    let next = last.map(|card| sealer.hide(&card.place)).transpose()?;
    let mut items = Vec::with_capacity(found.len());
    for card in found {
        // Of the pool as it was when the card was read: a handle is never older than its card.
        let tie = sealer.tie(&stamp(card.seen.generation()), card.seen.id);
        let handle = sealer.seal(tie, card.seen.id)?;
        items.push(Card { handle, label: label(tie), facts: card.facts, named: card.seen.named() });
    }
    Ok(Cards { items, next })
}

/// Whether a card says what the company looks for and has come or changed since.
///
/// # Errors
/// [`Error::Db`].
pub fn has_news(
    conn: &mut Conn,
    company: CompanyId,
    filter: &Filter,
    (since, now): (Instant, Instant),
) -> Result<bool, Error> {
    let (eyes, says, mut after) = (eyes(company, now), filter.says(), Vec::new());
    let news = News { says: &says, text: filter.text.as_deref(), since };
    loop {
        let changed = store::changed(conn, eyes, &news, (&after, NEWS_AT_ONCE))?;
        for (cell, is_named) in &changed {
            if *is_named || store::are_enough(conn, eyes, cell)? {
                return Ok(true);
            }
        }
        let Some((last, _)) = changed.into_iter().last() else { return Ok(false) };
        after = last;
    }
}

/// Whose card it is, where the company still sees it.
///
/// # Errors
/// [`Error::NoCard`], [`Error::Sealing`], [`Error::Db`].
pub fn choose(
    conn: &mut Conn,
    company: CompanyId,
    handle: &str,
    now: Instant,
) -> Result<Chosen, Error> {
    let sight = open(conn, company, handle, now)?.sight;
    Ok(Chosen { user: sight.user, facts: sight.facts(), is_named: sight.named.is_some() })
}

/// The card of somebody who shows their name, where the company sees it.
///
/// # Errors
/// [`Error::Db`].
pub fn named(
    conn: &mut Conn,
    company: CompanyId,
    user: UserId,
    now: Instant,
) -> Result<Option<(Facts, Named)>, Error> {
    let Some(profile) = profiles::of_user(conn, user)? else { return Ok(None) };
    let sight = look(conn, company, &[profile.id], now)?.remove(&profile.id);
    Ok(sight.and_then(|sight| Some((sight.facts(), sight.named?))))
}
