//! Reports for people without an account: links that are passed on or mailed.

mod making;

use std::net::IpAddr;

use assessments::links::{self, Door, Kind, Link, NewMail, Passcode, Secret, Section};
use assessments::recordings;
use assessments::reports::{self, Report};
use computing::Pool;
use db::{Conn, Db};
use kernel::{AttemptId, Instant, ReportLinkId, ReportViewId, TaskId, UserId};

pub use making::{Consent, allow, consent, list, revoke, share};

use crate::limits::{self, Action, Who};
use crate::numbers;
use crate::post::{self, Addressee, Sender};
use crate::{Error, Result, site};

/// Counts that somebody makes a link to pass on, or one to be mailed. What is counted stays counted where
/// the link is refused.
///
/// # Errors
/// [`Error::Limited`].
pub async fn count(db: &Db, kind: Kind, by: UserId) -> Result<()> {
    let action = match kind {
        Kind::Share => Action::ShareReport,
        Kind::Mail => Action::MailReport,
    };
    db.write(move |conn| limits::take(conn, action, Who::new(by, None))).await
}

/// Makes a link and mails it.
///
/// # Errors
/// Those of the link.
pub fn mail(conn: &mut Conn, sender: &Sender, new: &NewMail) -> Result<Link> {
    let days = numbers::MAILED_REPORT_DAYS.now(conn)?;
    let (link, token) = links::mail(conn, new, days, sender.now)?;
    write(conn, sender, (&link, &format!("for {days} days")), &token)?;
    Ok(link)
}

/// Mails a link that counts for so long.
fn write(
    conn: &mut Conn,
    sender: &Sender,
    (link, life): (&Link, &str),
    token: &Secret,
) -> Result<()> {
    let report = reports::shared(conn, link.attempt)?;
    let url = sender.url(&site::magic_link(&token.reveal()));
    let (name, title) = (&report.candidate_name, &report.assessment_title);
    let letter = ::mail::report_link(name, title, &url, life);
    let to = link.email.as_deref().unwrap_or_default();
    let email = to.parse().map_err(Error::inconsistent)?;
    let key = format!("report-link:{}:{}", link.id, link.renewals);
    post::post(conn, sender, &key, Addressee { email, name: None }, &letter)
}

/// Hashes the passcode that somebody chose, where they did.
///
/// # Errors
/// [`assessments::Error::BadLink`]; [`Error::Computing`].
pub async fn passcode(hashes: &Pool, chosen: Option<String>) -> Result<Option<Passcode>> {
    let Some(chosen) = chosen else { return Ok(None) };
    links::check_passcode(&chosen)?;
    Ok(Some(hashes.run(move || Passcode::of(&chosen)).await??))
}

/// Who follows a link.
#[derive(Debug, Clone)]
pub struct Reader {
    /// With which browser, coarsely.
    pub agent: String,
    /// From where.
    pub address: Option<IpAddr>,
    /// When.
    pub now: Instant,
}

/// What somebody with a shared link sends.
#[derive(Debug)]
pub struct Key {
    /// Which link.
    pub id: ReportLinkId,
    /// What its address carries.
    pub secret: String,
    /// What was typed.
    pub passcode: Option<String>,
}

/// A report as a link shows it, whole: what the link leaves out is for the caller to remove.
#[derive(Debug)]
pub struct Opened {
    /// The link.
    pub link: Link,
    /// The report.
    pub report: Report,
    /// This opening: with the secret it fetches what belongs to the report.
    pub opening: ReportViewId,
}

/// Opens a shared report, and notes that it was. A link that is no good counts against the address that
/// tries it, and so does a passcode.
///
/// # Errors
/// [`assessments::Error::LinkInvalid`]; [`assessments::Error::PasscodeNeeded`];
/// [`assessments::Error::PasscodeWrong`]; [`Error::Limited`]; [`Error::Computing`].
pub async fn open(db: &Db, hashes: &Pool, key: Key, reader: Reader) -> Result<Opened> {
    let address = reader.address;
    let opened = pass(db, hashes, key, reader).await;
    count_failure(db, address, opened).await
}

