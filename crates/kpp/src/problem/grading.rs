//! How the results of tests make a verdict and a score: the format's rules, as a walk over the
//! groups that also says which tests are run at all.

use super::groups::{Child, Node};
use super::{Problem, ProblemTest};
use crate::{Outcome, Verdict};

/// How the verdicts of a group's parts make its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Verdicts {
    /// The first part that was not accepted.
    First,
    /// The worst: run-time error, then time limit, then wrong answer.
    #[default]
    Worst,
    /// Accepted whatever happened.
    Always,
}

/// How the scores of a group's parts make its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Scores {
    #[default]
    Sum,
    Average,
    Least,
    Most,
    /// All or nothing.
    PassFail,
}

/// How one group is graded.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Grading {
    pub(super) verdicts: Verdicts,
    /// Accepted as soon as one part is.
    pub(super) any_accepted: bool,
    /// Of its two parts, samples and secret tests, only the second counts.
    pub(super) ignores_sample: bool,
    pub(super) scores: Scores,
    /// Nothing more of the group is run after a part that was not accepted.
    pub(super) breaks: bool,
    /// Nor after one that hit a time limit: the others would cost as much again.
    pub(super) skips_after_limit: bool,
    /// Score of an accepted test.
    pub(super) accept: f64,
    /// Score of any other test.
    pub(super) reject: f64,
    /// Lowest and highest score of the group.
    pub(super) range: (f64, f64),
    /// The most points; absent where they are unbounded, or not given.
    pub(super) most: Option<f64>,
    /// Groups that must have been accepted, or this one is not run.
    pub(super) requires: Vec<String>,
}

/// What a validator says an accepted test is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Worth {
    /// Points.
    Points(f64),
    /// A share of the most the test can give.
    Share(f64),
}

/// What running one test gave.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Answer {
    /// The verdict.
    pub verdict: Verdict,
    /// What the validator says it is worth, where it says so.
    pub worth: Option<Worth>,
}

/// The result of one group.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupScore {
    /// Relative to `data/`: `secret/core`; empty for all together.
    pub name: String,
    /// Absent where the group was not run.
    pub verdict: Option<Verdict>,
    /// Points; 0 for a problem that does not score.
    pub score: f64,
}

/// The result of a submission.
#[derive(Debug, Clone, PartialEq)]
pub struct Graded {
    /// Of all groups together.
    pub verdict: Verdict,
    /// Points; 0 for a problem that does not score.
    pub score: f64,
    /// Every group, those inside before those around.
    pub groups: Vec<GroupScore>,
    /// Every test that was run, in order.
    pub outcomes: Vec<Outcome>,
    /// Groups whose score lies outside their range: the package contradicts itself.
    pub out_of_range: Vec<String>,
}

type Run<'a, E> = dyn FnMut(usize, &ProblemTest) -> Result<Answer, E> + 'a;

impl Problem {
    /// Grades a submission: `run` is asked for every test whose result matters, with its place.
    ///
    /// # Errors
    /// The first error of `run`.
    pub fn grade<E>(
        &self,
        run: &mut dyn FnMut(usize, &ProblemTest) -> Result<Answer, E>,
    ) -> Result<Graded, E> {
        let mut walk =
            Walk { problem: self, groups: Vec::new(), outcomes: Vec::new(), wild: vec![] };
        let whole = walk.group(&self.root, run)?;
        let (verdict, score) = (whole.verdict.unwrap_or(Verdict::Wa), whole.score);
        let Walk { groups, outcomes, wild, .. } = walk;
        Ok(Graded { verdict, score, groups, outcomes, out_of_range: wild })
    }

    /// The most points that can be had, where there is a bound: of all groups together.
    pub fn full_score(&self) -> Option<f64> {
        let accepted = Answer { verdict: Verdict::Ac, worth: None };
        let all = self.grade::<std::convert::Infallible>(&mut |_, _| Ok(accepted));
        let all = all.ok()?;
        (self.scoring && !self.tests.iter().any(|test| test.scored)).then_some(all.score)
    }
}

struct Walk<'a> {
    problem: &'a Problem,
    groups: Vec<GroupScore>,
    outcomes: Vec<Outcome>,
    wild: Vec<String>,
}

/// What a part of a group came to.
#[derive(Clone, Copy)]
struct Part {
    verdict: Option<Verdict>,
    score: f64,
}

