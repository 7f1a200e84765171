//! What an author's solution must get, and whether it did.

use std::collections::BTreeSet;

use crate::files::glob;

/// The four verdicts that the format knows; a judge with more maps memory and output limits to RTE.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Accepted.
    Ac,
    /// Wrong answer.
    Wa,
    /// Over the time limit.
    Tle,
    /// Crashed, or stopped by another limit.
    Rte,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Verdict; 4] = [Verdict::Ac, Verdict::Wa, Verdict::Tle, Verdict::Rte];

    /// The abbreviation the format uses.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Ac => "AC",
            Verdict::Wa => "WA",
            Verdict::Tle => "TLE",
            Verdict::Rte => "RTE",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Verdict> {
        Verdict::ALL.into_iter().find(|v| v.as_str() == text)
    }
}

/// One demand on the tests of a submission, or on a part of them.
#[derive(Debug, Clone, PartialEq)]
pub struct Rule {
    /// Pattern over test and group names relative to `data/` (`secret/edge`); absent: all tests.
    pub over: Option<String>,
    /// Every test that ran has one of these.
    pub permitted: BTreeSet<Verdict>,
    /// At least one test has one of these; absent: no demand.
    pub required: Option<BTreeSet<Verdict>>,
    /// Lowest and highest score of the group (of the submission where `over` is absent).
    pub score: Option<(f64, f64)>,
}

/// All rules for one submission, the folder's default first.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Expectation {
    /// Each must hold.
    pub rules: Vec<Rule>,
    /// The verdict of the whole submission, where the version of the format looks at that instead
    /// of its tests.
    pub whole: Option<Verdict>,
    /// It must score, but less than everything.
    pub partial: bool,
}

/// One test that ran, as the judge saw it. A test skipped by `require_pass` is left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Relative to `data/`, without `.in`: `secret/core/03-two-users`.
    pub test: String,
    /// What it got.
    pub verdict: Verdict,
}

impl Expectation {
    /// One sentence for each rule that the outcomes break; empty when all hold.
    ///
    /// `score_of` answers the points of a group (`Some("secret/edge")`) or of the whole submission
    /// (`None`); where it answers nothing, demands on that score are not tested.
    pub fn broken(
        &self,
        outcomes: &[Outcome],
        score_of: impl Fn(Option<&str>) -> Option<f64>,
    ) -> Vec<String> {
        let mut said = Vec::new();
        for rule in &self.rules {
            rule.broken(outcomes, &score_of, &mut said);
        }
        said
    }

    /// One sentence for each demand on the submission as a whole that does not hold. `full` is the
    /// most points that can be had, where there is a bound.
    pub fn broken_whole(&self, verdict: Verdict, score: f64, full: Option<f64>) -> Vec<String> {
        let mut said = Vec::new();
        if let Some(wanted) = self.whole.filter(|wanted| *wanted != verdict) {
            said.push(format!("it got {}, expected {}", verdict.as_str(), wanted.as_str()));
        }
        if self.partial && full.is_some_and(|full| score >= full) {
            said.push(format!("it scores {score}, which is everything"));
        }
        said
    }

    /// Whether this demands that a test of `group` (`secret/edge`) fails with a wrong answer.
    pub fn demands_wrong_answer_in(&self, group: &str) -> bool {
        self.rules.iter().any(|rule| {
            rule.over.as_deref().is_some_and(|over| glob::matches(over, group))
                && rule.required.as_ref().is_some_and(|r| r.iter().eq([&Verdict::Wa]))
        })
    }

    /// Whether this allows nothing but accepted tests in `group`.
    pub fn demands_all_accepted_in(&self, group: &str) -> bool {
        self.rules.iter().any(|rule| {
            rule.over.as_deref().is_none_or(|over| glob::matches(over, group))
                && rule.permitted.iter().eq([&Verdict::Ac])
        })
    }
}

impl Rule {
    fn broken(
        &self,
        outcomes: &[Outcome],
        score_of: &impl Fn(Option<&str>) -> Option<f64>,
        said: &mut Vec<String>,
    ) {
        let scope = self.over.as_deref().unwrap_or("all tests");
        let within: Vec<&Outcome> = outcomes.iter().filter(|o| self.covers(&o.test)).collect();
        for outcome in &within {
            if !self.permitted.contains(&outcome.verdict) {
                said.push(format!(
                    "{} got {}, permitted for {scope}: {}",
                    outcome.test,
                    outcome.verdict.as_str(),
                    list(&self.permitted)
                ));
            }
        }
        if let Some(required) = &self.required
            && !within.iter().any(|o| required.contains(&o.verdict))
        {
            said.push(format!("no test of {scope} got {}", list(required)));
        }
        if let Some((low, high)) = self.score
            && let Some(got) = score_of(self.over.as_deref())
            && !(low <= got && got <= high)
        {
            said.push(format!("score of {scope} is {got}, expected {low} to {high}"));
        }
    }

    fn covers(&self, test: &str) -> bool {
        let Some(over) = &self.over else { return true };
        glob::matches_or_parent(over, test)
    }
}

fn list(verdicts: &BTreeSet<Verdict>) -> String {
    let words: Vec<&str> = verdicts.iter().map(|v| v.as_str()).collect();
    words.join(" or ")
}
