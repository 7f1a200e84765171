//! What each member of a company has seen in a report, said before they read what others have: of the code, and
//! of two interviews about it.

mod rules;
mod sheets;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AttemptId, CompanyId, Instant, Seen};

pub use rules::{BEST, Content, Earlier, Event, MAX_TEXT, Rating, Reader, Review, Shown, State};
pub use sheets::{Item, Question, Sheet, Subject};

use crate::Error;
use store::Saved;

/// What the audit log calls a review.
const KIND: &str = "report_review";

/// Which report, for which company, and who looks. The caller has checked that they may read it.
#[derive(Debug, Clone, Copy)]
pub struct At {
    /// The report.
    pub attempt: AttemptId,
    /// The company.
    pub company: CompanyId,
    /// Who looks.
    pub reader: Reader,
}

/// Every sheet with what the reader may see of it.
///
/// # Errors
/// [`Error::Db`].
pub fn show(conn: &mut Conn, at: At) -> Result<Vec<(Sheet, Shown)>, Error> {
    let all = store::of_report(conn, at.attempt, at.company)?;
    let of = |sheet: Sheet| {
        let own = all.iter().filter(|one| one.sheet == sheet).cloned().collect();
        (sheet, rules::shown(own, at.reader))
    };
    Ok(Sheet::ALL.map(of).into())
}

/// Writes on one's own review, or submits it: `seen` is the version that was read, 0 before it is begun. What was
/// submitted before stays in its history.
///
/// # Errors
/// [`Error::NoAttempt`], [`Error::BadField`], [`Error::StaleReview`], [`Error::ReviewSubmitted`],
/// [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    at: At,
    seen: Seen<Sheet>,
    (content, event): (&Content, Event),
    now: Instant,
) -> Result<(), Error> {
    let (sheet, by) = (seen.id, at.reader.user);
    content.check(&sheet.items(), event == Event::Submit)?;
    if !store::lock(conn, at.attempt)? {
        return Err(Error::NoAttempt);
    }
    let all = store::of_report(conn, at.attempt, at.company)?;
    let of_sheet: Vec<&Review> = all.iter().filter(|one| one.sheet == sheet).collect();
    let before = of_sheet.iter().find(|one| one.author == by);
    let (from, version) = before.map_or((State::Draft, 0), |one| (one.state, one.version));
    if seen.is_stale(version) {
        return Err(Error::StaleReview);
    }
    let to = rules::STEPS.step(from, event, ()).map_err(|_| Error::ReviewSubmitted)?;
    let submitted_at = (to == State::Submitted).then_some(now);
    let saved = Saved { state: to, content, submitted_at, now };
    let id = match before {
        Some(one) => {
            if let (State::Submitted, Some(earlier)) = (one.state, one.submitted_at) {
                store::keep(conn, one, earlier)?;
            }
            store::update(conn, one.id, &saved)?
        }
        None => {
            let others = of_sheet.iter().any(|one| one.state == State::Submitted);
            store::insert(conn, (at, sheet), &saved, at.reader.owns && others)?
        }
    };
    if event == Event::Submit {
        let entry = Entry::of(KIND, id).by(Actor::User(by), event);
        entry.step(from, to).record(conn)?;
    }
    Ok(())
}
