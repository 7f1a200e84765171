//! Selecting from those who have applied: what members of a company do with applications, what
//! became of them, and who moved them.

mod assess;
mod words;

pub use crate::applications::BOARD as TOPIC;
pub use assess::{Answer, Assessed, assess_all, assessed, remind};
pub use words::of_state as state_words;

use std::collections::HashMap;

use auth::users;
use db::Conn;
use db::audit::{self, Done, Object};
use hiring::applications::{self as domain, Acting, Application, DeclineCode, Held, State, Step};
use hiring::board::{self, Move, Veil};
use hiring::roles::Member;
use kernel::{ApplicationId, Instant, RoleId, Seen, UserId};

use crate::post::Sender;
use crate::{Error, Result, applications};

/// How many steps of one application are shown.
const HISTORY: i64 = 200;
/// A number that grows with every change of a board; `None` for whom the board is not.
///
/// # Errors
/// [`Error::Db`].
pub fn watched(conn: &mut Conn, user: UserId, role: RoleId) -> Result<Option<i64>> {
    let Some(membership) = companies::profiles::of_member(conn, user)? else { return Ok(None) };
    if !membership.role.reads() {
        return Ok(None);
    }
    match board::role(conn, membership.company.id, role) {
        Ok(_) => Ok(Some(board::change(conn, role)?)),
        Err(hiring::Error::NoRole) => Ok(None),
        Err(e) => Err(e.into()),
    }
}

/// A move that is to be made.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// Which.
    pub act: Move,
    /// Why; see [`Step::reason`].
    pub reason: Option<&'a str>,
    /// Which reason of the list, for a decline.
    pub code: Option<DeclineCode>,
}

/// Makes a move. The candidate is notified in a minute, where it is news to them.
///
/// # Errors
/// [`Error::Moved`] and [`Error::Changed`] where a colleague was faster; those of the step.
pub fn move_card(
    conn: &mut Conn,
    sender: &Sender,
    member: Member,
    seen: Seen<ApplicationId>,
    asked: Asked<'_>,
) -> Result<Application> {
    let held = domain::hold(conn, Acting::Company(member), seen);
    let moved = advance(conn, sender, member, (seen.id, held), asked)?;
    applications::announce(conn, moved.role)?;
    Ok(moved)
}

/// The most moves that are made at once.
pub const AT_ONCE: usize = 100;

/// Makes the same move with many of a role, each by itself: what is refused changes nothing, and the
/// others are moved.
///
/// # Errors
/// [`Error::Db`]; then nobody is moved.
pub fn move_cards(
    conn: &mut Conn,
    sender: &Sender,
    member: Member,
    (role, of): (RoleId, &[Seen<ApplicationId>]),
    asked: Asked<'_>,
) -> Result<Vec<Result<Application>>> {
    let mut done = Vec::with_capacity(of.len());
    let held = domain::hold_all(conn, Acting::Company(member), (role, of))?;
    for (seen, held) in of.iter().zip(held) {
        match advance(conn, sender, member, (seen.id, held), asked) {
            Err(Error::Db(e) | Error::Hiring(hiring::Error::Db(e))) => return Err(e.into()),
            moved => done.push(moved),
        }
    }
    if done.iter().any(Result::is_ok) {
        applications::announce(conn, role)?;
    }
    Ok(done)
}

fn advance(
    conn: &mut Conn,
    sender: &Sender,
    member: Member,
    (id, held): (ApplicationId, std::result::Result<Held, hiring::Error>),
    asked: Asked<'_>,
) -> Result<Application> {
    let held = match held {
        Err(hiring::Error::StaleVersion) => {
            let found = domain::find(conn, id)?.application;
            return Err(faster(conn, &found)?);
        }
        held => held?,
    };
    if asked.act.is_kept_from(held.application().state) {
        return Err(hiring::Error::OfferStands.into());
    }
    let Asked { act, reason, code } = asked;
    let step = Step { event: act.event(), reason, code };
    let acting = Acting::Company(member);
    Ok(applications::advance(conn, sender, acting, held, &step)?.application)
}

