//! GitHub reports where they meet accounts, companies, GitHub and mail.

mod collect;
mod read;

use auth::users::{self, Kind};
use contributions::reports::{self, Asked, Event as Step, Failure, Report, State};
use db::{Conn, Db};
use github::{Application, Client, Limits, Start};
use hiring::board;
use kernel::{CompanyId, Email, GithubReportId, Instant, Seen, UserId};
use queue::jobs::{self, NewJob, Priority};

use crate::notify::{self, GithubReportEvent, Notification};
use crate::post::{self, Sender};
use crate::{Error, Result, companies, site};

pub use collect::{give_up, work};

/// How many reports are ended in one go.
const AT_ONCE: i64 = 200;

/// Whom the company may ask at this address: somebody it knows by name. Everybody else is nobody: an applicant whom it
/// has not been shown, or not by name, one who has withdrawn, and an account that is locked.
fn known(conn: &mut Conn, company: CompanyId, email: &str) -> Result<Option<UserId>> {
    let Ok(email) = email.parse::<Email>() else { return Ok(None) };
    let found = users::by_email(conn, &email)?;
    let Some(user) = found.filter(|user| user.disabled_at.is_none()) else { return Ok(None) };
    let has_met = reports::has_met(conn, company, user.id)?;
    Ok((has_met || board::knows(conn, company, user.id)?).then_some(user.id))
}

/// Asks a candidate for a report, and notifies them. Anyone whom the company does not know by name gets the answer of
/// an address of nobody.
///
/// # Errors
/// Those of the request.
pub fn request(
    conn: &mut Conn,
    sender: &Sender,
    (company, by): (CompanyId, UserId),
    (email, message): (&str, &str),
) -> Result<Report> {
    let asked = Asked { company, by, message };
    let candidate = known(conn, company, email)?;
    let made = reports::request(conn, asked, candidate, sender.now)?;
    let event = GithubReportEvent::Requested {
        company: made.company_name.clone().unwrap_or_default(),
        until: post::moment(made.expires_at),
    };
    let cause = format!("github-report:{}:asked", made.id);
    let (user, link) = (made.candidate, site::OWN_GITHUB_REPORTS);
    let notice = Notification { user, cause: &cause, event: event.into(), link };
    notify::notify(conn, sender, &notice)?;
    Ok(made)
}

/// A candidate's own report, begun if there is none.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`] of anybody who is no candidate; [`Error::Db`].
pub fn begin_own(conn: &mut Conn, user: &users::User, now: Instant) -> Result<Report> {
    if user.kind != Kind::Candidate {
        return Err(auth::Error::AccountKindFixed.into());
    }
    Ok(reports::own(conn, user.id, now)?)
}

/// Where GitHub sends people back to, below our own address.
pub const RETURN: &str = site::GITHUB_RETURN;

fn back(sender: &Sender) -> String {
    sender.url(site::GITHUB_RETURN)
}

/// Where the candidate consents at GitHub.
///
/// # Errors
/// [`Error::NoGithub`]; those of beginning.
pub fn begin_consent(
    conn: &mut Conn,
    sender: &Sender,
    application: Option<&Application>,
    user: UserId,
    seen: Seen<GithubReportId>,
) -> Result<String> {
    let application = application.ok_or(Error::NoGithub)?;
    let start = Start::new(application, &back(sender))?;
    let state = github::state_digest(&start.state);
    reports::begin_consent(conn, user, seen, (&state, &start.verifier), sender.now)?;
    Ok(start.url)
}

/// What somebody comes back from GitHub with.
#[derive(Clone)]
pub struct Returned {
    /// The state that they were sent with.
    pub state: String,
    /// What is exchanged for a token.
    pub code: String,
}