async fn pass(db: &Db, hashes: &Pool, key: Key, reader: Reader) -> Result<Opened> {
    let Key { id, secret, passcode } = key;
    let (has_passcode, now) = (passcode.is_some(), reader.now);
    if has_passcode {
        let who = Who::nobody(reader.address);
        db.write(move |conn| limits::take(conn, Action::TryPasscode, who)).await?;
    }
    let known = secret.clone();
    let door = db.write(move |conn| links::approach(conn, (id, &known), has_passcode, now)).await?;
    if let (Door::Passcode(kept), Some(typed)) = (door, passcode)
        && !hashes.run(move || kept.is(&typed)).await??
    {
        return Err(assessments::Error::PasscodeWrong.into());
    }
    db.write(move |conn| {
        let (link, opening) = links::open(conn, (id, &secret), &reader.agent, now)?;
        let report = reports::shared(conn, link.attempt)?;
        Ok(Opened { link, report, opening })
    })
    .await
}

/// Counts the address that tries links that are no good, and has it wait in the end.
pub(crate) async fn count_failure<T>(
    db: &Db,
    address: Option<IpAddr>,
    tried: Result<T>,
) -> Result<T> {
    if let Err(Error::Assessments(assessments::Error::LinkInvalid)) = &tried {
        let who = Who::nobody(address);
        db.write(move |conn| limits::take(conn, Action::TryLink, who)).await?;
    }
    tried
}

/// Uses the link of a mail up, for a secret that opens the report for a day.
///
/// # Errors
/// [`assessments::Error::LinkUsed`]; [`assessments::Error::LinkInvalid`]; [`Error::Limited`].
pub async fn redeem(db: &Db, token: String, reader: Reader) -> Result<(Link, Secret)> {
    let redeemed = db.write(move |conn| Ok(links::redeem(conn, &token, reader.now)?)).await;
    count_failure(db, reader.address, redeemed).await
}

/// The report that the link of a mail opened.
///
/// # Errors
/// [`assessments::Error::LinkInvalid`]; [`Error::Limited`].
pub async fn read(db: &Db, session: String, reader: Reader) -> Result<Opened> {
    let address = reader.address;
    let read = db.write(move |conn| {
        let (link, opening) = links::read(conn, &session, &reader.agent, reader.now)?;
        let report = reports::shared(conn, link.attempt)?;
        Ok(Opened { link, report, opening })
    });
    count_failure(db, address, read.await).await
}

/// The task at this place of the report that a link has opened, where the link shows how answers were written.
///
/// # Errors
/// [`assessments::Error::LinkInvalid`]; [`assessments::Error::NoTask`]; [`Error::Limited`].
pub async fn task_played(
    db: &Db,
    (opening, secret): (ReportViewId, String),
    position: i32,
    reader: Reader,
) -> Result<(AttemptId, TaskId)> {
    let (address, now) = (reader.address, reader.now);
    let found = db.read(move |conn| {
        let link = links::opened_by(conn, opening, &secret, now)?;
        if !link.sections.contains(&Section::Playback) {
            return Err(assessments::Error::NoTask.into());
        }
        let task = recordings::task_at(conn, link.attempt, position)?;
        Ok((link.attempt, task.ok_or(assessments::Error::NoTask)?))
    });
    count_failure(db, address, found.await).await
}

/// Mails a new link in place of one that was used, to the address that the one before went to. Of a candidate who is
/// locked nothing is mailed; the answer does not say so.
///
/// # Errors
/// [`assessments::Error::LinkInvalid`]; [`assessments::Error::RenewalLimit`]; [`Error::Limited`].
pub async fn renew(db: &Db, sender: Sender, token: String, reader: Reader) -> Result<()> {
    let renewed = db.write(move |conn| {
        let Some((link, token)) = links::renew(conn, &token, sender.now)? else { return Ok(()) };
        let life = format!("until {}", post::moment(link.expires_at));
        write(conn, &sender, (&link, &life), &token)
    });
    count_failure(db, reader.address, renewed.await).await
}