/// Says that the requirements which an application misses do not matter.
///
/// # Errors
/// [`Error::Moved`] and [`Error::Changed`] where a colleague was faster; those of the application.
pub fn waive(
    conn: &mut Conn,
    member: Member,
    seen: Seen<ApplicationId>,
    now: Instant,
) -> Result<Application> {
    match domain::waive(conn, member, seen, now) {
        Err(hiring::Error::StaleVersion) => {
            let found = domain::find(conn, seen.id)?.application;
            Err(faster(conn, &found)?)
        }
        waived => {
            let waived = waived?;
            applications::announce(conn, waived.role)?;
            Ok(waived)
        }
    }
}

/// Has the applicants of a role shown by name before the shortlist, or no longer; says why, and when.
///
/// # Errors
/// Those of the role.
pub fn set_veil(
    conn: &mut Conn,
    member: Member,
    role: RoleId,
    veil: Veil,
    (reason, now): (&str, Instant),
) -> Result<()> {
    board::set_veil(conn, member, role, veil, (reason, now))?;
    applications::announce(conn, role)
}

/// Who was faster, and where the candidate is now.
fn faster(conn: &mut Conn, now: &Application) -> Result<Error> {
    let trail = audit::history(conn, Object::of(domain::KIND, now.id), 1)?;
    let last = past(conn, now, trail)?.pop();
    let who = last.as_ref().map_or("Somebody", |last| match &last.by {
        Who::Member(Some(name)) => name,
        Who::Member(None) => "A colleague",
        Who::Candidate => "The candidate",
        Who::Assay => "Assay",
    });
    let who = who.to_owned();
    let moved = last.is_some_and(|last| last.from.is_some() && last.from != last.to);
    let to = words::of_state(now.state);
    Ok(if moved { Error::Moved { who, to } } else { Error::Changed { who } })
}

/// Who took a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    /// Somebody of the company, by name; `None` once they are erased.
    Member(Option<String>),
    /// The person who applied.
    Candidate,
    /// The admin, or the software itself.
    Assay,
}

/// A step that was taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Past {
    /// When.
    pub at: Instant,
    /// What, as the audit log calls it.
    pub action: String,
    /// Who.
    pub by: Who,
    /// The state before; `None` where the step leads nowhere.
    pub from: Option<State>,
    /// The state after; likewise.
    pub to: Option<State>,
    /// Why, as far as the log keeps it.
    pub reason: Option<String>,
}

/// What became of an application, oldest first, as its company reads it: the candidate has no name there.
///
/// # Errors
/// [`Error::Db`].
pub fn history(conn: &mut Conn, of: &Application) -> Result<Vec<Past>> {
    let trail = audit::history(conn, Object::of(domain::KIND, of.id), HISTORY)?;
    past(conn, of, trail)
}

fn past(conn: &mut Conn, of: &Application, trail: Vec<Done>) -> Result<Vec<Past>> {
    let actors: Vec<UserId> = trail.iter().filter_map(|done| done.actor).collect();
    let found = users::get_all(conn, &actors)?.into_iter();
    let names: HashMap<UserId, String> = found.map(|user| (user.id, user.display_name)).collect();
    // Those who are erased are called nothing.
    let name = |user: UserId| names.get(&user).filter(|name| !name.is_empty()).cloned();
    let step = |done: Done| {
        let by = match done.actor {
            None => Who::Assay,
            Some(user) if Some(user) == of.candidate => Who::Candidate,
            Some(_) if done.action == domain::Event::Release.as_str() => Who::Assay,
            Some(_) if is_candidates(&done.action) => Who::Candidate,
            Some(user) => Who::Member(name(user)),
        };
        let state = |text: Option<String>| text.as_deref().and_then(State::parse);
        let Done { at, action, from, to, reason, .. } = done;
        Past { at, action, by, from: state(from), to: state(to), reason }
    };
    Ok(trail.into_iter().map(step).collect())
}

/// Whether only a candidate does this, also one who is erased by now.
fn is_candidates(action: &str) -> bool {
    use domain::Event::{AcceptOffer, DeclineOffer, Withdraw};
    let own = [Withdraw, AcceptOffer, DeclineOffer].map(domain::Event::as_str);
    ["apply", "introduce"].contains(&action) || own.contains(&action)
}
