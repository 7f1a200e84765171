//! Candidates whom the admin recommends to a company, and what the company writes to them.

use std::collections::BTreeMap;

use assessments::reports::{self, Row};
use db::Conn;
use kernel::{CompanyId, Instant, Page, Paging, TalentPickId, UserId};
use talent::introductions::{self, Introduction, Person, Request, Whose};
use talent::picks::{self, Eyes, Pick};

use super::{Recruiter, tell_candidate, until};
use crate::Result;
use crate::notify::TalentEvent;
use crate::post::Sender;

/// The most results that are shown of one candidate.
const RESULTS: usize = 5;

/// A candidate on a company's list, as the company sees them.
#[derive(Debug, Clone)]
pub struct Listed {
    /// Who it is.
    pub pick: Pick,
    /// Their newest graded results, at most five; none where they do not show them.
    pub results: Vec<Row>,
    /// What the company has asked them within the last 90 days.
    pub asked: Option<Introduction>,
    /// How to write to them, once they have accepted.
    pub person: Option<Person>,
}

/// The candidates whom the admin recommends to a company, newest first.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn recruiting(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
    now: Instant,
) -> Result<Page<Listed>> {
    let page = picks::list(conn, (company, Eyes::Company), paging)?;
    let users: Vec<UserId> = page.items.iter().map(|pick| pick.user).collect();
    let open = page.items.iter().filter(|pick| pick.shows_results).map(|pick| pick.user);
    let mut results = reports::graded_of(conn, &open.collect::<Vec<_>>(), RESULTS)?;
    let mut asked = introductions::latest(conn, company, &users, now)?;
    let all: Vec<Introduction> = asked.values().cloned().collect();
    let met: BTreeMap<UserId, Person> = introductions::met(conn, Whose::Company(company), &all)?;
    let listed = |pick: Pick| Listed {
        results: results.remove(&pick.user).unwrap_or_default(),
        asked: asked.remove(&pick.user),
        person: met.get(&pick.user).cloned(),
        pick,
    };
    Ok(Page { items: page.items.into_iter().map(listed).collect(), next: page.next })
}

/// Writes to somebody on the company's list, who is notified.
///
/// # Errors
/// [`talent::Error::NoPick`]; those of the request.
pub fn message(
    conn: &mut Conn,
    sender: &Sender,
    by: Recruiter,
    pick: TalentPickId,
    text: &str,
) -> Result<Introduction> {
    let chosen = picks::choose(conn, by.company, pick)?;
    let asked = Request { position: None, message: text.to_owned() };
    let made = introductions::request(conn, (by.company, by.user), &chosen, &asked, sender.now)?;
    let event = TalentEvent::Messaged { company: made.company_name.clone(), until: until(&made) };
    tell_candidate(conn, sender, &made, "asked", event)?;
    Ok(made)
}