/// Exchanges the code that a candidate came back with, and queues collecting. A state is good once, for
/// the account that began, and for ten minutes.
///
/// # Errors
/// [`Error::NoGithub`]; [`Error::Github`] where GitHub does not confirm; those of the consent.
pub async fn complete_consent(
    db: &Db,
    sender: &Sender,
    application: Option<Application>,
    user: UserId,
    returned: Returned,
) -> Result<Report> {
    let application = application.ok_or(Error::NoGithub)?;
    let (state, now) = (github::state_digest(&returned.state), sender.now);
    let taken = db.write(move |conn| reports::take_consent(conn, user, &state, now));
    let (id, verifier) = taken.await?;
    let client = Client::new(application.clone(), Limits::default());
    let client = client.map_err(Error::inconsistent)?;
    let token = client.exchange(&returned.code, &verifier, &back(sender)).await?;
    let sealed = github::seal(&application, id.0.as_bytes(), &token)?;
    let saved = db.write(move |conn| {
        let report = reports::consent(conn, user, id, &sealed, now)?;
        jobs::enqueue(conn, &job(&report))?;
        Ok::<_, Error>(report)
    });
    let saved = saved.await;
    if saved.is_err() {
        // Withdrawn or expired meanwhile: nobody keeps what nobody needs.
        forget(&client, &token).await;
    }
    saved
}

fn job(report: &Report) -> NewJob {
    NewJob {
        kind: jobs::Kind::Collect,
        subject: report.id.0,
        generation: report.generation,
        priority: Priority::BACKGROUND,
        fair_key: Some(report.candidate.0),
        fair_group: None,
        needs: None,
    }
}

/// A token that GitHub does not forget now is deleted here all the same.
async fn forget(client: &Client, token: &github::Token) {
    if let Err(e) = client.revoke(token).await {
        tracing::warn!(error = %e, "github.token_not_revoked");
    }
}

/// Gives the company that asks a copy of the candidate's own report.
///
/// # Errors
/// Those of sharing.
pub fn share(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<GithubReportId>,
) -> Result<Report> {
    let shared = reports::share(conn, user, seen, sender.now)?;
    say_how_it_ended(conn, sender, &shared)?;
    Ok(shared)
}

/// The candidate's no, which the company is notified of.
///
/// # Errors
/// Those of the step.
pub fn decline(
    conn: &mut Conn,
    sender: &Sender,
    user: UserId,
    seen: Seen<GithubReportId>,
) -> Result<Report> {
    let declined = reports::end(conn, user, seen, Step::Decline, sender.now)?;
    say_how_it_ended(conn, sender, &declined)?;
    Ok(declined)
}

/// Takes a report back: what was collected is deleted in the same moment.
///
/// # Errors
/// Those of the step.
pub fn withdraw(
    conn: &mut Conn,
    user: UserId,
    seen: Seen<GithubReportId>,
    now: Instant,
) -> Result<Report> {
    Ok(reports::end(conn, user, seen, Step::Withdraw, now)?)
}

/// Notifies the person who asked, or an owner once they have left, of the first report and of a no.
fn say_how_it_ended(conn: &mut Conn, sender: &Sender, ended: &Report) -> Result<()> {
    let Some(company) = ended.company else { return Ok(()) };
    let Some(user) = companies::recipient(conn, company, ended.requested_by)? else {
        return Ok(());
    };
    let name = users::get(conn, ended.candidate)?.display_name;
    let (event, link) = match ended.state {
        State::Ready => (GithubReportEvent::Ready { name }, site::github_report(ended.id)),
        State::Declined => (GithubReportEvent::Declined { name }, site::GITHUB_REPORTS.to_owned()),
        _ => return Ok(()),
    };
    // A report that is collected once more is no news.
    let cause = format!("github-report:{}:{}", ended.id, ended.state.as_str());
    let notice = Notification { user, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &notice)
}

/// Ends reports and requests whose time is over.
///
/// # Errors
/// [`Error::Db`] where it is not even known what is due.
pub fn expire(db: &Db, now: Instant) -> Result<()> {
    for id in db.read_now(|conn| reports::overdue(conn, now, AT_ONCE))? {
        match db.write_now(|conn| reports::expire(conn, id, now)) {
            Ok(()) | Err(contributions::Error::Refused(_)) => {}
            Err(e) => tracing::error!(error = ?e, "github_report.expire_failed"),
        }
    }
    Ok(())
}

/// Why a report could not be collected, by what GitHub did.
fn why(failure: github::Failure) -> Failure {
    match failure {
        github::Failure::Denied => Failure::Denied,
        _ => Failure::Unavailable,
    }
}
