//! What an assessment is. Pure.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use kernel::{AssessmentId, CompanyId, Instant, Language, ProblemId, TaskId, UserId, text, words};

use crate::Error;
use crate::solvable::check_solvable;
use crate::variants::{MAX_VARIANTS, Variant};

/// The most tasks. Source: product.md §19.
pub const MAX_TASKS: usize = 8;
/// What the weights of the tasks sum to. Source: product.md §19.
pub const TOTAL_WEIGHT: i32 = 100;
/// The shortest and the longest duration, in minutes. Source: product.md §30.
pub const DURATION_MINUTES: std::ops::RangeInclusive<i32> = 15..=240;

/// For how many days an invitation is open. Source: product.md §30.
pub const WINDOW_DAYS: std::ops::RangeInclusive<i32> = 1..=60;
/// How many attempts somebody may begin before they cool down.
pub const RETAKE_ATTEMPTS: std::ops::RangeInclusive<i32> = 1..=10;
/// For how many days attempts count for that; 0 where nobody cools down.
pub const RETAKE_DAYS: std::ops::RangeInclusive<i32> = 0..=730;
/// Extra time, in hundredths of the duration, where there is any. Source: product.md §30.
pub const ACCOMMODATION_PERCENT: std::ops::RangeInclusive<i32> = 10..=300;

words! {
    /// What candidates may do with the assistant of the workspace. Source: scoring.md §4.
    pub enum AiPolicy as "AiPolicy" {
        /// There is none.
        Off = "off",
        /// They may ask it; what is said is kept.
        Allowed = "allowed",
        /// They are asked to use it; whether they did is said, and nothing depends on it.
        Required = "required",
    }
}

/// What applies to the invitations to an assessment, unless they say something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// [`WINDOW_DAYS`].
    pub window_days: i32,
    /// [`RETAKE_ATTEMPTS`].
    pub retake_attempts: i32,
    /// [`RETAKE_DAYS`].
    pub retake_days: i32,
    /// 0, or [`ACCOMMODATION_PERCENT`].
    pub accommodation_percent: i32,
    /// Whether it is recorded how candidates write, where they agree.
    pub records_typing: bool,
    /// Whether there is an assistant in the workspace.
    pub ai_policy: AiPolicy,
    /// Whether an account with another verified address than the invited one may take it.
    pub any_address: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            window_days: 14,
            retake_attempts: 2,
            retake_days: 180,
            accommodation_percent: 0,
            records_typing: true,
            ai_policy: AiPolicy::Off,
            any_address: false,
        }
    }
}

/// Whether extra time can be so much.
pub(crate) fn is_accommodation(percent: i32) -> bool {
    percent == 0 || ACCOMMODATION_PERCENT.contains(&percent)
}

impl Settings {
    pub(crate) fn check(&self) -> Result<(), Error> {
        if !WINDOW_DAYS.contains(&self.window_days) {
            return Err(Error::BadWindow);
        }
        let retakes = RETAKE_ATTEMPTS.contains(&self.retake_attempts);
        if !retakes || !RETAKE_DAYS.contains(&self.retake_days) {
            return Err(Error::BadRetakes);
        }
        if is_accommodation(self.accommodation_percent) {
            Ok(())
        } else {
            Err(Error::BadAccommodation)
        }
    }
}

/// An assessment to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAssessment {
    /// Whose.
    pub company: CompanyId,
    /// Who makes it.
    pub created_by: UserId,
    /// One line of 1 to 120 characters.
    pub title: String,
    /// [`DURATION_MINUTES`].
    pub duration_minutes: i32,
    /// The languages allowed.
    pub languages: Vec<Language>,
    /// The tasks in order.
    pub tasks: Vec<NewTask>,
    /// What applies to its invitations.
    pub settings: Settings,
}

/// A task to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTask {
    /// The version of the problem.
    pub problem: ProblemId,
    /// Its share of the score.
    pub weight: i32,
    /// The versions of problems that stand in for it, at most [`MAX_VARIANTS`].
    pub variants: Vec<ProblemId>,
}

