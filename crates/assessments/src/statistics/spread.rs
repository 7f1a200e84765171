//! How the scores of an assessment are spread. Pure.

use super::SHOWN_FROM;

/// How many points of fineness a bucket takes in.
pub const STEP: i32 = 100;
/// How many buckets there are: the last one takes in 1000 too.
const BUCKETS: usize = 10;

/// How many people have a score in each bucket.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Spread {
    /// How many people have a score.
    pub people: usize,
    /// From 0 on, each of [`STEP`] points; none below [`SHOWN_FROM`] people.
    pub buckets: Vec<usize>,
    /// Of the scores; the mean of the two in the middle, rounded down, where they are even; `None` below
    /// [`SHOWN_FROM`] people.
    pub median: Option<i32>,
}

impl Spread {
    /// Of these scores, one a person.
    pub(super) fn of(mut scores: Vec<i32>) -> Self {
        let people = scores.len();
        if people < SHOWN_FROM {
            return Self { people, ..Self::default() };
        }
        scores.sort_unstable();
        let mut buckets = vec![0; BUCKETS];
        for score in &scores {
            let number = usize::try_from(score / STEP).unwrap_or(0).min(BUCKETS - 1);
            if let Some(bucket) = buckets.get_mut(number) {
                *bucket += 1;
            }
        }
        let middle = [(people - 1) / 2, people / 2].map(|at| scores.get(at).copied());
        let median = match middle {
            [Some(low), Some(high)] => Some((low + high) / 2),
            _ => None,
        };
        Self { people, buckets, median }
    }
}
