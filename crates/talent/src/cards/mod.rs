//! What one company sees of the pool.

#[cfg(test)]
mod attack;
mod place;
mod rules;
mod seal;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use kernel::{CompanyId, Instant, Limit, TalentProfileId, UserId};

pub use place::Place as Position;
pub use rules::{Facts, Filter, TOGETHER, generalise};

use crate::Error;
use seal::{Sealer, label};

/// For how long a company does not see whom it has asked.
pub const AGAIN_AFTER_DAYS: i64 = 90;

/// Somebody who shows their name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
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
    /// In the order of what they say, those who could begin soonest first.
    pub items: Vec<Card>,
    /// Where the next page starts; absent on the last.
    pub next: Option<Position>,
}

/// Somebody whom a company sees, and what it sees of them.
struct Dealt {
    at: Position,
    tie: seal::Tie,
    seen: store::Seen,
    facts: Facts,
}

/// Everybody whom a company sees now, in the order of the list.
fn deal(
    conn: &mut Conn,
    sealer: &Sealer,
    company: CompanyId,
    now: Instant,
) -> Result<Vec<Dealt>, Error> {
    let everybody = store::seen_by(conn, company, now)?;
    let pool = sealer.pool(everybody.iter().map(|seen| (seen.id, seen.version)));
    let (named, anonymous): (Vec<_>, Vec<_>) =
        everybody.into_iter().partition(|seen| seen.named.is_some());
    let facts: Vec<Facts> = anonymous.iter().map(|seen| seen.facts.clone()).collect();
    let shown = generalise(&facts, TOGETHER);
    let hidden = anonymous.into_iter().zip(shown).filter_map(|(seen, facts)| Some((seen, facts?)));
    let open = named.into_iter().map(|seen| {
        let facts = seen.facts.clone();
        (seen, facts)
    });
    let mut dealt: Vec<Dealt> = open
        .chain(hidden)
        .map(|(seen, facts)| {
            let tie = sealer.tie(&pool, seen.id);
            Dealt { at: Position::of(&facts, tie), tie, seen, facts }
        })
        .collect();
    dealt.sort_unstable_by(|one, other| one.at.cmp(&other.at));
    Ok(dealt)
}

fn sealer(conn: &mut Conn, company: CompanyId, now: Instant) -> Result<Sealer, Error> {
    Sealer::new(&store::key(conn)?, company, now.date_naive())
}

/// The cards that a company sees and that say what it looks for.
///
/// # Errors
/// [`Error::Sealing`], [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    filter: &Filter,
    after: Option<&Position>,
    (limit, now): (Limit, Instant),
) -> Result<Cards, Error> {
    let sealer = sealer(conn, company, now)?;
    let dealt = deal(conn, &sealer, company, now)?;
    let found = dealt.into_iter().filter(|card| filter.finds(&card.facts));
    let mut rest: Vec<Dealt> =
        found.filter(|card| after.is_none_or(|after| card.at > *after)).collect();
    let more = rest.len() > limit.get();
    rest.truncate(limit.get());
    let next = rest.last().filter(|_| more).map(|card| card.at.clone());
    let card = |Dealt { tie, seen, facts, .. }: Dealt| {
        let handle = sealer.seal(tie, seen.id)?;
        Ok(Card { handle, label: label(tie), facts, named: seen.named })
    };
    Ok(Cards { items: rest.into_iter().map(card).collect::<Result<_, Error>>()?, next })
}

/// Whether a card says what the company looks for and has come or changed since.
///
/// # Errors
/// [`Error::Sealing`], [`Error::Db`].
pub fn has_news(
    conn: &mut Conn,
    company: CompanyId,
    filter: &Filter,
    (since, now): (Instant, Instant),
) -> Result<bool, Error> {
    let sealer = sealer(conn, company, now)?;
    let dealt = deal(conn, &sealer, company, now)?;
    Ok(dealt.iter().any(|card| card.seen.changed_at > since && filter.finds(&card.facts)))
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
    let sealer = sealer(conn, company, now)?;
    let id: TalentProfileId = sealer.open(handle).ok_or(Error::NoCard)?;
    let mut dealt = deal(conn, &sealer, company, now)?.into_iter();
    let card = dealt.find(|card| card.seen.id == id).ok_or(Error::NoCard)?;
    Ok(Chosen { user: card.seen.user, facts: card.facts, is_named: card.seen.named.is_some() })
}