/// A problem that a task may use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) problem: ProblemId,
    pub(crate) languages: Vec<Language>,
    pub(crate) difficulty: String,
    pub(crate) kind: String,
}

/// In what a variant differs from the problem that it stands in for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difference {
    /// One is harder.
    Difficulty,
    /// They are of different types.
    Type,
    /// Of the languages of the assessment, they can be solved in different ones.
    Languages,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Difficulty => "difficulty",
            Self::Type => "type",
            Self::Languages => "languages",
        })
    }
}

impl Offer {
    /// In what this differs from a problem that it is to stand in for, in an assessment of these languages.
    fn difference(&self, from: &Self, languages: &[Language]) -> Option<Difference> {
        let differs =
            |language| self.languages.contains(language) != from.languages.contains(language);
        if self.difficulty != from.difficulty {
            Some(Difference::Difficulty)
        } else if self.kind != from.kind {
            Some(Difference::Type)
        } else {
            languages.iter().any(differs).then_some(Difference::Languages)
        }
    }
}

/// One line of 1 to 120 characters.
pub(crate) fn is_line(text: &str) -> bool {
    (1..=120).contains(&text.chars().count()) && text::trimmed(text) == text && text::is_line(text)
}

impl NewAssessment {
    pub(crate) fn check(&self) -> Result<(), Error> {
        check_test(&self.title, self.duration_minutes, &self.tasks)?;
        let languages: BTreeSet<Language> = self.languages.iter().copied().collect();
        if languages.is_empty() || languages.len() != self.languages.len() {
            return Err(Error::BadLanguages);
        }
        self.settings.check()
    }

    /// The problems of all tasks and their variants.
    pub(crate) fn problems(&self) -> Vec<ProblemId> {
        problems(&self.tasks).collect()
    }

    /// Whether every task can be solved, with a problem and variants that are alike, and every language is good
    /// for something.
    pub(crate) fn check_offers(&self, offers: &[Offer]) -> Result<(), Error> {
        for (position, task) in (1..).zip(&self.tasks) {
            let offer = offers
                .iter()
                .find(|offer| offer.problem == task.problem)
                .ok_or(Error::UnknownProblem { position })?;
            check_solvable(position, &self.languages, &offer.languages)?;
            check_variants((position, task), (offer, offers), &self.languages)?;
        }
        let useless = self
            .languages
            .iter()
            .find(|language| !offers.iter().any(|offer| offer.languages.contains(language)));
        match useless {
            Some(language) => Err(Error::UselessLanguage { language: *language }),
            None => Ok(()),
        }
    }
}

/// Whether the variants of a task are among the offers, and are like the problem of the task in an assessment of these
/// languages.
pub(crate) fn check_variants(
    (position, task): (i32, &NewTask),
    (own, offers): (&Offer, &[Offer]),
    languages: &[Language],
) -> Result<(), Error> {
    for (number, variant) in (1..).zip(&task.variants) {
        let offer = offers
            .iter()
            .find(|offer| offer.problem == *variant)
            .ok_or(Error::UnlistedVariant { position, number })?;
        if let Some(difference) = offer.difference(own, languages) {
            return Err(Error::UnlikeVariant { position, number, difference });
        }
    }
    Ok(())
}

/// The problems of these tasks and of their variants.
fn problems(tasks: &[NewTask]) -> impl Iterator<Item = ProblemId> {
    tasks.iter().flat_map(|task| [task.problem].into_iter().chain(task.variants.iter().copied()))
}

