//! What verifying one package found, and the format's demands on times.

use kpp::{Problem, Reference, Verdict};

use super::Clock;
use crate::problem::Run;

/// Whose time sets a bound on the limit.
pub(super) const ACCEPTED: &str = "accepted/";
const TOO_SLOW: &str = "time_limit_exceeded/";

/// What was found of a package.
#[derive(Default)]
pub struct Report {
    /// Solutions that were judged.
    pub runs: usize,
    /// Solutions that could not be, because of their language.
    pub skipped: usize,
    /// Each a sentence about something that is not as it should be.
    pub findings: Vec<String>,
    /// The time limit, in milliseconds.
    pub limit_ms: u64,
    /// The slowest accepted solution.
    pub slowest_accepted_ms: u64,
    /// The fastest solution that is to be too slow; absent where there is none.
    pub fastest_slow_ms: Option<u64>,
    /// Whether a slow solution passed every core group and was too slow in a perf group, or anywhere where
    /// there is no perf group.
    pub finds_slow: bool,
}

impl Report {
    /// Adds a solution, and says what it did that its author does not expect, and whether it is too near the
    /// limit.
    pub(super) fn add(
        &mut self,
        problem: &Problem,
        reference: &Reference,
        run: &Run,
        clock: Clock,
    ) -> (Vec<String>, Option<String>) {
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
        self.finds_slow |= reference.name.starts_with(TOO_SLOW) && tells_slow(run);
        let time = self.time(problem, &reference.name, run.slowest_ms);
        let time = time.filter(|_| clock == Clock::Here);
        let said = broken.iter().chain(&time);
        self.findings.extend(said.map(|text| format!("{}: {text}", reference.name)));
        (broken, time)
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

/// Whether the groups tell a slow solution from a right one, and by its time alone.
fn tells_slow(run: &Run) -> bool {
    let groups = &run.graded.groups;
    let of = |tag: &'static str| {
        let is = move |name: &str| {
            let own = name.strip_prefix("secret/").unwrap_or_default();
            own.trim_end_matches(|c: char| c.is_ascii_digit()) == tag
        };
        groups.iter().filter(move |group| is(&group.name)).map(|group| group.verdict)
    };
    if of("perf").next().is_none() {
        return run.graded.outcomes.iter().any(|outcome| outcome.verdict == Verdict::Tle);
    }
    of("core").all(|verdict| verdict == Some(Verdict::Ac))
        && of("perf").any(|verdict| verdict == Some(Verdict::Tle))
}
