//! What the admin holds of those who have applied. Pure.

use kernel::chrono::TimeDelta;
use kernel::{ApplicationId, CompanyId, Instant, RoleId, UserId, text, words};

use crate::Error;
use crate::applications::{Application, State};
use crate::board::Hidden;
use crate::roles;

words! {
    /// Why an application is kept off a slate.
    pub enum ExclusionCode {
        /// The law or the role's own rules leave no way.
        Ineligible = "ineligible",
        /// The person has said that they do not want to go on.
        Withdrawn = "withdrawn",
        /// It is no application.
        Spam = "spam",
        /// The same person has applied under another account, and that application goes on.
        Duplicate = "duplicate",
    }
}

words! {
    /// A part of a slate.
    pub enum Part as "SlatePart" {
        /// Nobody but the admin has seen them.
        Waiting = "waiting",
        /// They are kept off.
        Excluded = "excluded",
        /// The company sees them.
        Released = "released",
    }
}

/// Why an application is kept off a slate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exclusion {
    /// The reason of the list.
    pub code: ExclusionCode,
    /// The same in words, 1 to 2000 characters.
    pub reason: String,
    /// Who decided; `None` at the command line.
    pub by: Option<UserId>,
    /// When.
    pub at: Instant,
    /// The application that goes on in its place; `None` but for a duplicate.
    pub duplicate_of: Option<ApplicationId>,
}

/// Why an application stands elsewhere than where it was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// In words, 1 to 2000 characters.
    pub why: String,
    /// Who put it there; `None` at the command line.
    pub by: Option<UserId>,
    /// When.
    pub on: Instant,
}

words! {
    /// Why two applications may be of one person.
    pub enum Likeness as "SlateLikeness" {
        /// The same file came along with both.
        Resume = "resume",
        /// Both name the same person.
        Name = "name",
        /// The addresses differ only in what follows a plus sign.
        Email = "email",
    }
}

/// An application that may be of the same person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Similar {
    /// The other application.
    pub application: Application,
    /// Why.
    pub because: Vec<Likeness>,
}

/// What the admin holds of an application.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Note {
    /// Why it is kept off the slate; `None` where it is not.
    pub excluded: Option<Exclusion>,
    /// Why it stands where it does; `None` where it stands where it was sent.
    pub placed: Option<Placed>,
    /// For the admin's own eyes, 1 to 2000 characters.
    pub text: Option<String>,
    /// Grows with every change; 0 before the first.
    pub version: i32,
}

/// An application with what the admin holds of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The application.
    pub application: Application,
    /// What the admin holds of it.
    pub note: Note,
}

/// How many applications of a role wait, are kept off, and have been released.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// They wait.
    pub waiting: i64,
    /// They are kept off.
    pub excluded: i64,
    /// The company sees them.
    pub released: i64,
}

/// The role, the state, how many there are, and of them how many are released and kept off.
pub(super) type Counted = (RoleId, State, i64, i64, i64);

impl Counts {
    /// Adds up what is counted; who left before they were released is in no part.
    pub(super) fn of<'a>(rows: impl Iterator<Item = &'a Counted>) -> Self {
        let mut counts = Self::default();
        for (_, state, number, released, excluded) in rows {
            counts.released += released;
            if *state == State::Screening {
                counts.excluded += excluded;
                counts.waiting += number - excluded;
            }
        }
        counts
    }
}

/// A role whose applicants are released by the admin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slate {
    /// The role.
    pub role: RoleId,
    /// What a release names.
    pub version: i32,
    /// What it is called.
    pub title: String,
    /// Whose it is.
    pub company: CompanyId,
    /// What that is called.
    pub company_name: String,
    /// How far it has come.
    pub state: roles::State,
    /// Since when everybody sees it.
    pub published_at: Instant,
    /// Whether the company has been shown applicants.
    pub released: bool,
    /// How many applications are in which part.
    pub counts: Counts,
}

/// What a company is not shown of several people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HiddenTotals {
    /// Names.
    pub names: usize,
    /// Addresses.
    pub emails: usize,
    /// Schools and what was learnt there.
    pub educations: usize,
    /// Files.
    pub resumes: usize,
    /// Words of what they wrote.
    pub words: usize,
}

impl HiddenTotals {
    pub(super) fn of(hidden: impl Iterator<Item = Hidden>) -> Self {
        hidden.fold(Self::default(), |sum, one| Self {
            names: sum.names + usize::from(one.name),
            emails: sum.emails + usize::from(one.email),
            educations: sum.educations + usize::from(one.education),
            resumes: sum.resumes + usize::from(one.resume),
            words: sum.words + one.words,
        })
    }
}

/// A note without what nobody sees at its ends; `None` where nothing is left.
pub(super) fn checked_note(given: &str) -> Result<Option<&str>, Error> {
    let note = text::trimmed(given);
    let fits = note.chars().count() <= 2000 && text::is_prose(note);
    if fits { Ok(Some(note).filter(|note| !note.is_empty())) } else { Err(Error::BadEntryNote) }
}

/// An instant after one and before another, so that what stands there is between what stands at them;
/// `None` where there is none. The database counts microseconds.
pub(super) fn between(after: Option<Instant>, before: Option<Instant>) -> Option<Instant> {
    match (after, before) {
        (Some(after), Some(before)) => {
            let gap = (before - after).num_microseconds().filter(|gap| *gap > 1)?;
            Some(after + TimeDelta::microseconds(gap / 2))
        }
        (Some(after), None) => Some(after + TimeDelta::seconds(1)),
        (None, Some(before)) => Some(before - TimeDelta::seconds(1)),
        (None, None) => None,
    }
}

/// An address without what follows a plus sign in its first part, in small letters.
fn plain(email: &str) -> String {
    let (name, host) = email.split_once('@').unwrap_or((email, ""));
    let name = name.split_once('+').map_or(name, |(name, _)| name);
    format!("{name}@{host}").to_lowercase()
}

/// Why two applications, each with a digest of its file, may be of one person.
pub(super) fn likeness(
    (one, file): (&Application, Option<&[u8]>),
    (other, other_file): (&Application, Option<&[u8]>),
) -> Vec<Likeness> {
    let name = |of: &Application| kernel::fold_words(&of.profile.name).join(" ");
    let alike = |a: String, b: String| !a.is_empty() && a == b;
    let facts = [
        (Likeness::Resume, file.is_some() && file == other_file),
        (
            Likeness::Email,
            !one.profile.email.is_empty()
                && plain(&one.profile.email) == plain(&other.profile.email),
        ),
        (Likeness::Name, alike(name(one), name(other))),
    ];
    facts.into_iter().filter_map(|(why, holds)| holds.then_some(why)).collect()
}
