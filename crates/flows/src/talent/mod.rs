//! The talent pool where it meets accounts, companies, roles and mail.

mod extras;
mod messages;
mod prospects;
mod recruiting;
mod time;

use std::collections::BTreeSet;

use auth::users::{Kind, User};
use db::Conn;
use hiring::resumes::{self, File};
use hiring::roles::{self, Role};
use kernel::{CompanyId, IntroductionId, ResumeId, RoleId, Seen, UserId};
use talent::cards::{self, Chosen};
use talent::introductions::{self, ANSWER_DAYS, Event as Step, Introduction, Request, Side, State};
use talent::profiles::{Form, Profile};

use crate::limits::{self, Action, Who};
use crate::notify::{self, Notification, TalentEvent};
use crate::numbers;
use crate::post::{self, Sender};
use crate::{Error, Result, applications, companies, site};

pub use extras::{Beside, Met, beside, met, resume};
pub use messages::{Thread, closed_to, count_message, thread, write};
pub use prospects::{Prospects, add_prospect, ask_prospect, prospects};
pub use recruiting::{Listed, message, recruiting};
pub use time::keep_time;

/// Only a candidate can be found.
fn check_candidate(user: &User) -> Result<()> {
    if user.kind == Kind::Candidate { Ok(()) } else { Err(auth::Error::AccountKindFixed.into()) }
}

/// Joins the pool or changes what is said there. Only a candidate can be found, and shows only results of
/// their own that are graded. What a company that they block has asked is declined.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`]; those of the profile; those of the queue.
pub fn save(
    conn: &mut Conn,
    sender: &Sender,
    user: &User,
    (seen, form): (i32, &Form),
) -> Result<Profile> {
    check_candidate(user)?;
    let score = extras::score_of_own(conn, user.id, &form.results)?;
    let saved = talent::profiles::save(conn, user.id, seen, &Form { score, ..form.clone() })?;
    decline_open(conn, sender, user.id, Some(&saved.form.blocked))?;
    Ok(saved)
}

/// Puts a file beside the caller's place in the pool, in place of the one that is there.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`]; [`talent::Error::NoProfile`].
pub fn attach(conn: &mut Conn, user: &User, file: &File) -> Result<Profile> {
    check_candidate(user)?;
    let kept = resumes::keep(conn, user.id, file)?;
    replace(conn, user.id, Some(kept.id))
}

/// Takes the file away.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`]; [`talent::Error::NoProfile`].
pub fn detach(conn: &mut Conn, user: &User) -> Result<Profile> {
    check_candidate(user)?;
    replace(conn, user.id, None)
}

fn replace(conn: &mut Conn, user: UserId, resume: Option<ResumeId>) -> Result<Profile> {
    let (profile, old) = talent::profiles::attach(conn, user, resume)?;
    if let Some(old) = old {
        resumes::remove(conn, old)?;
    }
    Ok(profile)
}

/// Leaves the pool, deletes the file that was there, and declines what companies have asked until now.
///
/// # Errors
/// Those of the profile; those of the queue.
pub fn leave(conn: &mut Conn, sender: &Sender, user: UserId) -> Result<()> {
    if let Some(resume) = talent::profiles::leave(conn, user)? {
        resumes::remove(conn, resume)?;
    }
    decline_open(conn, sender, user, None)
}

/// Declines what has no answer yet, of all companies or of these.
fn decline_open(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    only: Option<&BTreeSet<CompanyId>>,
) -> Result<()> {
    for declined in introductions::decline_open(conn, user, only, sender.now)? {
        say_how_it_ended(conn, sender, &declined)?;
    }
    Ok(())
}

/// Somebody who asks for a company.
#[derive(Debug, Clone, Copy)]
pub struct Recruiter {
    /// The company.
    pub company: CompanyId,
    /// The person.
    pub user: UserId,
    /// Whether the company may ask people who show their names.
    pub pays: bool,
}

/// Counts a request for an introduction. What was counted stays counted where [`request`] refuses.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn ask(conn: &mut Conn, company: CompanyId) -> Result<()> {
    limits::take(conn, Action::RequestIntroduction, Who::of_company(company))
}

/// Asks the person behind a card for an introduction, and notifies them.
///
/// # Errors
/// [`talent::Error::RoleNotLive`], [`Error::NamedNeedsPayment`]; those of the request.
pub fn request(
    conn: &mut Conn,
    sender: &Sender,
    by: Recruiter,
    handle: &str,
    asked: &Request,
) -> Result<Introduction> {
    let role = asked.position.as_ref().ok_or(talent::Error::RoleNotLive)?.role;
    let role = live_role(conn, by.company, role)?;
    check_room(conn, by.company)?;
    let chosen = cards::choose(conn, by.company, handle, sender.now)?;
    ask_chosen(conn, sender, by, (&role, &chosen), asked)
}

