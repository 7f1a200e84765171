//! What a partner's assessment is, and what the partner may read of it. Pure.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{AssessmentId, AttemptId, Email, Instant, Language, ProblemId, UserId, words};

use crate::Error;
use crate::definitions::{NewTask, Offer, check_test, check_variants};

/// From how many results on scores are shown, and by how many the picture changes.
pub const AT_LEAST: usize = 5;
/// How many bars a picture of scores has, each as wide as the others.
pub const BARS: usize = 10;
/// The most addresses to which a link is mailed at once.
pub const MAX_ADDRESSES: usize = 500;
/// The highest score.
const MOST: i32 = 1000;

words! {
    /// Whether students can begin.
    pub enum Phase as "CohortPhase" {
        /// Later.
        Upcoming = "upcoming",
        /// They can.
        Open = "open",
        /// No longer.
        Closed = "closed",
    }
}

/// A partner's assessment to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCohort {
    /// The partner.
    pub partner: UserId,
    /// One line of 1 to 120 characters.
    pub title: String,
    /// [`crate::definitions::DURATION_MINUTES`].
    pub duration_minutes: i32,
    /// The tasks in order.
    pub tasks: Vec<Chosen>,
    /// From when; at once where there is none.
    pub opens_at: Option<Instant>,
    /// Until when an attempt can begin.
    pub closes_at: Instant,
}

/// A task to be made, of problems that are open for practice, by their names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// Its problem.
    pub slug: String,
    /// Its share of the score.
    pub weight: i32,
    /// The problems that stand in for it, at most [`crate::variants::MAX_VARIANTS`].
    pub variants: Vec<String>,
}

/// Problems that are open for practice by their names, in the version that is published.
pub(super) type Offers = BTreeMap<String, Offer>;

impl NewCohort {
    /// The names of the problems of all tasks and their variants.
    pub(super) fn slugs(&self) -> Vec<&str> {
        let names =
            self.tasks.iter().flat_map(|task| [&task.slug].into_iter().chain(&task.variants));
        names.map(String::as_str).collect()
    }

    /// The tasks with the versions they name, and every language in which one of them can be solved.
    pub(super) fn resolve(&self, named: &Offers) -> Result<(Vec<NewTask>, Vec<Language>), Error> {
        let offers: Vec<Offer> = named.values().cloned().collect();
        let mut tasks = Vec::new();
        let mut languages = BTreeSet::new();
        for (position, task) in (1..).zip(&self.tasks) {
            let own = named.get(&task.slug).ok_or(Error::UnknownProblem { position })?;
            languages.extend(own.languages.iter().copied());
            let variants = task.variants(position, named)?;
            tasks.push((own, NewTask { problem: own.problem, weight: task.weight, variants }));
        }
        let languages: Vec<Language> = languages.into_iter().collect();
        for (position, (own, task)) in (1..).zip(&tasks) {
            check_variants((position, task), (own, &offers), &languages)?;
        }
        let tasks: Vec<NewTask> = tasks.into_iter().map(|(_, task)| task).collect();
        check_test(&self.title, self.duration_minutes, &tasks)?;
        Ok((tasks, languages))
    }
}

impl Chosen {
    /// The versions of the problems that stand in for it.
    fn variants(&self, position: i32, named: &Offers) -> Result<Vec<ProblemId>, Error> {
        let mut variants = Vec::new();
        for (number, slug) in (1..).zip(&self.variants) {
            let offer = named.get(slug).ok_or(Error::UnlistedVariant { position, number })?;
            variants.push(offer.problem);
        }
        Ok(variants)
    }
}

/// What a student agrees to who joins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Consent<'a> {
    /// The edition of the text that was shown.
    pub edition: &'a str,
    /// Whether the partner sees their name and their score.
    pub shows_result: bool,
}

/// A student who joins; the caller knows that the partner brought them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Student {
    /// Their account.
    pub user: UserId,
    /// Its address.
    pub email: Email,
    /// Whether that is verified.
    pub email_verified: bool,
}

/// A partner's assessment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cohort {
    /// Its id.
    pub id: AssessmentId,
    /// Who runs it.
    pub partner: UserId,
    /// Its title.
    pub title: String,
    /// How long an attempt lasts.
    pub duration_minutes: i32,
    /// In what programs may be written.
    pub languages: Vec<Language>,
    /// What its link ends with.
    pub code: String,
    /// From when an attempt can begin.
    pub opens_at: Instant,
    /// Until when.
    pub closes_at: Instant,
    /// When it was made.
    pub created_at: Instant,
    /// Grows with every change.
    pub version: i32,
    /// How many people it has seen.
    pub counts: Counts,
}

impl Cohort {
    /// Whether an attempt can begin now.
    pub fn phase(&self, now: Instant) -> Phase {
        if now >= self.closes_at {
            Phase::Closed
        } else if now < self.opens_at {
            Phase::Upcoming
        } else {
            Phase::Open
        }
    }
}

/// How many have come how far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Joined.
    pub joined: i64,
    /// Began.
    pub started: i64,
    /// Finished, or ran out of time.
    pub finished: i64,
}

/// How a student takes part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Membership {
    /// The code of their invitation.
    pub invitation: String,
    /// Whether the partner sees their name and score.
    pub shows_result: bool,
    /// Grows with every change.
    pub version: i32,
}

/// A student who shows the partner their name and score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Their account.
    pub user: UserId,
    /// What it calls itself.
    pub name: String,
    /// When they joined.
    pub agreed_at: Instant,
    /// Their attempt, once it has begun.
    pub attempt: Option<AttemptId>,
    /// When that ended, where it has.
    pub finished_at: Option<Instant>,
    /// The score, 0 to 1000, once graded.
    pub fineness: Option<i32>,
}

/// How scores are spread: how many people are in each tenth of the scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spread {
    /// How many people.
    pub people: usize,
    /// From the lowest tenth to the highest, which has the full score too.
    pub bars: [i64; BARS],
}

/// How these scores are spread, which are in the order in which they came. Only whole fives are counted, so that no
/// single score is read from what has changed; `None` below the first five.
pub(super) fn spread(scores: &[i32]) -> Option<Spread> {
    let people = scores.len() - scores.len() % AT_LEAST;
    let counted = scores.get(..people).filter(|counted| !counted.is_empty())?;
    let mut bars = [0; BARS];
    let width = MOST / i32::try_from(BARS).unwrap_or(MOST);
    for score in counted {
        let place = usize::try_from(score.clamp(&0, &(MOST - 1)) / width).unwrap_or(0);
        if let Some(bar) = bars.get_mut(place) {
            *bar += 1;
        }
    }
    Some(Spread { people, bars })
}
