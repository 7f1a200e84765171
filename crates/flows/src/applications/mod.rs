//! Applications for roles: sent with the candidate's profile, and what the candidate hears of them.

mod direct;
mod words;

use auth::profiles;
use auth::users::{Kind, User};
use db::{Conn, Db};
use hiring::applications::{
    self, Acting, Application, Event, Held, Listed, New, Profile, Stage, State, Step,
};
use hiring::assessing;
use hiring::board;
use hiring::drafts::{self, Content, Draft, Place};
use hiring::offers;
use hiring::proposals;
use hiring::resumes::File;
use hiring::slates;
use kernel::{ApplicationId, Instant, InvitationId, RoleId, Seen, UserId};

use crate::limits::{self, Action, Who};
use crate::notify::{self, ApplicationEvent, Notification};
use crate::post::Sender;
use crate::{Result, appointments, site, webhooks};

/// How many candidates hear of their applications in one transaction.
const AT_ONCE: i64 = 100;

/// The boards that can be watched, each by the members of its company who read results.
pub const BOARD: &str = "board";

/// Has everybody who watches the board of a role look at it.
///
/// # Errors
/// [`Error::Queue`].
pub(crate) fn announce(conn: &mut Conn, role: RoleId) -> Result<()> {
    Ok(queue::live::announce(conn, &format!("{BOARD}:{role}"))?)
}

/// Counts an application. What was counted stays counted where [`apply`] refuses.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn ask(conn: &mut Conn, who: Who) -> Result<()> {
    limits::take(conn, Action::Apply, who)
}

/// Counts a file that is sent in.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn ask_to_attach(conn: &mut Conn, who: Who) -> Result<()> {
    limits::take(conn, Action::SendResume, who)
}

/// What a company is sent of somebody who applies now.
///
/// # Errors
/// Those of the profile.
pub fn profile(conn: &mut Conn, user: UserId) -> Result<Profile> {
    let profile = profiles::get(conn, user)?;
    Ok(Profile {
        name: profile.edit.display_name,
        email: profile.email,
        headline: profile.edit.headline,
        education: profile.edit.education,
        skills: profile.edit.skills,
        available_from: profile.edit.available_from,
    })
}

/// Puts a résumé into a draft.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`] for a company's account; those of the draft.
pub fn attach(conn: &mut Conn, user: &User, role: RoleId, file: &File) -> Result<Draft> {
    let place = place(user, role)?;
    Ok(drafts::attach(conn, place, file)?)
}

/// Takes the résumé out of a draft.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`] for a company's account; those of the draft.
pub fn detach(conn: &mut Conn, user: &User, role: RoleId) -> Result<Draft> {
    let place = place(user, role)?;
    Ok(drafts::detach(conn, place)?)
}

/// Saves a draft.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`] for a company's account; those of the draft.
pub fn save(conn: &mut Conn, user: &User, seen: Seen<RoleId>, content: &Content) -> Result<Draft> {
    let place = place(user, seen.id)?;
    let seen = Seen { id: (), version: seen.version };
    Ok(drafts::save(conn, place, seen, content)?)
}

/// Applies with the profile as it is now, and says so by mail. A company that is trusted with direct release sees the
/// application at once.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`] for a company's account; those of the draft and of the
/// application.
pub fn apply(
    conn: &mut Conn,
    sender: &Sender,
    user: &User,
    role: RoleId,
    content: &Content,
) -> Result<Application> {
    let profile = profile(conn, user.id)?;
    let place = place(user, role)?;
    let is_direct = slates::hold_direct(conn, role)?;
    let sent = drafts::send(conn, place, content, profile, sender.now)?;
    proposals::take_application(conn, user.id, role, sender.now)?;
    confirm(conn, sender, sent.id, is_direct)
}

/// Applies for somebody who has accepted a proposal of the role, with their profile as it is now, and says so by mail.
/// The role's questions stay unanswered, as after an introduction.
///
/// # Errors
/// Those of the profile and of the application.
pub(crate) fn apply_as_proposed(
    conn: &mut Conn,
    sender: &Sender,
    candidate: UserId,
    role: RoleId,
) -> Result<Application> {
    let profile = profile(conn, candidate)?;
    let new = New { role, candidate, profile, answers: Vec::new(), note: None, resume: None };
    let is_direct = slates::hold_direct(conn, role)?;
    let sent = applications::apply(conn, &new, sender.now)?;
    confirm(conn, sender, sent.id, is_direct)
}