/// Refuses where as many of the company's requests are open as may be.
fn check_room(conn: &mut Conn, company: CompanyId) -> Result<()> {
    let most = numbers::OPEN_INTRODUCTIONS.now(conn)?;
    Ok(introductions::check_room(conn, company, most)?)
}

/// Asks somebody whom the company sees for an introduction to a live role of its own, and notifies them.
fn ask_chosen(
    conn: &mut Conn,
    sender: &Sender,
    by: Recruiter,
    (role, chosen): (&Role, &Chosen),
    asked: &Request,
) -> Result<Introduction> {
    if chosen.is_named && !by.pays {
        return Err(Error::NamedNeedsPayment);
    }
    let made = introductions::request(conn, (by.company, by.user), chosen, asked, sender.now)?;
    let event = TalentEvent::Requested {
        company: made.company_name.clone(),
        role: role.form.title.clone(),
        is_named: made.is_named,
        until: until(&made),
    };
    tell_candidate(conn, sender, &made, "asked", event)?;
    Ok(made)
}

/// The role that somebody is asked for, where it is the company's and live.
fn live_role(conn: &mut Conn, company: CompanyId, role: RoleId) -> Result<Role> {
    let not_live = || Error::from(talent::Error::RoleNotLive);
    let role = match roles::find(conn, company, role) {
        Err(hiring::Error::NoRole) => return Err(not_live()),
        found => found?,
    };
    if role.state.is_live() { Ok(role) } else { Err(not_live()) }
}

/// The candidate's yes: the company learns who it is and is notified, and the role, where it is about one,
/// has an application of theirs.
///
/// # Errors
/// Those of the step; [`hiring::Error::RoleClosed`] while the role takes no applications.
pub fn accept(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<IntroductionId>,
) -> Result<Introduction> {
    let side = Side::Candidate(user);
    let accepted = introductions::step(conn, side, seen, (Step::Accept, None), sender.now)?;
    if let Some(position) = &accepted.request.position {
        applications::introduce(conn, user, position.role, sender)?;
    }
    say_how_it_ended(conn, sender, &accepted)?;
    Ok(accepted)
}

/// The candidate's no; the reason is their own record. The company is notified that there was one.
///
/// # Errors
/// Those of the step.
pub fn decline(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<IntroductionId>,
    reason: Option<&str>,
) -> Result<Introduction> {
    let side = Side::Candidate(user);
    let declined = introductions::step(conn, side, seen, (Step::Decline, reason), sender.now)?;
    say_how_it_ended(conn, sender, &declined)?;
    Ok(declined)
}

/// Takes a request back.
///
/// # Errors
/// Those of the step.
pub fn cancel(
    conn: &mut Conn,
    sender: &Sender,
    by: Recruiter,
    seen: Seen<IntroductionId>,
) -> Result<Introduction> {
    let side = Side::Company(by.company, by.user);
    Ok(introductions::step(conn, side, seen, (Step::Cancel, None), sender.now)?)
}

/// Until when a request can be answered, in words.
fn until(introduction: &Introduction) -> String {
    post::moment(introduction.answer_by())
}

fn tell_candidate(
    conn: &mut Conn,
    sender: &Sender,
    about: &Introduction,
    what: &str,
    event: TalentEvent,
) -> Result<()> {
    let cause = format!("introduction:{}:{what}", about.id);
    let (user, link) = (about.candidate, site::INTRODUCTIONS_TO_ME);
    notify::notify(conn, sender, &Notification { user, cause: &cause, event: event.into(), link })
}

/// Notifies the person who asked, or an owner of the company once they have left it.
fn say_how_it_ended(conn: &mut Conn, sender: &Sender, ended: &Introduction) -> Result<()> {
    let Some(user) = companies::recipient(conn, ended.company, ended.requested_by)? else {
        return Ok(());
    };
    let role = ended.role_title.clone();
    let event = match ended.state {
        State::Accepted => {
            let name = auth::users::get(conn, ended.candidate)?.display_name;
            TalentEvent::Accepted { name, role }
        }
        State::Declined => TalentEvent::Declined { role },
        State::Expired => TalentEvent::Expired { role, days: ANSWER_DAYS },
        State::Requested | State::Cancelled => return Ok(()),
    };
    let cause = format!("introduction:{}:{}", ended.id, ended.state.as_str());
    let is_direct = ended.request.position.is_none();
    let link = if is_direct { site::RECRUIT_TALENT } else { site::INTRODUCTIONS_BY_US };
    notify::notify(conn, sender, &Notification { user, cause: &cause, event: event.into(), link })
}
