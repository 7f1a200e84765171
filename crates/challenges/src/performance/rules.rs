//! The figures of a problem. Pure.

use std::collections::BTreeMap;

use kernel::{AttemptId, Instant, Language, SubmissionId};

use crate::problems::Tag;
use crate::submissions::Verdict;

/// Nothing is shown of fewer people than this. Source: product.md §6.
pub const SHOWN_FROM: usize = 5;
/// How many classes the distribution of points has, each ten points wide.
pub const BINS: usize = 10;
/// From this share of the time limit on, in percent, an answer is near the limit. Ours.
pub const NEAR_PERCENT: i64 = 80;

/// What one person made of the problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The attempt.
    pub attempt: AttemptId,
    /// When it began.
    pub began: Instant,
    /// 0 to 100; `None` where nothing was submitted.
    pub points: Option<i32>,
    /// The submit that counts, and which of its judgements.
    pub counting: Option<(SubmissionId, i32)>,
}

/// A group of tests, as the published version has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GroupRow {
    pub(super) name: String,
    pub(super) tag: Tag,
    pub(super) weight: i32,
}

/// A submit that counts, as it was judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sent {
    pub(super) language: Language,
    pub(super) at: Instant,
    /// Each group's name, and whether it passed.
    pub(super) groups: Vec<(String, bool)>,
    pub(super) limit_ms: i32,
    /// Of its slowest test; `None` where no test ran.
    pub(super) cpu_us: Option<i64>,
}

impl Sent {
    fn is_near_limit(&self) -> bool {
        let limit_us = i64::from(self.limit_ms) * 1_000;
        self.cpu_us.is_some_and(|cpu| cpu * 100 >= limit_us * NEAR_PERCENT)
    }
}

/// How many passed a group of tests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupPassed {
    /// The group.
    pub name: String,
    /// What it examines.
    pub tag: Tag,
    /// Its points.
    pub weight: i32,
    /// Who passed it.
    pub passed: i64,
    /// Who was given a version of the problem that has it.
    pub people: i64,
}

/// What a quarter, half and three quarters took at most, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quartiles {
    /// The lower quartile.
    pub lower: i64,
    /// The median.
    pub median: i64,
    /// The upper quartile.
    pub upper: i64,
}

impl Quartiles {
    /// Of seconds in any order; between two of them, in proportion, and rounded down. `None` below
    /// [`SHOWN_FROM`].
    pub(super) fn of(mut seconds: Vec<i64>) -> Option<Self> {
        if seconds.len() < SHOWN_FROM {
            return None;
        }
        seconds.sort_unstable();
        let at = |quarters: usize| {
            let place = (seconds.len() - 1) * quarters;
            let low = seconds.get(place / 4).copied().unwrap_or_default();
            let high = seconds.get(place.div_ceil(4)).copied().unwrap_or_default();
            low + (high - low) * i64::try_from(place % 4).unwrap_or_default() / 4
        };
        Some(Self { lower: at(1), median: at(2), upper: at(3) })
    }
}

/// How a problem went for at least [`SHOWN_FROM`] people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// Who was given it.
    pub people: i64,
    /// Those who submitted something.
    pub answered: i64,
    /// How many got 0 to 9 points, 10 to 19, and so on; 100 counts with the last. Nothing submitted is 0.
    pub points: [i64; BINS],
    /// The groups in their order, without the samples.
    pub groups: Vec<GroupPassed>,
    /// From the start of the attempt to the submit that counts.
    pub seconds: Option<Quartiles>,
    /// Of the submits that count, the commonest first.
    pub languages: Vec<(Language, i64)>,
    /// Of every submit, the commonest first.
    pub verdicts: Vec<(Verdict, i64)>,
    /// Submits that count whose slowest test needed [`NEAR_PERCENT`] of the time limit or more.
    pub near_limit: i64,
}

impl Figures {
    /// Over these answers. The verdicts are left out: they are of submits that do not count too.
    pub(super) fn of(
        answers: &[Answer],
        judged: &BTreeMap<(SubmissionId, i32), Sent>,
        groups: &[GroupRow],
    ) -> Self {
        let sent: Vec<Option<&Sent>> = answers
            .iter()
            .map(|answer| answer.counting.and_then(|counting| judged.get(&counting)))
            .collect();
        let took = answers.iter().zip(&sent).filter_map(|(answer, sent)| {
            sent.map(|sent| (sent.at - answer.began).num_seconds().max(0))
        });
        let mut points = [0; BINS];
        for answer in answers {
            let bin = usize::try_from(answer.points.unwrap_or_default() / 10).unwrap_or_default();
            if let Some(count) = points.get_mut(bin.min(BINS - 1)) {
                *count += 1;
            }
        }
        let mut languages: BTreeMap<Language, i64> = BTreeMap::new();
        for one in sent.iter().flatten() {
            *languages.entry(one.language).or_default() += 1;
        }
        let mut languages: Vec<_> = languages.into_iter().collect();
        languages.sort_by_key(|(_, count)| -count);
        let near_limit = sent.iter().flatten().filter(|one| one.is_near_limit()).count();
        Self {
            people: whole(answers.len()),
            answered: whole(sent.iter().flatten().count()),
            points,
            groups: groups.iter().map(|group| passed(group, &sent)).collect(),
            seconds: Quartiles::of(took.collect()),
            languages,
            verdicts: Vec::new(),
            near_limit: whole(near_limit),
        }
    }
}

/// Who passed a group. Nothing submitted passes nothing; a version without the group does not count.
fn passed(group: &GroupRow, sent: &[Option<&Sent>]) -> GroupPassed {
    let (mut passed, mut people) = (0, 0);
    for one in sent {
        let found = one.map(|sent| sent.groups.iter().find(|(name, _)| *name == group.name));
        match found {
            None | Some(Some((_, false))) => people += 1,
            Some(Some((_, true))) => {
                people += 1;
                passed += 1;
            }
            Some(None) => {}
        }
    }
    GroupPassed { name: group.name.clone(), tag: group.tag, weight: group.weight, passed, people }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