/// Says by mail that an application has arrived, and shows it to a company whose applicants are released at once.
fn confirm(
    conn: &mut Conn,
    sender: &Sender,
    id: ApplicationId,
    is_direct: bool,
) -> Result<Application> {
    let sent = applications::find(conn, id)?;
    let Listed { title, company_name: company, .. } = sent.clone();
    tell(conn, sender, &sent, ApplicationEvent::Received { company, title, by: by(&sent) })?;
    if is_direct { direct::release(conn, sender, &sent) } else { Ok(sent.application) }
}

/// Puts somebody whom the company has asked, and who has accepted, on the role's shortlist, with their profile as it is
/// now. Where they have applied before, their application stays as it is.
///
/// # Errors
/// Those of the profile and of the application.
pub(crate) fn introduce(
    conn: &mut Conn,
    candidate: UserId,
    role: RoleId,
    sender: &Sender,
) -> Result<Application> {
    let profile = profile(conn, candidate)?;
    let new = New { role, candidate, profile, answers: Vec::new(), note: None, resume: None };
    let made = applications::introduce(conn, &new, sender.now)?;
    // One that they had sent before is no new one.
    if made.applied_at == sender.now {
        let listed = applications::find(conn, made.id)?;
        webhooks::of_introduction(conn, sender, &listed)?;
        direct::say_arrived(conn, sender, &listed)?;
    }
    announce(conn, role)?;
    Ok(made)
}

/// Companies hire; everybody else can apply.
fn place(user: &User, role: RoleId) -> Result<Place> {
    if user.kind == Kind::Company {
        return Err(auth::Error::AccountKindFixed.into());
    }
    Ok(Place { role, candidate: user.id })
}

/// Says on the board that the result of an assessment is there, and moves on the application that waits
/// for it.
///
/// # Errors
/// Those of the step.
pub(crate) fn take_result(
    conn: &mut Conn,
    sender: &Sender,
    invitation: InvitationId,
) -> Result<()> {
    let Some(id) = assessing::application_of(conn, invitation)? else { return Ok(()) };
    let now = applications::find(conn, id)?.application;
    let last = assessing::last(conn, &[id])?.get(&id) == Some(&invitation);
    if now.state == State::Assessment && last {
        let taken = Step::plain(Event::TakeResult);
        step(conn, sender, Acting::System, Seen::any(id), &taken)?;
        return Ok(());
    }
    board::touch(conn, now.role)?;
    announce(conn, now.role)
}

/// Takes a step, and notifies the candidate where it is news to them: of a company's step in a minute,
/// as it can be undone, and of several the last. A decline is none for an hour: so long it can be
/// reconsidered.
///
/// # Errors
/// Those of the step.
pub fn step(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    seen: Seen<ApplicationId>,
    step: &Step<'_>,
) -> Result<Application> {
    let held = applications::hold(conn, acting, seen)?;
    let before = held.application().known_state().stage();
    let after = advance(conn, sender, acting, held, step)?;
    announce(conn, after.application.role)?;
    let at_once = matches!(acting, Acting::Admin(_) | Acting::System);
    if at_once && before != after.application.known_state().stage() {
        let event = news(&after, false);
        tell(conn, sender, &after, event)?;
    }
    Ok(after.application)
}

/// The same where the caller tells the candidate, in words of its own.
///
/// # Errors
/// Those of the step.
pub(crate) fn step_quietly(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    seen: Seen<ApplicationId>,
    step: &Step<'_>,
) -> Result<Listed> {
    let held = applications::hold(conn, acting, seen)?;
    let after = advance(conn, sender, acting, held, step)?;
    announce(conn, after.application.role)?;
    applications::hush(conn, seen.id)?;
    Ok(after)
}

/// Takes a step of an application that is held, with what follows from it at its company.
///
/// # Errors
/// Those of the step.
pub(crate) fn advance(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    held: Held,
    step: &Step<'_>,
) -> Result<Listed> {
    let had_offer = held.application().state == State::Offered;
    let after = applications::advance(conn, acting, held, step, sender.now)?;
    webhooks::of_application(conn, sender, &after, step.event)?;
    if step.event == Event::MoveBack && had_offer {
        offers::lapse(conn, after.application.id, sender.now)?;
    }
    end_what_hangs_on(conn, sender, &after)?;
    Ok(after)
}

