//! A report, what is wrong with a request for one, and who reads what. Pure.

use kernel::chrono::TimeDelta;
use kernel::{CompanyId, GithubReportId, Instant, UserId, text, words};

use super::machine::State;
use crate::Error;
use crate::metrics::Figures;

/// How long a request waits for its answer, and a report can be read. Source: product.md §15.
pub const DAYS: i64 = 90;
/// After how many days a company may ask the same candidate again.
pub const AGAIN_AFTER_DAYS: i64 = 90;
/// How many candidates of one company may have to answer at a time.
pub const MAX_OPEN: i64 = 20;
/// How long the way to GitHub and back may take.
pub const CONSENT_MINUTES: i64 = 10;
/// How long after it was collected a report can be collected again. Source: product.md §15.
pub const REFRESH_HOURS: i64 = 24;

words! {
    /// Why a report could not be collected.
    pub enum Failure as "GithubReportFailure" {
        /// The permission was taken back at GitHub.
        Denied = "denied",
        /// GitHub could not be read for a long time.
        Unavailable = "unavailable",
    }
}

/// A report or the request for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its id.
    pub id: GithubReportId,
    /// Whose activity it shows.
    pub candidate: UserId,
    /// Who asked for it; `None` of the candidate's own.
    pub company: Option<CompanyId>,
    /// The company's name.
    pub company_name: Option<String>,
    /// Who at the company asked; absent once that person is erased.
    pub requested_by: Option<UserId>,
    /// What the company wrote.
    pub message: Option<String>,
    /// How far it has come.
    pub state: State,
    /// Grows with every change of its state.
    pub version: i32,
    /// How often it has been collected, or begun to be.
    pub generation: i32,
    /// The account at GitHub, once it is known.
    pub login: Option<String>,
    /// What was collected last.
    pub figures: Option<Figures>,
    /// Why it could not be collected.
    pub failure: Option<Failure>,
    /// How many steps of collecting are done, and how many there are as far as is known.
    pub steps: (i32, i32),
    /// When it was asked for.
    pub requested_at: Instant,
    /// When it was collected last.
    pub collected_at: Option<Instant>,
    /// When it ends by itself.
    pub expires_at: Instant,
}

impl Report {
    /// The state at this moment: what has had its time has ended, though nobody has looked at it since.
    pub fn state_at(&self, now: Instant) -> State {
        let ended = [State::Declined, State::Expired, State::Withdrawn].contains(&self.state);
        if !ended && now >= self.expires_at { State::Expired } else { self.state }
    }

    /// What can be read at this moment: also while it is collected once more.
    pub fn figures_at(&self, now: Instant) -> Option<&Figures> {
        let open = [State::Consented, State::Collecting, State::Ready, State::Failed];
        self.figures.as_ref().filter(|_| open.contains(&self.state_at(now)))
    }

    /// From when on it can be collected once more.
    pub fn refresh_from(&self) -> Option<Instant> {
        self.collected_at.map(|at| at + TimeDelta::hours(REFRESH_HOURS))
    }

    /// Whether it was collected so short a time ago that it is not collected again.
    pub(super) fn is_fresh(&self, now: Instant) -> bool {
        self.state == State::Ready && self.refresh_from().is_some_and(|from| now < from)
    }
}

/// The first thing that is not as it must be in what a company writes.
pub(super) fn check_message(message: &str) -> Result<(), Error> {
    let wrong = |code, detail| Err(Error::Field { field: "message", code, detail });
    if !(20..=1000).contains(&text::trimmed(message).chars().count()) {
        return wrong("length", "A message has 20 to 1000 characters.");
    }
    if !text::is_prose(message) {
        return wrong("format", "Write this without characters that cannot be seen.");
    }
    Ok(())
}
