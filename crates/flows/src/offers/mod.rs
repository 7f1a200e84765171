//! Offers: made, answered, expired, taken back, with the application's step and what each side hears.

use companies::{profiles, team};
use db::{Conn, Db};
use hiring::applications::{Acting, Event as Move, Listed, Step};
use hiring::offers::{self, Event, Offer, Proposal};
use hiring::roles::Member;
use kernel::{ApplicationId, CompanyId, OfferId, Seen, UserId};

use crate::limits::{self, Action, Who};
use crate::notify::{self, HiringEvent, Notification};
use crate::post::{self, Sender};
use crate::{Error, Result, applications, internships, roles, site, webhooks};

/// How many offers are ended in one go.
const AT_ONCE: i64 = 200;

/// Counts an offer. What was counted stays counted where [`make`] refuses.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn ask(conn: &mut Conn, company: CompanyId) -> Result<()> {
    limits::take(conn, Action::MakeOffer, Who::of_company(company))
}

/// Makes somebody an offer who is chosen, and tells them.
///
/// # Errors
/// Those of the application's step and of the offer.
pub fn make(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    seen: Seen<ApplicationId>,
    proposal: &Proposal,
) -> Result<Offer> {
    let step = Step::plain(Move::Offer);
    let listed = applications::step_quietly(conn, sender, Acting::Company(by), seen, &step)?;
    let made = offers::make(conn, by.user, &listed.application, proposal, sender.now)?;
    let event = HiringEvent::OfferMade {
        company: listed.company_name.clone(),
        title: listed.title.clone(),
        until: post::moment(made.expires_at),
    };
    webhooks::of_offer(conn, sender, &listed, &made)?;
    tell_candidate(conn, sender, (&listed, &made), event)?;
    Ok(made)
}

/// Takes an offer back: the candidate is chosen as before. They read why.
///
/// # Errors
/// Those of the offer and of the application's step; [`hiring::Error::BadReason`] without words.
pub fn withdraw(
    conn: &mut Conn,
    sender: &Sender,
    by: Member,
    seen: Seen<OfferId>,
    reason: &str,
) -> Result<Offer> {
    let acting = Acting::Company(by);
    let step = Step { event: Move::MoveBack, reason: Some(reason), code: None };
    let event = (Event::Withdraw, Some(reason));
    let ended = offers::step(conn, acting, seen, event, sender.now)?;
    let of = Seen::any(ended.application);
    let listed = applications::step_quietly(conn, sender, acting, of, &step)?;
    let event = HiringEvent::OfferWithdrawn {
        company: listed.company_name.clone(),
        title: listed.title.clone(),
        note: ended.reason.clone().unwrap_or_default(),
    };
    tell_candidate(conn, sender, (&listed, &ended), event)?;
    Ok(ended)
}

/// A candidate's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer<'a> {
    /// Yes.
    Accept,
    /// No, and why, for their own record: the company does not read it.
    Decline(Option<&'a str>),
}

/// Answers an offer in time, and tells the company. With an accepted offer for an internship it begins, and the role
/// is closed where no opening is left.
///
/// # Errors
/// Those of the offer and of the application's step; [`Error::OfferOnHold`] while the company thinks
/// again.
pub fn answer(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<OfferId>,
    answer: Answer<'_>,
) -> Result<Offer> {
    let acting = Acting::Candidate(user);
    let (event, step) = match answer {
        Answer::Accept => ((Event::Accept, None), Move::AcceptOffer),
        Answer::Decline(reason) => ((Event::Decline, reason), Move::DeclineOffer),
    };
    let ended = offers::step(conn, acting, seen, event, sender.now)?;
    let (of, step) = (Seen::any(ended.application), Step::plain(step));
    let moved = applications::step_quietly(conn, sender, acting, of, &step);
    let listed = moved.map_err(|e| match e {
        // For an hour a candidate does not learn what the company may yet reconsider.
        Error::Hiring(hiring::Error::Refused(_)) => Error::OfferOnHold,
        other => other,
    })?;
    let (name, title) = (listed.application.profile.name.clone(), listed.title.clone());
    let event = match answer {
        Answer::Accept => HiringEvent::OfferAccepted { name, title },
        Answer::Decline(_) => HiringEvent::OfferDeclined { name, title },
    };
    webhooks::of_offer(conn, sender, &listed, &ended)?;
    tell_company(conn, sender, (&listed, &ended), event)?;
    if answer == Answer::Accept {
        internships::begin(conn, sender, &listed, &ended)?;
        roles::close_filled(conn, sender, listed.application.role)?;
    }
    Ok(ended)
}

/// Ends the offers whose time is over, with their applications, and tells both sides. Answers how many.
///
/// # Errors
/// [`Error::Db`] where it is not even known what is due.
pub fn expire(db: &Db, sender: &Sender) -> Result<usize> {
    let mut ended = 0;
    for id in db.read_now(|conn| offers::overdue(conn, sender.now, AT_ONCE))? {
        match db.write_now(|conn| expire_one(conn, sender, id)) {
            Ok(()) => ended += 1,
            // It was answered in the meantime. One that fails does not keep the others.
            Err(Error::Hiring(hiring::Error::Refused(_))) => {}
            Err(e) => tracing::error!(error = ?e, "offer.expire_failed"),
        }
    }
    Ok(ended)
}

fn expire_one(conn: &mut Conn, sender: &Sender, id: OfferId) -> Result<()> {
    let event = (Event::Expire, None);
    let ended = offers::step(conn, Acting::System, Seen::any(id), event, sender.now)?;
    let (of, step) = (Seen::any(ended.application), Step::plain(Move::ExpireOffer));
    applications::step(conn, sender, Acting::System, of, &step)?;
    let listed = hiring::applications::find(conn, ended.application)?;
    webhooks::of_offer(conn, sender, &listed, &ended)?;
    let (name, title) = (listed.application.profile.name.clone(), listed.title.clone());
    tell_company(conn, sender, (&listed, &ended), HiringEvent::OfferExpired { name, title })
}

fn tell_candidate(
    conn: &mut Conn,
    sender: &Sender,
    (listed, offer): (&Listed, &Offer),
    event: HiringEvent,
) -> Result<()> {
    let Some(user) = listed.application.candidate else { return Ok(()) };
    let link = site::application(offer.application);
    tell(conn, sender, (user, offer), (event, &link))
}

/// Notifies the person who made the offer, or the owner where they belong to the company no more.
fn tell_company(
    conn: &mut Conn,
    sender: &Sender,
    (listed, offer): (&Listed, &Offer),
    event: HiringEvent,
) -> Result<()> {
    let Some(user) = contact(conn, listed, offer.made_by)? else { return Ok(()) };
    let link = site::candidate(listed.application.role, offer.application);
    tell(conn, sender, (user, offer), (event, &link))
}

fn tell(
    conn: &mut Conn,
    sender: &Sender,
    (user, offer): (UserId, &Offer),
    (event, link): (HiringEvent, &str),
) -> Result<()> {
    let cause = format!("offer:{}:{}:{user}", offer.id, offer.version);
    notify::notify(conn, sender, &Notification { user, cause: &cause, event: event.into(), link })
}

/// The person of the company who hears of it: who acted, while they belong to it, else an owner.
pub(crate) fn contact(conn: &mut Conn, listed: &Listed, by: UserId) -> Result<Option<UserId>> {
    let members = team::members(conn, listed.company)?;
    if members.iter().any(|member| member.user == by) {
        return Ok(Some(by));
    }
    Ok(profiles::owner(conn, listed.company)?)
}
