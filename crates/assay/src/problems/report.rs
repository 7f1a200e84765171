//! What verifying one package found, and the format's demands on times.

use kpp::{Problem, Reference};

use super::record::Times;
use judging::Run;

/// Whose time sets a bound on the limit.
const ACCEPTED: &str = "accepted/";
const TOO_SLOW: &str = "time_limit_exceeded/";

/// What was found of a package.
#[derive(Default)]
pub(super) struct Report {
    /// Solutions that were judged.
    pub(super) runs: usize,
    /// Solutions that could not be, because of their language.
    pub(super) skipped: usize,
    /// Each a sentence about something that is not as it should be.
    pub(super) findings: Vec<String>,
    pub(super) limit_ms: u64,
    slowest_accepted_ms: u64,
    fastest_slow_ms: Option<u64>,
}

impl Report {
    /// Of a package that could not be verified.
    pub(super) fn failed(why: &anyhow::Error) -> Report {
        Report { findings: vec![format!("{why:#}")], ..Report::default() }
    }

    pub(super) fn times(&self) -> Times {
        let Report { limit_ms, slowest_accepted_ms, fastest_slow_ms, .. } = *self;
        Times { limit_ms, slowest_accepted_ms, fastest_slow_ms }
    }

    /// Adds a solution, and says whether it did what its author expects.
    pub(super) fn add(&mut self, problem: &Problem, reference: &Reference, run: &Run) -> bool {
        let before = self.findings.len();
        self.runs += 1;
        let graded = &run.graded;
        let score = |group: Option<&str>| {
            let name = group.unwrap_or("secret");
            let found = graded.groups.iter().find(|group| group.name == name);
            problem.scoring.then(|| found.map(|group| group.score)).flatten()
        };
        let mut broken = reference.expected.broken(&graded.outcomes, score);
        let (verdict, points) = (graded.verdict, graded.score);
        broken.extend(reference.expected.broken_whole(verdict, points, problem.full_score()));
        broken.extend(graded.out_of_range.iter().cloned());
        broken.extend(self.time(problem, &reference.name, run.slowest_ms));
        self.findings.extend(broken.iter().map(|text| format!("{}: {text}", reference.name)));
        self.findings.len() == before
    }

    /// Notes a solution's time; a sentence where it is too near the limit.
    fn time(&mut self, problem: &Problem, name: &str, ms: u64) -> Option<String> {
        // Times are below a minute, which f64 holds exactly.
        let (used, limit) = (ms as f64, self.limit_ms as f64);
        if name.starts_with(ACCEPTED) {
            self.slowest_accepted_ms = self.slowest_accepted_ms.max(ms);
            let factor = problem.limits.ac_to_limit;
            let wrong = problem.limits.time_ms.is_some() && used * factor > limit;
            return wrong.then(|| {
                format!("takes {ms} ms; the limit of {limit} ms must be {factor} times as much")
            });
        }
        if name.starts_with(TOO_SLOW) {
            let fastest = self.fastest_slow_ms.map_or(ms, |fastest| fastest.min(ms));
            self.fastest_slow_ms = Some(fastest);
            let factor = problem.limits.limit_to_tle;
            return (used < limit * factor).then(|| {
                format!("takes {ms} ms, which must be {factor} times the limit of {limit} ms")
            });
        }
        None
    }
}
