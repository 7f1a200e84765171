//! Who comes first of those who wait. Pure.

use kernel::{ApplicationId, Instant, words};

/// How many are listed. Source: product.md §19.
pub const MOST: u8 = 10;

words! {
    /// What an applicant waits for.
    pub enum Kind as "WaitingKind" {
        /// That somebody of the company moves them, or says no.
        Review = "review",
        /// The member's scorecard about an interview.
        Scorecard = "scorecard",
    }
}

/// An applicant who waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    /// For what.
    pub kind: Kind,
    /// Which application.
    pub application: ApplicationId,
    /// Since when.
    pub since: Instant,
}

fn waiting(kind: Kind) -> impl Fn(&(ApplicationId, Instant)) -> Waiting {
    move |&(application, since)| Waiting { kind, application, since }
}

/// The first of both lists together, the longest waiting first.
pub(super) fn first(
    unmoved: &[(ApplicationId, Instant)],
    owed: &[(ApplicationId, Instant)],
) -> Vec<Waiting> {
    let mut all: Vec<Waiting> = unmoved.iter().map(waiting(Kind::Review)).collect();
    all.extend(owed.iter().map(waiting(Kind::Scorecard)));
    all.sort_by_key(|one| (one.since, one.application));
    all.truncate(usize::from(MOST));
    all
}
