//! The columns of a board, and the moves between them. Pure.

use kernel::{ApplicationId, Instant, RoleId, fold, text, words};

use crate::Error;
use crate::applications::{self, By, Event, State};
use crate::facts::Filter;
use crate::roles;

use super::veil::{Shown, Veil};

words! {
    /// A column of the board; all ends stand in one.
    pub enum Column as "BoardColumn" {
        Released = "released",
        Shortlisted = "shortlisted",
        Assessment = "assessment",
        Interview = "interview",
        Selected = "selected",
        Offered = "offered",
        Accepted = "accepted",
        Placed = "placed",
        /// Declined, withdrawn, not accepted, or the role has ended.
        Ended = "ended",
    }
}

impl Column {
    /// The column of a state; `None` before the company sees the application.
    pub fn of(state: State) -> Option<Self> {
        Some(match state {
            State::Applied | State::Screening => return None,
            State::Released => Self::Released,
            State::Shortlisted => Self::Shortlisted,
            State::Assessment => Self::Assessment,
            State::Interview => Self::Interview,
            State::Selected => Self::Selected,
            State::Offered => Self::Offered,
            State::Accepted => Self::Accepted,
            State::Placed => Self::Placed,
            State::DeclinedByCompany
            | State::Withdrawn
            | State::OfferDeclined
            | State::OfferExpired
            | State::RoleClosed => Self::Ended,
        })
    }

    /// Its states.
    pub(super) fn states(self) -> Vec<State> {
        State::ALL.into_iter().filter(|state| Self::of(*state) == Some(self)).collect()
    }
}

/// Which applications of a board are asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asked<'a> {
    /// All columns where there is none.
    pub(super) column: Option<Column>,
    /// By what other rows know of them.
    pub(super) filter: &'a Filter,
    /// How the company reads them.
    pub(super) veil: Veil,
}

words! {
    /// What a member of the company does on the board. An assessment is entered with its invitation, and
    /// an offer is made and taken back with its terms: neither is a move.
    pub enum Move as "BoardMove" {
        Shortlist = "shortlist",
        Interview = "interview",
        Select = "select",
        /// One column back, for a reason.
        MoveBack = "move_back",
        /// With a reason of the list.
        Decline = "decline",
        /// Takes a decline back before the candidate hears of it.
        Reconsider = "reconsider",
    }
}

impl Move {
    /// The step that it is.
    pub fn event(self) -> Event {
        match self {
            Self::Shortlist => Event::Shortlist,
            Self::Interview => Event::Interview,
            Self::Select => Event::Select,
            Self::MoveBack => Event::MoveBack,
            Self::Decline => Event::Decline,
            Self::Reconsider => Event::Reconsider,
        }
    }

    fn of(event: Event) -> Option<Self> {
        Self::ALL.into_iter().find(|act| act.event() == event)
    }

    /// Whether an offer has its say in it.
    pub fn is_kept_from(self, state: State) -> bool {
        self == Self::MoveBack && state == State::Offered
    }
}

/// A move from a column to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// Where the application is.
    pub from: Column,
    /// What is done.
    pub act: Move,
    /// Where it is then.
    pub to: Column,
}

/// Every move but [`Move::Reconsider`], which leads back to where the application was.
pub fn lines() -> Vec<Line> {
    let steps = applications::steps().iter().filter(|step| step.2 == By::Company);
    steps
        .filter_map(|(from, event, _, to)| {
            let act = Move::of(*event).filter(|act| !act.is_kept_from(*from))?;
            Some(Line { from: Column::of(*from)?, act, to: Column::of(*to)? })
        })
        .collect()
}

/// How many applications each column holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts([i64; Column::ALL.len()]);

impl Counts {
    /// Adds up what is counted by state.
    pub(super) fn of<'a>(rows: impl Iterator<Item = &'a (RoleId, State, i64)>) -> Self {
        let mut counts = Self::default();
        for (_, state, number) in rows {
            let place = Column::of(*state).and_then(|column| counts.0.get_mut(column as usize));
            if let Some(place) = place {
                *place += number;
            }
        }
        counts
    }

    /// How many a column holds.
    pub fn in_column(&self, column: Column) -> i64 {
        self.0.get(column as usize).copied().unwrap_or_default()
    }

    /// How many there are.
    pub fn total(&self) -> i64 {
        self.0.iter().sum()
    }

    /// How many something can still become of.
    pub fn open(&self) -> i64 {
        self.total() - self.in_column(Column::Ended) - self.in_column(Column::Placed)
    }
}

/// A role whose applicants the company sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selecting {
    /// The role.
    pub id: RoleId,
    /// What it is called.
    pub title: String,
    /// How far it has come.
    pub state: roles::State,
    /// Since when everybody sees it.
    pub published_at: Instant,
    /// How many applications each column holds.
    pub counts: Counts,
}

/// What somebody looks for on a board. It is found in what the company reads, so that nothing hidden can be
/// guessed by looking for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted(String);

impl Wanted {
    /// At most 100 characters; `None` where they are more, or nothing but spaces.
    pub fn of(typed: &str) -> Option<Self> {
        let wanted = text::trimmed(typed);
        let folded = fold(wanted);
        let some = (1..=100).contains(&wanted.chars().count()) && !folded.trim().is_empty();
        some.then_some(Self(folded))
    }

    /// Whether a name, a code, a headline or a skill holds it.
    pub(super) fn is_in(&self, shown: &Shown) -> bool {
        let said = [Some(&shown.code), shown.name.as_ref(), shown.headline.as_ref()];
        said.into_iter().flatten().chain(&shown.skills).any(|text| fold(text).contains(&self.0))
    }
}

/// After how many days an applicant whom nobody has moved is outstanding.
pub const OUTSTANDING_DAYS: i64 = 7;

/// An applicant whom the company was shown and nobody of it has moved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outstanding {
    /// The application.
    pub id: ApplicationId,
    /// The role.
    pub role: RoleId,
    /// What that is called.
    pub title: String,
    /// Four characters, of this role only.
    pub code: String,
    /// Since when the company is shown it.
    pub released_at: Instant,
}

/// The reason for something, without what nobody sees at its ends.
///
/// # Errors
/// [`Error::BadWhy`].
pub fn why(reason: &str) -> Result<&str, Error> {
    let why = text::trimmed(reason);
    let fits = (1..=2000).contains(&why.chars().count()) && text::is_prose(why);
    if fits { Ok(why) } else { Err(Error::BadWhy) }
}
