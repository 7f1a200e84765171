//! Selection rates and what of them may be shown. Pure.

use serde::{Deserialize, Serialize};

use super::fraction::{FOUR_FIFTHS, Fraction};
use super::words::{Group, Question};

/// Fewer people than this are not shown as a group.
pub const FEWEST: i64 = 5;
/// How many days after a role was closed its rates are counted: by then it cannot be reopened.
pub const AFTER_DAYS: i64 = 30;

/// What the database tells of a role's applicants.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct Tally {
    /// Everybody who applied and did not withdraw.
    pub applicants: i64,
    /// Those of them whose assessment is graded.
    pub scored: i64,
    /// Every group with somebody in it.
    pub groups: Vec<Tallied>,
}

/// A group as the database tells of it: without numbers where it is too small.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Tallied {
    /// What was asked.
    pub question: Question,
    /// What they said.
    pub answer: Group,
    /// How many they are.
    pub applicants: Option<i64>,
    /// How many of them were selected.
    pub selected: Option<i64>,
    /// How many of them have a score.
    pub scored: Option<i64>,
    /// How many of those scored above the median.
    pub above: Option<i64>,
}

/// What a company reads of a role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Everybody who applied and did not withdraw.
    pub applicants: i64,
    /// Those of them whose assessment is graded.
    pub scored: i64,
    /// In the order of the list of questions.
    pub questions: Vec<Compared>,
}

/// The groups that the answers to one question make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// What was asked.
    pub question: Question,
    /// Who was selected of those who applied; `None` where no two groups can be shown.
    pub selection: Option<Measure>,
    /// Who scored above the median of those with a score; likewise.
    pub scoring: Option<Measure>,
}

/// How groups fared in one respect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measure {
    /// Groups that are shown, in the order of the list of groups.
    pub shown: Vec<Line>,
    /// Groups that are not: some have fewer than five people, others would give those away.
    pub hidden: Vec<Group>,
}

/// One group that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Which.
    pub group: Group,
    /// How many people it has, at least [`FEWEST`].
    pub of: i64,
    /// How many of them were selected, or scored above the median.
    pub passed: i64,
}

/// A group with its rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rated {
    /// The group.
    pub line: Line,
    /// The share that passed.
    pub rate: Option<Fraction>,
    /// The rate as a share of the best group's; `None` for those who did not say, and where nobody
    /// passed.
    pub ratio: Option<Fraction>,
    /// Whether the ratio is below four fifths.
    pub flagged: bool,
}

impl Report {
    /// What of a tally may be shown.
    pub fn of(tally: &Tally) -> Self {
        let questions = Question::ALL.map(|question| compare(tally, question)).into();
        Self { applicants: tally.applicants, scored: tally.scored, questions }
    }
}

fn compare(tally: &Tally, question: Question) -> Compared {
    let of_question = |tallied: &&Tallied| tallied.question == question;
    let tallied: Vec<&Tallied> = tally.groups.iter().filter(of_question).collect();
    let counted = |tallied: &&Tallied| (tallied.answer, tallied.applicants.zip(tallied.selected));
    let selection = Measure::of(tally.applicants, tallied.iter().map(counted).collect());
    // A group that is hidden among the applicants is hidden among those with a score.
    let scoring = selection.as_ref().and_then(|selection| {
        let counted = |tallied: &&Tallied| {
            let is_hidden = selection.hidden.contains(&tallied.answer);
            (tallied.answer, tallied.scored.zip(tallied.above).filter(|_| !is_hidden))
        };
        Measure::of(tally.scored, tallied.iter().map(counted).collect())
    });
    Compared { question, selection, scoring }
}

impl Measure {
    /// Shows groups whose people add up to `total`. Those without numbers stay hidden, and with them as
    /// many others as it takes for nobody to find out how many they are: those who did not say first,
    /// then the smallest group. `None` where fewer than two groups remain to be compared.
    pub(super) fn of(total: i64, groups: Vec<(Group, Option<(i64, i64)>)>) -> Option<Self> {
        let (mut shown, mut hidden) = (Vec::new(), Vec::new());
        for (group, counted) in groups {
            match counted {
                Some((of, passed)) if of >= FEWEST => shown.push(Line { group, of, passed }),
                Some((0, _)) => {}
                _ => hidden.push(group),
            }
        }
        shown.sort_by_key(|line| (line.group != Group::Unsaid, line.of, line.group));
        while !is_safe(total, &shown, &hidden) && !shown.is_empty() {
            hidden.push(shown.remove(0).group);
        }
        if shown.iter().filter(|line| line.group != Group::Unsaid).count() < 2 {
            return None;
        }
        shown.sort_by_key(|line| line.group);
        hidden.sort();
        Some(Self { shown, hidden })
    }

    /// Every group with its rate and its share of the best.
    pub fn rated(&self) -> Vec<Rated> {
        let rate = |line: &Line| Fraction::of(line.passed, line.of);
        let named = self.shown.iter().filter(|line| line.group != Group::Unsaid);
        let best = named.filter_map(rate).max();
        let rated = |line: &Line| {
            let rate = rate(line);
            let ratio = rate.zip(best).and_then(|(rate, best)| rate.share_of(best));
            let ratio = ratio.filter(|_| line.group != Group::Unsaid);
            let flagged = ratio.is_some_and(|ratio| ratio < FOUR_FIFTHS);
            Rated { line: *line, rate, ratio, flagged }
        };
        self.shown.iter().map(rated).collect()
    }
}

/// Whether what is hidden cannot be found by taking what is shown from the total: two groups at
/// least, five people at least, and more people than groups.
fn is_safe(total: i64, shown: &[Line], hidden: &[Group]) -> bool {
    let rest = total - shown.iter().map(|line| line.of).sum::<i64>();
    let groups = i64::try_from(hidden.len()).unwrap_or(i64::MAX);
    hidden.is_empty() || (groups >= 2 && rest >= FEWEST && rest > groups)
}
