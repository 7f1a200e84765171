//! How well an assessment measures: what is known of its score, of its tasks and of their groups.
//! Variances are integers, so that two implementations agree on every rounded figure but those of the
//! Rasch model. Source: scoring.md §1. Pure.

use kernel::{ProblemId, words};
use serde::{Deserialize, Serialize};

use super::rasch;
use crate::scores::half_even;

/// The fewest people of whose scores a standard error is estimated. Source: scoring.md §1.
pub const ERROR_FROM: usize = 50;
/// The fewest people of whom anything is said.
pub const SHOWN_FROM: usize = 5;

/// A group of tests: what it brings, and what everybody has got of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupScores {
    /// Its name.
    pub name: String,
    /// What it brings, in tenths of a point of fineness.
    pub worth: i64,
    /// What each person has got of it, in the same order everywhere.
    pub got: Vec<i64>,
}

/// A task and its groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaskScores {
    /// Its place, from 1.
    pub position: i32,
    /// Its groups in order.
    pub groups: Vec<GroupScores>,
}

/// What is known of how an assessment measures.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    /// Of how many people: the first attempt of each that has a grade.
    pub people: i64,
    /// Cronbach's α over the groups, in thousandths; `None` below [`ERROR_FROM`] and where all scores
    /// are the same.
    pub alpha_thousandths: Option<i32>,
    /// The standard error of a score, in points of fineness; `None` as α is.
    pub standard_error: Option<i32>,
    /// The tasks in order; none below [`SHOWN_FROM`].
    pub tasks: Vec<TaskFacts>,
}

/// What is known of a task.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskFacts {
    /// Its place, from 1.
    pub position: i32,
    /// The share of its points that people got.
    pub item: ItemFacts,
    /// Its groups in order; none where its problem is drawn.
    pub groups: Vec<GroupFacts>,
    /// The problem of the task and its variants, in order; none where it has no variants.
    #[serde(default)]
    pub variants: Vec<VariantFacts>,
}

/// What is known of a problem that some of the people were given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VariantFacts {
    /// The version of the problem.
    pub problem: ProblemId,
    /// How many people had it.
    pub people: i64,
    /// The mean share of its points that they got, in thousandths; `None` below [`ERROR_FROM`] people.
    pub facility_thousandths: Option<i32>,
    /// The standard error of that share, in thousandths; `None` as the share is.
    pub error_thousandths: Option<i32>,
}

impl VariantFacts {
    /// Of a problem for which people got these points, 0 to 100 each. The square of the standard error of their
    /// mean is the sample's variance, divided by the number of people.
    pub fn of(problem: ProblemId, points: impl Iterator<Item = i32>) -> Self {
        let points: Vec<i64> = points.map(i64::from).collect();
        let people = i64::try_from(points.len()).unwrap_or(i64::MAX);
        let (facility_thousandths, error_thousandths) = if points.len() < ERROR_FROM {
            (None, None)
        } else {
            let count = i128::from(people);
            let sums = Sums::of(points.into_iter());
            let error = root(100 * sums.variance(count), count * count * (count - 1));
            (Some(nearest(10 * sums.sum, count)), Some(error))
        };
        Self { problem, people, facility_thousandths, error_thousandths }
    }
}

/// What is known of a group of tests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupFacts {
    /// Its name.
    pub name: String,
    /// The share of people who passed it.
    pub item: ItemFacts,
    /// The mean square of what the Rasch model did not expect, in thousandths: 1000 is what it
    /// expects. `None` below [`ERROR_FROM`], and where everybody passed or nobody.
    pub infit_thousandths: Option<i32>,
}

/// What is known of something that brings points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ItemFacts {
    /// The mean share of the points, in thousandths.
    pub facility_thousandths: i32,
    /// The correlation with the points of everything else, in thousandths; `None` where either is the
    /// same for all.
    pub discrimination_thousandths: Option<i32>,
}

