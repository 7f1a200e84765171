//! The mail of an invitation before anybody is invited: how it reads, and a copy to the member who writes it.

use assessments::definitions::Assessment;
use assessments::invitations::Terms as Said;
use assessments::sending;
use auth::users::{self, User};
use db::Conn;
use kernel::uuid::Uuid;
use kernel::{AssessmentId, Email};
use mail::{Letter, Reader, Text};

use crate::assessments::invite::{self, Host, Terms};
use crate::post::{self, Addressee, Posting};
use crate::{Error, Result, site};

/// Where the code of an invitation is in a sample of its mail: no code has a 0.
pub(super) const CODE: &str = "0000000000";

/// An invitation that nobody has got yet.
#[derive(Debug, Clone)]
pub struct Wording {
    /// To what.
    pub assessment: AssessmentId,
    /// What the company says to everybody.
    pub said: Said,
    /// How the reader is called, where that is known.
    pub name: Option<String>,
}

/// A mail as a person would get it.
#[derive(Debug, Clone)]
pub struct Sample {
    /// What it says.
    pub text: Text,
    /// In whose name it comes; `None` where that is ours alone.
    pub sender: Option<String>,
    /// Who reads a reply.
    pub replies: Email,
}

/// The mail as a person would get it.
///
/// # Errors
/// Those of the terms and of the assessment.
pub fn preview(conn: &mut Conn, host: &Host, of: &Wording) -> Result<Sample> {
    let (assessment, terms) = ready(conn, host, of)?;
    write(conn, host, &assessment, &terms)
}

/// Mails the member the invitation as a person would get it, under a subject that says that it is a test. It brings
/// no entry for a calendar, because there is no deadline.
///
/// # Errors
/// Those of the terms and of the assessment.
pub fn try_out(conn: &mut Conn, host: &Host, of: &Wording, member: &User) -> Result<()> {
    let (assessment, terms) = ready(conn, host, of)?;
    let letter = letter(conn, host, &assessment, &terms)?.as_test();
    let key = format!("invitation-test:{}:{}", member.id, Uuid::now_v7());
    // A reply to an invitation reaches the person who sends it.
    let replies: Email = member.email.parse().map_err(Error::inconsistent)?;
    let to = Addressee { email: replies.clone(), name: of.name.clone() };
    let (letter, replies) = (&letter, Some(&replies));
    let posting = Posting { key: &key, to, letter, replies, calendar: None };
    post::post_for(conn, &host.sender, posting)
}

/// How the mail of these terms reads.
pub(super) fn write(
    conn: &mut Conn,
    host: &Host,
    assessment: &Assessment,
    terms: &Terms<'_>,
) -> Result<Sample> {
    let letter = letter(conn, host, assessment, terms)?;
    let replies: Email = users::get(conn, host.by)?.email.parse().map_err(Error::inconsistent)?;
    let reader = Reader { name: terms.name, url: &host.sender.public_url, replies: Some(&replies) };
    let text = letter.write(&reader).map_err(Error::inconsistent)?;
    let sender = (!host.unverified).then(|| host.company_name.clone());
    Ok(Sample { text, sender, replies })
}

fn letter(
    conn: &mut Conn,
    host: &Host,
    assessment: &Assessment,
    terms: &Terms<'_>,
) -> Result<Letter> {
    let stop = host.sender.url(&site::stop_invitations(CODE));
    let event = invite::event_of(conn, host, assessment, terms)?;
    Ok(event.letter(&host.link(CODE)).stopped_at(&stop))
}

/// The assessment, and what its invitation says.
fn ready<'a>(conn: &mut Conn, host: &Host, of: &'a Wording) -> Result<(Assessment, Terms<'a>)> {
    let (assessment, open) = sending::open_for(conn, (host.company, of.assessment), &of.said)?;
    let settings = assessment.settings;
    let percent = of.said.accommodation_percent.unwrap_or(settings.accommodation_percent);
    let terms = Terms {
        name: of.name.as_deref(),
        code: CODE,
        minutes: sending::minutes(assessment.duration_minutes, percent),
        opens_at: open.opens_at,
        closes_at: open.closes_at,
        message: of.said.message.as_deref(),
        any_address: settings.any_address && !of.said.only_address,
    };
    Ok((assessment, terms))
}