/// Whether these can be the title, the duration and the tasks of an assessment of a company or a partner.
pub(crate) fn check_test(title: &str, minutes: i32, tasks: &[NewTask]) -> Result<(), Error> {
    if !is_line(title) {
        return Err(Error::BadTitle);
    }
    if !DURATION_MINUTES.contains(&minutes) {
        return Err(Error::BadDuration);
    }
    let own: BTreeSet<ProblemId> = tasks.iter().map(|task| task.problem).collect();
    if !(1..=MAX_TASKS).contains(&tasks.len()) || own.len() != tasks.len() {
        return Err(Error::BadTasks);
    }
    let all: BTreeSet<ProblemId> = problems(tasks).collect();
    let is_too_many = |task: &NewTask| task.variants.len() > MAX_VARIANTS;
    if tasks.iter().any(is_too_many) || all.len() != problems(tasks).count() {
        return Err(Error::BadVariants);
    }
    let positive = tasks.iter().all(|task| (1..=TOTAL_WEIGHT).contains(&task.weight));
    let total: i32 = tasks.iter().map(|task| task.weight.clamp(0, 1000)).sum();
    if positive && total == TOTAL_WEIGHT { Ok(()) } else { Err(Error::BadWeights) }
}

/// How many people were invited to an assessment and how far they came.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Invitations made, whatever became of them.
    pub invited: i64,
    /// Attempts.
    pub started: i64,
    /// Attempts that were finished or ran out of time.
    pub finished: i64,
}

/// An assessment in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessment {
    /// Its id.
    pub id: AssessmentId,
    /// Its title.
    pub title: String,
    /// How long an attempt lasts.
    pub duration_minutes: i32,
    /// The languages allowed.
    pub languages: Vec<Language>,
    /// When it was made.
    pub created_at: Instant,
    /// How many tasks it has.
    pub task_count: i64,
    /// What applies to its invitations.
    pub settings: Settings,
    /// Which version it is, from 1.
    pub number: i32,
    /// There is a newer version.
    pub superseded: bool,
    /// Nobody is invited to it any more.
    pub archived: bool,
    /// A member of the company has taken it as it is.
    pub tried: bool,
    /// Counts its changes, from 1.
    pub revision: i32,
    /// How many people it has seen.
    pub counts: Counts,
}

/// A task of an assessment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// Its id.
    pub id: TaskId,
    /// Its place, from 1.
    pub position: i32,
    /// The version of the problem.
    pub problem: ProblemId,
    /// The problem's name in addresses.
    pub slug: String,
    /// The problem's title.
    pub title: String,
    /// `easy`, `medium` or `hard`.
    pub difficulty: String,
    /// Its share of the score.
    pub weight: i32,
    /// The skill areas that its problem needs.
    pub keywords: Vec<String>,
    /// The problems that stand in for it, in order.
    pub variants: Vec<Variant>,
}

/// A skill area of an assessment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cover {
    /// Its name.
    pub name: String,
    /// The share of the score of the tasks that need it, in percent.
    pub percent: i32,
}

/// What these tasks cover, the most important first. Source: scoring.md §5.
pub fn covers(tasks: &[Task]) -> Vec<Cover> {
    let mut shares: BTreeMap<&str, i32> = BTreeMap::new();
    for task in tasks {
        let names: BTreeSet<&str> = task.keywords.iter().map(String::as_str).collect();
        for name in names {
            *shares.entry(name).or_default() += task.weight;
        }
    }
    let cover = |(name, percent): (&str, i32)| Cover { name: name.to_owned(), percent };
    let mut all: Vec<Cover> = shares.into_iter().map(cover).collect();
    all.sort_by_key(|cover| -cover.percent);
    all
}

/// An assessment with its tasks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Detail {
    /// What lists show.
    pub assessment: Assessment,
    /// Its tasks in order.
    pub tasks: Vec<Task>,
    /// All its versions, newest first, itself too.
    pub versions: Vec<Version>,
}

/// One version of an assessment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    /// Its id.
    pub id: AssessmentId,
    /// Which it is, from 1.
    pub number: i32,
    /// When it was made.
    pub created_at: Instant,
    /// Invitations made to it.
    pub invited: i64,
}

/// The title of a copy: one line that still fits.
pub(crate) fn copied_title(title: &str) -> String {
    let copy = format!("Copy of {title}");
    text::trimmed(&copy.chars().take(120).collect::<String>()).to_owned()
}
