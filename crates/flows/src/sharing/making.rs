//! Who makes links to a report: its candidate and, where they allow it, the owners and recruiters of the company that
//! invited them. Source: product.md §14.

use assessments::attempts::{self, Subject};
use assessments::links::{self, Link, NewShare, Secret};
use companies::profiles;
use db::Conn;
use kernel::{AttemptId, CompanyId, Instant, Page, Paging, ReportLinkId, UserId};

use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::{self, Sender};
use crate::{Result, site};

/// Makes a link to pass on. The candidate is notified of one that their company makes.
///
/// # Errors
/// Those of the link; [`assessments::Error::NoAttempt`] to anyone who may make none.
pub fn share(conn: &mut Conn, sender: &Sender, new: &NewShare) -> Result<(Link, Secret)> {
    match links::share(conn, new, sender.now) {
        Err(assessments::Error::NoAttempt) => share_as_company(conn, sender, new),
        made => Ok(made?),
    }
}

fn share_as_company(conn: &mut Conn, sender: &Sender, new: &NewShare) -> Result<(Link, Secret)> {
    let company = acting_for(conn, new.by)?.ok_or(assessments::Error::NoAttempt)?;
    let (made, secret) = links::share_as_company(conn, new, company, sender.now)?;
    let of = subject(conn, new.attempt)?;
    let until = post::moment(made.expires_at);
    let event =
        AssessmentEvent::SharedByCompany { company: of.company_name, title: of.title, until };
    let (cause, link) = (format!("report-link-made:{}", made.id), site::report(new.attempt));
    let notice = Notification { user: of.user, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &notice)?;
    Ok((made, secret))
}

/// The company for which somebody looks after candidates, while it may act.
fn acting_for(conn: &mut Conn, user: UserId) -> Result<Option<CompanyId>> {
    let membership = profiles::of_member(conn, user)?;
    let acting = membership.filter(|of| of.company.may_act() && of.role.invites());
    Ok(acting.map(|of| of.company.id))
}

fn subject(conn: &mut Conn, attempt: AttemptId) -> Result<Subject> {
    Ok(attempts::subject(conn, attempt)?.ok_or(assessments::Error::NoAttempt)?)
}

/// The links to a report, the newest first: to its candidate all, to the company its own.
///
/// # Errors
/// [`assessments::Error::NoAttempt`] to anyone else.
pub fn list(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    paging: Paging,
) -> Result<Page<Link>> {
    match links::list(conn, attempt, user, paging) {
        Err(assessments::Error::NoAttempt) => {
            let company = acting_for(conn, user)?.ok_or(assessments::Error::NoAttempt)?;
            Ok(links::list_of_company(conn, attempt, company, paging)?)
        }
        listed => Ok(listed?),
    }
}

/// Takes a link back: the candidate any, the company its own.
///
/// # Errors
/// [`assessments::Error::NoLink`].
pub fn revoke(conn: &mut Conn, id: ReportLinkId, by: UserId, now: Instant) -> Result<()> {
    match links::revoke(conn, id, by, now) {
        Err(assessments::Error::NoLink) => {
            let company = acting_for(conn, by)?.ok_or(assessments::Error::NoLink)?;
            Ok(links::revoke_as_company(conn, id, (company, by), now)?)
        }
        revoked => Ok(revoked?),
    }
}

/// Whether a company may make links to a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consent {
    /// The company that invited its candidate.
    pub company_name: String,
    /// Whether the candidate allows it.
    pub allowed: bool,
    /// Whether the person who asks is the candidate, or may make links for the company where it is allowed.
    pub may_share: bool,
}

/// Whether the company may make links to a report, to its candidate and to those of the company who read it.
///
/// # Errors
/// [`assessments::Error::NoAttempt`] to anyone else, and where no company invited.
pub fn consent(conn: &mut Conn, attempt: AttemptId, user: UserId) -> Result<Consent> {
    let of = subject(conn, attempt)?;
    let company = of.company.ok_or(assessments::Error::NoAttempt)?;
    let is_own = of.user == user;
    let membership = profiles::of_member(conn, user)?;
    let reads = membership.is_some_and(|of| of.company.id == company && of.role.reads());
    if !is_own && !reads {
        return Err(assessments::Error::NoAttempt.into());
    }
    let may_share = is_own || acting_for(conn, user)? == Some(company);
    let allowed = links::allows(conn, attempt)?;
    Ok(Consent { company_name: of.company_name, allowed, may_share })
}

/// Allows the company that invited to it to make links to one's own report, or allows it no longer.
///
/// # Errors
/// [`assessments::Error::NoAttempt`] where it is another's, or no company invited.
pub fn allow(
    conn: &mut Conn,
    (attempt, by): (AttemptId, UserId),
    allowed: bool,
    now: Instant,
) -> Result<Consent> {
    let of = subject(conn, attempt)?;
    if of.company.is_none() {
        return Err(assessments::Error::NoAttempt.into());
    }
    links::allow(conn, (attempt, by), allowed, now)?;
    Ok(Consent { company_name: of.company_name, allowed, may_share: true })
}