/// Sums over everybody.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    sum: i128,
    squares: i128,
}

impl Sums {
    fn of(values: impl Iterator<Item = i64>) -> Self {
        let add = |all: Self, value: i64| {
            let value = i128::from(value);
            Self { sum: all.sum + value, squares: all.squares + value * value }
        };
        values.fold(Self::default(), add)
    }

    /// `people²` times the variance.
    fn variance(self, people: i128) -> i128 {
        people * self.squares - self.sum * self.sum
    }
}

words! {
    /// What an author should look at. Source: scoring.md §1.
    pub enum Remark as "StatisticsRemark" {
        /// More than 95 % of the points are got.
        TooEasy = "too_easy",
        /// Less than 5 % of them.
        TooHard = "too_hard",
        /// Those who do well elsewhere do hardly better here: a discrimination below .20.
        TellsLittle = "tells_little",
        /// An infit below .7 or above 1.3.
        Unexpected = "unexpected",
    }
}

impl ItemFacts {
    /// Of what brought each person `got` of `worth`, beside the `totals` of the same people.
    pub(crate) fn of(got: &[i64], worth: i64, totals: &[i64]) -> Self {
        let most = worth * i64::try_from(got.len()).unwrap_or(i64::MAX);
        let facility = if most == 0 { 0 } else { half_even(1000 * got.iter().sum::<i64>(), most) };
        Self {
            facility_thousandths: i32::try_from(facility).unwrap_or(i32::MAX),
            discrimination_thousandths: discrimination(got, totals),
        }
    }

    /// What is remarkable of what these are the facts of; nothing below [`ERROR_FROM`] people.
    pub fn remarks(self, people: i64, infit_thousandths: Option<i32>) -> Vec<Remark> {
        if usize::try_from(people).is_ok_and(|people| people < ERROR_FROM) {
            return Vec::new();
        }
        let found = [
            (self.facility_thousandths > 950, Remark::TooEasy),
            (self.facility_thousandths < 50, Remark::TooHard),
            (self.discrimination_thousandths.is_some_and(|of| of < 200), Remark::TellsLittle),
            (infit_thousandths.is_some_and(|of| !(700..=1300).contains(&of)), Remark::Unexpected),
        ];
        found.into_iter().filter_map(|(holds, remark)| holds.then_some(remark)).collect()
    }
}

impl Statistics {
    /// Of these tasks, each of whose groups has a score of every one of `people`.
    pub fn of(tasks: &[TaskScores], people: usize) -> Self {
        let totals = totals(tasks.iter().flat_map(|task| &task.groups), people);
        let counted = i64::try_from(people).unwrap_or(i64::MAX);
        let (alpha_thousandths, standard_error) = reliability(tasks, &totals).unzip();
        let shown = if people < SHOWN_FROM { &[] } else { tasks };
        let infits = infits(shown, people);
        let mut infits = infits.into_iter();
        let tasks = shown.iter().map(|task| TaskFacts {
            position: task.position,
            item: ItemFacts::of(
                &self::totals(task.groups.iter(), people),
                task.groups.iter().map(|group| group.worth).sum(),
                &totals,
            ),
            groups: task
                .groups
                .iter()
                .map(|group| GroupFacts {
                    name: group.name.clone(),
                    item: ItemFacts::of(&group.got, group.worth, &totals),
                    infit_thousandths: infits.next().flatten(),
                })
                .collect(),
            variants: Vec::new(),
        });
        Self { people: counted, alpha_thousandths, standard_error, tasks: tasks.collect() }
    }
}

/// What each person has got of all these groups.
fn totals<'a>(groups: impl Iterator<Item = &'a GroupScores>, people: usize) -> Vec<i64> {
    groups.fold(vec![0; people], |mut all, group| {
        all.iter_mut().zip(&group.got).for_each(|(all, got)| *all += got);
        all
    })
}