impl Walk<'_> {
    fn group<E>(&mut self, node: &Node, run: &mut Run<'_, E>) -> Result<Part, E> {
        let accepted = |name: &String| {
            let known = self.groups.iter().find(|group| group.name == *name);
            known.is_none_or(|group| group.verdict == Some(Verdict::Ac))
        };
        if !node.grading.requires.iter().all(accepted) {
            return Ok(self.note(node, Part { verdict: None, score: 0.0 }));
        }
        let mut parts = Vec::new();
        for child in &node.children {
            let part = match child {
                Child::Group(inner) => self.group(inner, run)?,
                Child::Test(at) => match self.problem.tests.get(*at) {
                    Some(test) => self.test(&node.grading, run(*at, test)?, test),
                    None => continue,
                },
            };
            parts.push(part);
            let failed = part.verdict != Some(Verdict::Ac);
            let limit = part.verdict == Some(Verdict::Tle) && matches!(child, Child::Test(_));
            if failed && node.grading.breaks || limit && node.grading.skips_after_limit {
                break;
            }
        }
        let whole = parts.len() == node.children.len();
        let part = node.grading.sum_up(&parts, whole);
        Ok(self.note(node, part))
    }

    fn test(&mut self, grading: &Grading, answer: Answer, test: &ProblemTest) -> Part {
        let Answer { verdict, worth } = answer;
        self.outcomes.push(Outcome { test: test.name.clone(), verdict });
        let score = match (verdict, worth) {
            (Verdict::Ac, None) => grading.accept,
            (Verdict::Ac, Some(Worth::Points(points))) => points,
            (Verdict::Ac, Some(Worth::Share(share))) => share * grading.accept,
            _ => grading.reject,
        };
        Part { verdict: Some(verdict), score }
    }

    fn note(&mut self, node: &Node, part: Part) -> Part {
        let score = if self.problem.scoring { part.score } else { 0.0 };
        let (low, high) = node.grading.range;
        // Sums of tenths are not exact.
        let slack = 1e-9 * score.abs().max(1.0);
        if part.verdict.is_some()
            && self.problem.scoring
            && low < high
            && !(low - slack..=high + slack).contains(&score)
        {
            self.wild.push(format!("{} scores {score}, not {low} to {high}", node.name));
        }
        let part = Part { score, ..part };
        let (name, verdict) = (node.name.clone(), part.verdict);
        self.groups.push(GroupScore { name, verdict, score });
        part
    }
}

impl Grading {
    /// What parts come to, `whole` where none was left out.
    fn sum_up(&self, parts: &[Part], whole: bool) -> Part {
        let parts = match parts {
            [_, secret @ ..] if self.ignores_sample && !secret.is_empty() => secret,
            parts => parts,
        };
        let verdict = Some(self.verdict(parts));
        let scores = parts.iter().map(|part| part.score);
        let score = match self.scores {
            Scores::Sum => scores.sum(),
            // As many parts as tests and groups, which f64 holds exactly.
            Scores::Average => scores.sum::<f64>() / parts.len().max(1) as f64,
            Scores::Least if !whole && self.most.is_some() => 0.0,
            Scores::Least => scores.reduce(f64::min).unwrap_or(0.0),
            Scores::Most => scores.reduce(f64::max).unwrap_or(0.0),
            Scores::PassFail if whole && verdict == Some(Verdict::Ac) => self.most.unwrap_or(0.0),
            Scores::PassFail => 0.0,
        };
        Part { verdict, score }
    }

    fn verdict(&self, parts: &[Part]) -> Verdict {
        // A group that was not run, because one it requires failed, is not accepted.
        let verdicts = || parts.iter().map(|part| part.verdict.unwrap_or(Verdict::Wa));
        if self.any_accepted && verdicts().any(|verdict| verdict == Verdict::Ac) {
            return Verdict::Ac;
        }
        let failed = || verdicts().filter(|verdict| *verdict != Verdict::Ac);
        let found = match self.verdicts {
            Verdicts::First => failed().next(),
            Verdicts::Worst => {
                const WORST: [Verdict; 3] = [Verdict::Rte, Verdict::Tle, Verdict::Wa];
                WORST.into_iter().find(|worst| failed().any(|verdict| verdict == *worst))
            }
            Verdicts::Always => None,
        };
        found.unwrap_or(Verdict::Ac)
    }
}
