//! What can need somebody. Pure.

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use kernel::{Instant, InternshipId, UserId, words};

use crate::checklists::Owner;
use crate::extensions::Extension;
use crate::placements::Internship;
use crate::reminders::{DAYS, Reminder, What};

words! {
    /// For what somebody is needed.
    pub enum Kind as "InternshipNeed" {
        /// An item of the checklist is due.
        Item = "internship_item",
        /// The company has not checked in for a week that is over.
        CheckIn = "check_in",
        /// The intern is to be rated.
        Rating = "intern_rating",
        /// The last day has come, and nobody has confirmed it.
        End = "internship_end",
        /// The intern proposes a later last day.
        Extension = "extension",
    }
}

/// Who asks.
#[derive(Debug, Clone, Copy)]
pub struct Asking {
    /// The member.
    pub user: UserId,
    /// Whether they own the company: then every intern is theirs to look after.
    pub owns: bool,
    /// Whether they take steps with internships, rather than only write of the intern's weeks.
    pub steps: bool,
}

/// What needs somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// For what.
    pub kind: Kind,
    /// Which internship.
    pub internship: InternshipId,
    /// What the role was called.
    pub title: String,
    /// What the intern is called; empty once they are erased.
    pub name: String,
    /// Since when.
    pub since: Instant,
    /// Until the end of which day it is to be done; `None` where there is no such day.
    pub due_on: Option<NaiveDate>,
}

fn kind_of(what: &What) -> Kind {
    match what {
        What::Item(_) => Kind::Item,
        What::CheckIn(_) => Kind::CheckIn,
        What::Rating(_) => Kind::Rating,
        What::End => Kind::End,
    }
}

/// The beginning of a day, UTC.
fn start_of(day: NaiveDate) -> Instant {
    day.and_time(NaiveTime::MIN).and_utc()
}

/// Whether somebody looks after an intern for the company: as the supervisor, else as the one who made the offer.
fn looks_after(of: &Internship, user: UserId) -> bool {
    of.supervisor.as_ref().map_or(of.contact, |(supervisor, _)| *supervisor) == user
}

/// What is due for the company and the member may do. Checking in and rating are for those who look after the intern.
pub(super) fn due(of: &Internship, reminders: Vec<Reminder>, asking: Asking) -> Vec<Need> {
    let looks = asking.owns || looks_after(of, asking.user);
    let own = reminders.into_iter().filter(|one| one.to == Owner::Company);
    let need = |one: Reminder| {
        let kind = kind_of(&one.what);
        let may = match kind {
            Kind::CheckIn | Kind::Rating => looks,
            Kind::Item | Kind::End | Kind::Extension => asking.steps,
        };
        // The last day itself is the first on which it can be confirmed.
        let ahead = if kind == Kind::End { 0 } else { DAYS };
        let since = start_of(one.due_on - TimeDelta::days(ahead)).max(of.began_at);
        may.then(|| named(of, kind, since, Some(one.due_on)))
    };
    own.filter_map(need).collect()
}

/// A later last day that the intern proposes, where the member may answer.
pub(super) fn proposed(of: &Internship, what: &Extension, asking: Asking) -> Option<Need> {
    asking.steps.then(|| named(of, Kind::Extension, what.proposed_at, None))
}

fn named(of: &Internship, kind: Kind, since: Instant, due_on: Option<NaiveDate>) -> Need {
    Need {
        kind,
        internship: of.id,
        title: of.role_title.clone(),
        name: of.candidate_name.clone(),
        since,
        due_on,
    }
}