/// Ends the offer and the interviews of an application that its candidate knows to have ended: not
/// before, as they would tell of a decline that may be reconsidered.
fn end_what_hangs_on(conn: &mut Conn, sender: &Sender, of: &Listed) -> Result<()> {
    if of.application.known_state().stage() == Stage::Closed {
        offers::lapse(conn, of.application.id, sender.now)?;
        appointments::lapse(conn, sender, of)?;
    }
    Ok(())
}

/// Ends what hangs on an application that is withdrawn because its person's two accounts are merged.
///
/// # Errors
/// Those of the offers and meetings.
pub(crate) fn end_twin(conn: &mut Conn, sender: &Sender, of: &Listed) -> Result<()> {
    webhooks::of_application(conn, sender, of, Event::Withdraw)?;
    offers::lapse(conn, of.application.id, sender.now)?;
    appointments::lapse(conn, sender, of)?;
    announce(conn, of.application.role)
}

/// Ends what is open of a role that has ended for good, and notifies its candidates.
///
/// # Errors
/// [`Error::Db`].
pub fn close_all(conn: &mut Conn, sender: &Sender, role: RoleId) -> Result<usize> {
    let closed = applications::close_all(conn, role, sender.now)?;
    proposals::lapse(conn, role, sender.now)?;
    announce(conn, role)?;
    for listed in &closed {
        webhooks::of_application(conn, sender, listed, Event::CloseRole)?;
        end_what_hangs_on(conn, sender, listed)?;
        tell(conn, sender, listed, news(listed, false))?;
    }
    Ok(closed.len())
}

/// Writes to everybody who was promised to hear by now, or of whom a company's step was put off.
///
/// # Errors
/// [`Error::Db`].
pub fn tell_due(db: &Db, sender: &Sender) -> Result<usize> {
    let mut notified = 0;
    loop {
        let count = db.write_now(|conn| tell_some(conn, sender))?;
        notified += count;
        if count < usize::try_from(AT_ONCE).unwrap_or(usize::MAX) {
            return Ok(notified);
        }
    }
}

fn tell_some(conn: &mut Conn, sender: &Sender) -> Result<usize> {
    let (taken, unheard) = applications::take_unheard(conn, sender.now, AT_ONCE)?;
    for listed in &unheard {
        tell(conn, sender, listed, news(listed, false))?;
    }
    let due = applications::take_due_news(conn, sender.now, AT_ONCE)?;
    for listed in &due {
        end_what_hangs_on(conn, sender, listed)?;
        let event = news(listed, true);
        tell(conn, sender, listed, event)?;
    }
    Ok(taken.max(due.len()))
}

/// What the candidate is to hear of an application; `still` where it has not moved.
fn news(of: &Listed, still: bool) -> ApplicationEvent {
    let (company, title) = (of.company_name.clone(), of.title.clone());
    let state = of.application.known_state();
    let stage = words::of_stage(state.stage()).to_owned();
    match state.stage() {
        Stage::Closed => {
            let (why, note) = ending(&of.application);
            ApplicationEvent::Closed { company, title, why: why.to_owned(), note }
        }
        _ if still => ApplicationEvent::Waiting { company, title, stage, by: by(of) },
        _ => ApplicationEvent::Moved { company, title, stage, by: by(of) },
    }
}

/// Why an application has ended, and what the company says to it.
fn ending(application: &Application) -> (&'static str, String) {
    match (application.state, &application.declined) {
        (State::DeclinedByCompany, Some(declined)) => {
            (words::of_decline(declined.code), declined.text.clone().unwrap_or_default())
        }
        (State::OfferExpired, _) => ("The time to answer the offer is over.", String::new()),
        (State::RoleClosed, _) => ("The role has ended.", String::new()),
        _ => ("It was taken back.", String::new()),
    }
}

/// The day until which the candidate hears again.
fn by(of: &Listed) -> String {
    let day = |at: Instant| at.format("%-d %B %Y").to_string();
    of.application.news_by.map(day).unwrap_or_default()
}

fn tell(conn: &mut Conn, sender: &Sender, of: &Listed, event: ApplicationEvent) -> Result<()> {
    let Some(user) = of.application.candidate else { return Ok(()) };
    let Application { id, version, .. } = of.application;
    let cause = match of.application.news_by {
        Some(at) => format!("application:{id}:{version}:{}", at.timestamp()),
        None => format!("application:{id}:{version}"),
    };
    let link = site::application(id);
    notify::notify(
        conn,
        sender,
        &Notification { user, cause: &cause, event: event.into(), link: &link },
    )
}
