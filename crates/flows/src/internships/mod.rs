//! Internships: begun with an accepted offer, prepared, run and ended, with what each side hears.

mod tell;
mod time;

use companies::team;
use db::Conn;
use db::audit::Actor;
use hiring::applications::{Acting as Applying, Event as Move, Listed, Step};
use hiring::offers::Offer;
use hiring::roles;
use hiring::roles::form::Kind;
use internships::check_ins::{self, Answers};
use internships::checklists::{self, Done, Item, Owner, Submission};
use internships::extensions::{self, Extension};
use internships::placements::{self, Act, Acting, By, Event, Internship, New, Side};
use internships::ratings::{self, Marks};
use kernel::{ExtensionId, InternshipId, InternshipItemId, Seen, UserId};

pub use time::keep_time;

use crate::limits::{self, Action, Who};
use crate::notify::InternshipEvent as News;
use crate::post::Sender;
use crate::{Result, Reviewer, applications, webhooks};
use tell::Message;

/// Begins the internship of an accepted offer, and moves the application to its place. An offer for
/// another kind of role, or without a last day, leads to none.
///
/// # Errors
/// Those of the internship and of the application's step.
pub(crate) fn begin(
    conn: &mut Conn,
    sender: &Sender,
    listed: &Listed,
    offer: &Offer,
) -> Result<Option<Internship>> {
    let application = &listed.application;
    let (Some(ends_on), Some(candidate)) = (offer.ends_on, application.candidate) else {
        return Ok(None);
    };
    if roles::kind(conn, application.role)? != Some(Kind::Intern) {
        return Ok(None);
    }
    let new = New {
        application: application.id,
        candidate,
        company: listed.company,
        role_title: listed.title.clone(),
        starts_on: offer.starts_on,
        ends_on,
        contact: offer.made_by,
    };
    let Some(begun) = placements::begin(conn, &new, sender.now)? else { return Ok(None) };
    checklists::begin(conn, &begun, sender.now)?;
    let (of, step) = (Seen::any(application.id), Step::plain(Move::Place));
    applications::step_quietly(conn, sender, Applying::System, of, &step)?;
    let message = Message {
        day: Some(begun.starts_on),
        ..Message::plain(&begun, "began".to_owned(), News::Began)
    };
    message.tell(conn, sender, Side::Candidate)?;
    Ok(Some(begun))
}

/// Takes a step with an internship as one of its sides or as the admin, and notifies the others.
///
/// # Errors
/// Those of the step.
pub fn step(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    seen: Seen<InternshipId>,
    (act, why): (Act, Option<&str>),
) -> Result<Internship> {
    let after = placements::act(conn, acting, seen, (act, why), sender.now)?;
    if !after.state.is_open() {
        extensions::lapse(conn, after.id, sender.now)?;
    }
    tell_of_step(conn, sender, acting.by(), &after, act.event())?;
    Ok(after)
}

fn tell_of_step(
    conn: &mut Conn,
    sender: &Sender,
    by: By,
    after: &Internship,
    event: Event,
) -> Result<()> {
    webhooks::of_internship(conn, sender, after, event)?;
    let what = match event {
        Event::MakeReady => News::Ready,
        Event::Start => News::Started,
        Event::Complete => News::Completed,
        Event::Convert => News::Converted,
        Event::EndEarly => News::Ended,
        Event::Cancel => News::Cancelled,
        // The proposal says it.
        Event::Extend | Event::Resume => return Ok(()),
    };
    let message = Message {
        day: Some(after.starts_on),
        note: after.reason.clone(),
        ..Message::plain(after, format!("{}:{}", event.as_str(), after.version), what)
    };
    match by {
        By::Company => message.tell(conn, sender, Side::Candidate),
        By::Candidate => message.tell(conn, sender, Side::Company),
        By::Admin | By::System => message.tell_both(conn, sender),
    }
}

/// Finds an internship ready, as the admin, and notifies both sides.
///
/// # Errors
/// [`internships::Error::ChecklistOpen`]; those of the step.
pub fn make_ready(conn: &mut Conn, by: &Reviewer, seen: Seen<InternshipId>) -> Result<Internship> {
    let after = checklists::make_ready(conn, by.actor, seen, by.sender.now)?;
    tell_of_step(conn, &by.sender, By::Admin, &after, Event::MakeReady)?;
    Ok(after)
}

/// Names the member of the company who looks after the intern; `None` for nobody.
///
/// # Errors
/// [`internships::Error::Field`] where they do not belong to it; those of the internship.
pub fn set_supervisor(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    seen: Seen<InternshipId>,
    supervisor: Option<UserId>,
) -> Result<Internship> {
    let of = placements::find(conn, acting, seen.id)?.company;
    let members = team::members(conn, of)?;
    let able = |user: &UserId| members.iter().any(|one| one.user == *user && one.role.reads());
    if !supervisor.iter().all(able) {
        return Err(internships::Error::Field {
            field: "supervisor_id".to_owned(),
            code: "not_offered",
            detail: "Choose a member of your team who sees candidates.",
        }
        .into());
    }
    Ok(placements::set_supervisor(conn, acting, seen, supervisor, sender.now)?)
}