/// α in thousandths and the standard error in points of fineness. With `k` groups of the variances
/// `v` and the scores' variance `V`, α is `k (V − Σv) / ((k − 1) V)`, and the square of the standard
/// error, `V (1 − α)`, is `(kΣv − V) / (k − 1)`.
fn reliability(tasks: &[TaskScores], totals: &[i64]) -> Option<(i32, i32)> {
    if totals.len() < ERROR_FROM {
        return None;
    }
    let people = i128::try_from(totals.len()).ok()?;
    let groups = || tasks.iter().flat_map(|task| &task.groups);
    let count = i128::try_from(groups().count()).ok()?;
    let whole = Sums::of(totals.iter().copied()).variance(people);
    if count < 2 || whole == 0 {
        return None;
    }
    let parts: i128 =
        groups().map(|group| Sums::of(group.got.iter().copied()).variance(people)).sum();
    let alpha = nearest(1000 * count * (whole - parts), (count - 1) * whole);
    // The sample's variance, and tenths of a point become points.
    let error = root(count * parts - whole, 100 * people * (people - 1) * (count - 1));
    Some((alpha, error))
}

/// The nearest integer to a fraction whose denominator is positive, a half to the even one.
fn nearest(over: i128, under: i128) -> i32 {
    let (floor, rest) = (over.div_euclid(under), over.rem_euclid(under));
    let up = match (2 * rest).cmp(&under) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => floor.rem_euclid(2),
        std::cmp::Ordering::Greater => 1,
    };
    i32::try_from(floor + up).unwrap_or(i32::MAX)
}

/// The nearest integer to the square root of a fraction that is not negative, a half to the even one.
fn root(over: i128, under: i128) -> i32 {
    let twice = (4 * over / under).isqrt();
    let is_half = twice % 2 == 1 && twice * twice * under == 4 * over;
    let (floor, odd) = (twice / 2, twice % 2);
    let up = if is_half { floor % 2 } else { odd };
    i32::try_from(floor + up).unwrap_or(i32::MAX)
}

/// Pearson's correlation of the item with the rest, in thousandths.
fn discrimination(got: &[i64], totals: &[i64]) -> Option<i32> {
    let people = i128::try_from(got.len()).ok()?;
    let rest = || got.iter().zip(totals).map(|(got, total)| total - got);
    let (own, others) = (Sums::of(got.iter().copied()), Sums::of(rest()));
    let both: i128 = got.iter().zip(rest()).map(|(x, y)| i128::from(*x) * i128::from(y)).sum();
    let (one, other) = (own.variance(people), others.variance(people));
    if one == 0 || other == 0 {
        return None;
    }
    let together = people * both - own.sum * others.sum;
    let correlation = together as f64 / ((one as f64).sqrt() * (other as f64).sqrt());
    Some((1000.0 * correlation).round_ties_even() as i32)
}

/// The infit of every group, in order.
fn infits(tasks: &[TaskScores], people: usize) -> Vec<Option<i32>> {
    let groups = || tasks.iter().flat_map(|task| &task.groups);
    if people < ERROR_FROM {
        return groups().map(|_| None).collect();
    }
    let passed: Vec<Vec<bool>> =
        groups().map(|group| group.got.iter().map(|got| *got > 0).collect()).collect();
    rasch::infits(&passed, people)
        .into_iter()
        .map(|infit| infit.map(|infit| (1000.0 * infit).round_ties_even() as i32))
        .collect()
}

/// How many percent of `scores` lie below one of them, its equals halved; `None` of fewer than
/// `fewest`.
pub fn percentile(score: i32, scores: &[i32], fewest: usize) -> Option<i32> {
    if scores.len() < fewest {
        return None;
    }
    let below = scores.iter().filter(|other| **other < score).count();
    let equal = scores.iter().filter(|other| **other == score).count();
    let twice = i128::try_from(2 * below + equal).ok()?;
    Some(nearest(100 * twice, 2 * i128::try_from(scores.len()).ok()?))
}
