//! A link to a report, and what is wrong with one that is to be made. Pure.

use chrono::TimeDelta;
use kernel::{AttemptId, Email, Instant, ReportLinkId, ReportViewId, UserId, text, words};

use super::secret::Passcode;
use crate::Error;

words! {
    /// A part of a report that a link can leave out. The score is always there.
    pub enum Section as "ReportSection" {
        /// Whose report it is.
        Name = "name",
        /// Each test: verdict, time and memory.
        Tests = "tests",
        /// The code that counts.
        Code = "code",
        /// How the answers were written.
        Playback = "playback",
        /// What was found in the recording, what the candidate answered and what was decided.
        Integrity = "integrity",
        /// What the candidate asked the assistant, and what it answered.
        Assistant = "assistant",
    }
}

words! {
    /// How a link reaches its reader.
    pub enum Kind as "ReportLinkKind" {
        /// The candidate passes it on, or their company does.
        Share = "share",
        /// It is mailed to one address and used once.
        Mail = "mail",
    }
}

words! {
    /// What has become of a link.
    pub enum State as "ReportLinkState" {
        /// It opens the report.
        Active = "active",
        /// The one in the mail was used; a new one can be sent.
        Used = "used",
        /// Its time is over.
        Expired = "expired",
        /// It has been opened as often as it may be.
        Exhausted = "exhausted",
        /// The candidate took it back.
        Revoked = "revoked",
    }
}

/// For how many days a shared link can count.
pub const MAX_DAYS: u16 = 90;
/// How often a shared link can be opened at most.
pub const MAX_VIEWS: i32 = 1000;
/// The shortest and the longest passcode, in characters.
pub const PASSCODE: std::ops::RangeInclusive<usize> = 6..=64;
/// After how many wrong passcodes a link is over.
pub const MAX_TRIES: i32 = 20;
/// For how many days the link of a mail counts, where the admin has set no fewer. Source: product.md §14.
pub const MAIL_DAYS: i64 = 7;
/// For how many hours a link of a mail that was used opens the report. Source: product.md §14.
pub const SESSION_HOURS: i64 = 24;
/// How often a new link is sent in place of one used up.
pub const MAX_RENEWALS: i32 = 5;
/// How many links of a report, of its candidate and of the company each, work at a time.
pub const MAX_ACTIVE: i64 = 20;

/// A shared link that is to be made.
#[derive(Debug, Clone)]
pub struct NewShare {
    /// Of which report.
    pub attempt: AttemptId,
    /// Who makes it.
    pub by: UserId,
    /// What it shows beside the score.
    pub sections: Vec<Section>,
    /// For how many days it counts, 1 to [`MAX_DAYS`].
    pub days: u16,
    /// What its readers must know.
    pub passcode: Option<Passcode>,
    /// How often it can be opened, 1 to [`MAX_VIEWS`]; `None` for any number.
    pub max_views: Option<i32>,
}

impl NewShare {
    pub(super) fn check(&self) -> Result<(), Error> {
        if !(1..=MAX_DAYS).contains(&self.days) {
            let detail = "A link works for 1 to 90 days.";
            return Err(Error::BadLink { field: "days", code: "range", detail });
        }
        if self.max_views.is_some_and(|most| !(1..=MAX_VIEWS).contains(&most)) {
            let detail = "A link can be opened 1 to 1000 times.";
            return Err(Error::BadLink { field: "max_views", code: "range", detail });
        }
        Ok(())
    }
}

/// A link that is to be mailed.
#[derive(Debug, Clone)]
pub struct NewMail {
    /// Of which report.
    pub attempt: AttemptId,
    /// Who sends it.
    pub by: UserId,
    /// What it shows beside the score.
    pub sections: Vec<Section>,
    /// To whom.
    pub email: Email,
}

/// Whether somebody may choose this passcode.
///
/// # Errors
/// [`Error::BadLink`].
pub fn check_passcode(chosen: &str) -> Result<(), Error> {
    if PASSCODE.contains(&chosen.chars().count()) && text::is_line(chosen) {
        return Ok(());
    }
    let detail = "A passcode is one line of 6 to 64 characters.";
    Err(Error::BadLink { field: "passcode", code: "length", detail })
}

/// Each section once, in the order of the list.
pub(super) fn each_once(sections: &[Section]) -> Vec<Section> {
    let mut each = sections.to_vec();
    each.sort_unstable();
    each.dedup();
    each
}

/// A link as its owner sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Its id.
    pub id: ReportLinkId,
    /// Of which report.
    pub attempt: AttemptId,
    /// How it reaches its reader.
    pub kind: Kind,
    /// What it shows beside the score.
    pub sections: Vec<Section>,
    /// Whether it asks for a passcode.
    pub has_passcode: bool,
    /// How many wrong passcodes there were.
    pub passcode_tries: i32,
    /// How often it can be opened.
    pub max_views: Option<i32>,
    /// How often it was opened.
    pub views: i32,
    /// Where it was mailed.
    pub email: Option<String>,
    /// How often a new one was mailed in its place.
    pub renewals: i32,
    /// When the one in the mail was used.
    pub used_at: Option<Instant>,
    /// When it was made, or mailed again.
    pub created_at: Instant,
    /// Until when it counts.
    pub expires_at: Instant,
    /// When it was taken back.
    pub revoked_at: Option<Instant>,
    /// Whether the company that invited the candidate made it.
    pub by_company: bool,
}

impl Link {
    /// What has become of it.
    pub fn state(&self, now: Instant) -> State {
        let is_full = self.max_views.is_some_and(|most| self.views >= most);
        match self {
            Self { revoked_at: Some(_), .. } => State::Revoked,
            Self { used_at: Some(_), .. } => State::Used,
            _ if self.expires_at <= now => State::Expired,
            _ if is_full || self.passcode_tries >= MAX_TRIES => State::Exhausted,
            _ => State::Active,
        }
    }
}

/// When the link of a mail ends that counts for so many days.
pub(super) fn mail_expires(days: i64, now: Instant) -> Instant {
    now + TimeDelta::days(days)
}

/// One opening of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Its id.
    pub id: ReportViewId,
    /// Which link.
    pub link: ReportLinkId,
    /// How that reached its reader.
    pub kind: Kind,
    /// Whether the company that invited the candidate made it.
    pub by_company: bool,
    /// Where it was mailed.
    pub email: Option<String>,
    /// When.
    pub at: Instant,
    /// With which browser, coarsely.
    pub agent: String,
}

/// Browsers by what their header says; the first that matches counts, as each pretends to be those after it.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Systems in the same way.
const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// A browser's header in two words: which browser on which system, without versions.
pub fn coarse_agent(header: Option<&str>) -> String {
    let header = header.unwrap_or_default();
    let named = |list: &[(&str, &'static str)]| {
        list.iter().find(|(mark, _)| header.contains(mark)).map(|(_, name)| *name)
    };
    match (named(BROWSERS), named(SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, Some(system)) => format!("Another program on {system}"),
        (None, None) => "Another program".to_owned(),
    }
}