/// Submits an item as its owner. The admin's board shows it.
///
/// # Errors
/// Those of the item.
pub fn submit(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    seen: Seen<InternshipItemId>,
    what: Submission<'_>,
) -> Result<Done> {
    Ok(checklists::submit(conn, acting, seen, what, sender.now)?)
}

/// Approves an item, or rejects it for a reason, and notifies its owner.
///
/// # Errors
/// Those of the item.
pub fn decide(
    conn: &mut Conn,
    by: &Reviewer,
    seen: Seen<InternshipItemId>,
    rejected: Option<&str>,
) -> Result<Done> {
    let done = checklists::decide(conn, by.actor, seen, rejected, by.sender.now)?;
    let Item { id, version, title, owner, reason, .. } = done.item.clone();
    let event = if rejected.is_some() { News::ItemRejected } else { News::ItemApproved };
    let message = Message {
        what: title,
        note: reason,
        ..Message::plain(&done.internship, format!("item:{id}:{version}"), event)
    };
    match owner {
        Owner::Company => message.tell(conn, &by.sender, Side::Company)?,
        Owner::Candidate => message.tell(conn, &by.sender, Side::Candidate)?,
        Owner::Admin => {}
    }
    Ok(done)
}

/// Saves a new version of a template.
///
/// # Errors
/// Those of the template.
pub fn save_template(
    conn: &mut Conn,
    (actor, sender): (Actor, &Sender),
    of: (Option<kernel::CompanyId>, i32),
    tasks: &[checklists::Task],
) -> Result<checklists::Template> {
    if let (Some(company), _) = of {
        companies::details::find(conn, company)?;
    }
    Ok(checklists::save(conn, actor, of, tasks, sender.now)?)
}

/// Checks in for a week, and notifies the other side.
///
/// # Errors
/// Those of the check-in.
pub fn check_in(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    (id, week): (InternshipId, i32),
    answers: &Answers,
) -> Result<Internship> {
    let of = check_ins::write(conn, acting, (id, week), answers, sender.now)?;
    if let Some((side, _)) = acting.side() {
        let cause = format!("check_in:{week}:{}", side.as_str());
        let message =
            Message { what: week.to_string(), ..Message::plain(&of, cause, News::CheckedIn) };
        message.tell(conn, sender, side.other())?;
    }
    Ok(of)
}

/// Rates the intern, and notifies them.
///
/// # Errors
/// Those of the rating.
pub fn rate(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    (id, day): (InternshipId, i32),
    marks: &Marks,
) -> Result<Internship> {
    let of = ratings::give(conn, acting, (id, day), marks, sender.now)?;
    let cause = format!("rating:{day}:given");
    let message = Message { what: day.to_string(), ..Message::plain(&of, cause, News::Rated) };
    message.tell(conn, sender, Side::Candidate)?;
    Ok(of)
}

/// Counts a proposal. What was counted stays counted where [`propose`] refuses.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn ask_to_propose(conn: &mut Conn, user: UserId) -> Result<()> {
    limits::take(conn, Action::ProposeExtension, Who::new(user, None))
}

/// Proposes a later last day, and notifies the other side.
///
/// # Errors
/// Those of the proposal.
pub fn propose(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    seen: Seen<InternshipId>,
    new: extensions::New<'_>,
) -> Result<Internship> {
    let (of, made) = extensions::propose(conn, acting, seen, new, sender.now)?;
    let news = (News::ExtensionProposed as fn(_) -> _, made.note.clone());
    tell_of_extension(conn, sender, (&of, &made), made.side.other(), news)?;
    Ok(of)
}

/// Answers a proposal or takes it back, and notifies the other side.
///
/// # Errors
/// Those of the proposal.
pub fn answer(
    conn: &mut Conn,
    sender: &Sender,
    acting: Acting,
    seen: Seen<ExtensionId>,
    event: extensions::Event,
) -> Result<Internship> {
    let (of, made) = extensions::step(conn, acting, seen, event, sender.now)?;
    let what: fn(_) -> _ = match event {
        extensions::Event::Agree => News::ExtensionAgreed,
        extensions::Event::Decline => News::ExtensionDeclined,
        extensions::Event::Withdraw => News::ExtensionWithdrawn,
        extensions::Event::Lapse => return Ok(of),
    };
    if let Some((side, _)) = acting.side() {
        tell_of_extension(conn, sender, (&of, &made), side.other(), (what, None))?;
    }
    Ok(of)
}

type Note = (fn(crate::notify::News) -> News, Option<String>);

fn tell_of_extension(
    conn: &mut Conn,
    sender: &Sender,
    (of, made): (&Internship, &Extension),
    to: Side,
    (event, note): Note,
) -> Result<()> {
    let cause = format!("extension:{}:{}", made.id, made.version);
    let message = Message { day: Some(made.ends_on), note, ..Message::plain(of, cause, event) };
    message.tell(conn, sender, to)
}
