//! Scorecards: what each member of a hiring team has seen, said before they hear the others.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, Instant, Seen};

pub use rules::{
    BEST, Content, Earlier, Event, Item, MAX_TEXT, Rating, Reader, Scorecard, Shown, State, items,
};

use crate::Error;
use crate::applications::{self, Acting, Application};
use crate::roles::{self, Member};
use store::Saved;

/// What the audit log calls a scorecard.
pub const KIND: &str = "scorecard";

/// What is asked about an application, and what somebody may read of the answers.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn show(
    conn: &mut Conn,
    of: &Application,
    reader: Reader,
) -> Result<(Vec<Item>, Shown), Error> {
    let form = roles::find_any(conn, of.role)?.form;
    Ok((items(&form), rules::shown(store::of_application(conn, of.id)?, reader)))
}

/// Writes on one's own scorecard, or submits it: `seen` is the version that was read, 0 before it is
/// begun. What was submitted before stays in its history.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::Fields`], [`Error::StaleVersion`],
/// [`Error::ScorecardSubmitted`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    (by, owns): (Member, bool),
    seen: Seen<ApplicationId>,
    (content, event): (&Content, Event),
    now: Instant,
) -> Result<Scorecard, Error> {
    let held = applications::hold(conn, Acting::Company(by), Seen::any(seen.id))?;
    let of = held.application();
    let form = roles::find_any(conn, of.role)?.form;
    content.check(&items(&form), event == Event::Submit)?;
    let all = store::of_application(conn, of.id)?;
    let before = all.iter().find(|card| card.author == by.user);
    let (from, version) = before.map_or((State::Draft, 0), |card| (card.state, card.version));
    if seen.is_stale(version) {
        return Err(Error::StaleVersion);
    }
    let to = rules::STEPS.step(from, event, ()).map_err(|_| Error::ScorecardSubmitted)?;
    let submitted_at = (to == State::Submitted).then_some(now);
    let saved = Saved { state: to, content, submitted_at, now };
    let id = match before {
        Some(card) => {
            if let (State::Submitted, Some(at)) = (card.state, card.submitted_at) {
                store::keep(conn, card, at)?;
            }
            store::update(conn, card.id, &saved)?
        }
        None => {
            let others = all.iter().any(|card| card.state == State::Submitted);
            store::insert(conn, (of.id, by.user), &saved, owns && others)?
        }
    };
    if event == Event::Submit {
        let entry = Entry::of(KIND, id).by(Actor::User(by.user), event);
        entry.step(from, to).record(conn)?;
    }
    store::find(conn, id)?.ok_or(Error::NoApplication)
}
