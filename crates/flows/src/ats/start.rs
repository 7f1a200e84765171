//! What a system asks for: which assessments there are, to start one, how it stands, to take it back.

use ::ats::connections::{self, Connection, Opened, State};
use ::ats::starts::{self, New, Progress, Standing, Start};
use ::webhooks::sending::Target;
use assessments::invitations::{self, NewInvitation, Terms};
use assessments::offered::{self, Offered};
use companies::profiles;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AssessmentId, AtsStartId, Email, UserId, text};

use super::deliver::GREENHOUSE;
use super::standing;
use crate::Result;
use crate::assessments::invite::{self, Host};
use crate::post::Sender;

/// What the audit log calls what a system has started.
const KIND: &str = "ats_start";
/// The longest name of a candidate, in characters.
const MAX_NAME: usize = 120;

/// The system that asks.
#[derive(Debug, Clone)]
pub struct Caller {
    /// By which connection.
    pub connection: Connection,
    /// What its company is called.
    pub company_name: String,
    /// Who sends mail, now.
    pub sender: Sender,
    /// Whether Greenhouse may be this machine, as on a development server.
    pub local: bool,
}

impl Caller {
    /// Somebody who has shown the key of a connection.
    pub fn new(opened: Opened, sender: Sender, local: bool) -> Self {
        let Opened { connection, company_name } = opened;
        Self { connection, company_name, sender, local }
    }

    /// Refuses what is asked of a connection that is paused.
    fn check_served(&self) -> Result<()> {
        match self.connection.state {
            State::Active => Ok(()),
            State::Paused => Err(::ats::Error::Paused.into()),
        }
    }

    /// In whose name it invites: the owner who made the connection, or the first of the company's.
    fn host(&self, conn: &mut Conn) -> Result<Host> {
        let company = self.connection.company;
        let owners = profiles::owners(conn, company)?;
        let made = self.connection.created_by;
        let by: Option<UserId> =
            owners.iter().copied().find(|owner| Some(*owner) == made).or(owners.first().copied());
        let by = by.ok_or(companies::Error::NoCompany)?;
        let company_name = self.company_name.clone();
        let sender = self.sender.clone();
        Ok(Host { company, company_name, by, sender, role: None, unverified: false })
    }
}

/// The assessments that the system can start.
///
/// # Errors
/// [`ats::Error::Paused`](::ats::Error::Paused); [`crate::Error::Db`].
pub fn list(conn: &mut Conn, caller: &Caller) -> Result<Vec<Offered>> {
    caller.check_served()?;
    Ok(offered::list(conn, caller.connection.company)?)
}

/// What a system wants started.
#[derive(Debug, Clone)]
pub struct Wish {
    /// Which assessment, by its first version.
    pub assessment: AssessmentId,
    /// Whom to invite.
    pub email: Email,
    /// What they are called.
    pub name: String,
    /// The system's own name for it, which a retry has again.
    pub reference: String,
    /// Where we say that something has changed, at Greenhouse.
    pub callback_url: Option<String>,
}

/// Invites a candidate, as a member who sends the assessment does; a retry answers what the first try has
/// started. Once that has ended without an attempt, the same name starts another.
///
/// # Errors
/// [`ats::Error::Paused`](::ats::Error::Paused), [`ats::Error::BadCallback`](::ats::Error::BadCallback),
/// [`ats::Error::BadReference`](::ats::Error::BadReference); those of the invitation.
pub fn start(conn: &mut Conn, caller: &Caller, wish: &Wish) -> Result<Start> {
    let Caller { connection, sender, .. } = caller;
    connections::hold_active(conn, connection.id)?;
    if let Some(url) = &wish.callback_url {
        check_callback(url, caller.local)?;
    }
    if let Some(found) = starts::of_reference(conn, connection.id, &wish.reference)? {
        let standing = standing::of_one(conn, sender, found.invitation)?;
        if standing.is_some_and(|standing| standing.progress.end().is_none()) {
            return Ok(found);
        }
        starts::close(conn, found.id, sender.now)?;
    }
    let host = caller.host(conn)?;
    let name = text::trimmed(&wish.name);
    let named = !name.is_empty() && text::is_line(name) && name.chars().count() <= MAX_NAME;
    let new = NewInvitation {
        company: connection.company,
        assessment: offered::newest(conn, connection.company, wish.assessment)?,
        email: wish.email.clone(),
        name: named.then(|| name.to_owned()),
        by: host.by,
        terms: Terms::default(),
    };
    let invitation = invite::invite(conn, &host, &new)?;
    let new = New {
        connection: connection.id,
        invitation: invitation.id,
        reference: &wish.reference,
        callback_url: wish.callback_url.as_deref(),
    };
    let made = starts::add(conn, new, sender.now)?;
    // That it is sent, the answer says.
    starts::note_reported(conn, made.id, &standing::of(sender, &invitation).mark())?;
    let entry = Entry::of(KIND, made.id).by(Actor::System, "start");
    entry.because(connection.system.as_str()).record(conn)?;
    Ok(made)
}

fn check_callback(url: &str, local: bool) -> Result<()> {
    let target = Target::parse(url, local).ok().filter(|target| target.is_at(GREENHOUSE));
    target.map(|_| ()).ok_or_else(|| ::ats::Error::BadCallback.into())
}

/// How something stands that this connection has started.
///
/// # Errors
/// [`ats::Error::NoStart`](::ats::Error::NoStart), [`ats::Error::Paused`](::ats::Error::Paused);
/// [`crate::Error::Db`].
pub fn status(conn: &mut Conn, caller: &Caller, id: AtsStartId) -> Result<Standing> {
    caller.check_served()?;
    let start = starts::find(conn, caller.connection.id, id)?;
    let standing = standing::of_one(conn, &caller.sender, start.invitation)?;
    Ok(standing.ok_or(::ats::Error::NoStart)?)
}

/// Takes back what this connection has started; what is taken back already stays so.
///
/// # Errors
/// As [`status`]; [`assessments::Error::AlreadyStarted`], [`assessments::Error::InvitationClosed`].
pub fn cancel(conn: &mut Conn, caller: &Caller, id: AtsStartId) -> Result<()> {
    connections::hold_active(conn, caller.connection.id)?;
    let standing = status(conn, caller, id)?;
    if matches!(standing.progress, Progress::Cancelled | Progress::Declined) {
        return Ok(());
    }
    let (start, host) = (starts::find(conn, caller.connection.id, id)?, caller.host(conn)?);
    invitations::cancel(conn, host.company, start.invitation, host.by)?;
    // The system knows what it has asked for.
    starts::note_reported(conn, id, Progress::Cancelled.as_str())?;
    let entry = Entry::of(KIND, id).by(Actor::System, "cancel");
    entry.because(caller.connection.system.as_str()).record(conn)?;
    Ok(())
}
