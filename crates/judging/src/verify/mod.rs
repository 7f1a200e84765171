//! Everything in a package, run: each input through its validators, each solution through the judge.

mod report;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use authoring::checks::{GroupVerdict, Kind, Line};
use judge::{Fault, Judge, Limits};
use kpp::{Problem, Program, Reference};

use crate::problem::{NotRun, Ready, Run as Judged, Stopped, limits_of, program_of};
use report::ACCEPTED;
pub use report::Report;

/// A validator says yes with this exit code. Source: Kattis problem package format.
const VALID: i32 = 42;
/// And no with this one.
const INVALID: i32 = 43;
/// What accepted solutions may use where the time limit is to be found from them.
const UNLIMITED_MS: u32 = 20_000;
/// How often a right solution that was late is judged again where another machine's times count.
const SECOND_LOOKS: u32 = 2;

/// Whose times count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// Those of this machine: a solution that is too near the limit is a finding.
    Here,
    /// Those that another machine recorded. Here a right solution may take all of the limit, is judged again
    /// where it was late, and a slow one need only be late.
    Recorded,
}

/// How a package is verified.
pub struct Verifying<'a> {
    /// Runs the programs.
    pub judge: &'a Judge,
    /// Only solutions in these languages; all where there are none.
    pub languages: &'a [String],
    /// The CPU time that an input validator has for one input.
    pub validator_ms: u32,
    /// Whose times count.
    pub clock: Clock,
    /// Whether to stop; asked before every run of a program.
    pub stop: &'a dyn Fn() -> bool,
}

impl Verifying<'_> {
    /// Verifies the package at `dir`, saying every step at once.
    ///
    /// # Errors
    /// [`Stopped`]; the package or the sandbox cannot be used.
    pub fn run(&self, dir: &Path, say: &mut dyn FnMut(Line)) -> anyhow::Result<Report> {
        let problem = Problem::open(dir).map_err(|findings| {
            let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
            anyhow::anyhow!("{} is no usable package:\n  {}", dir.display(), lines.join("\n  "))
        })?;
        let mut run = Run { of: self, problem: &problem, report: Report::default(), say };
        run.validate()?;
        for part in &problem.unused {
            run.say(Kind::Package, &part.path, true, format!("kept but not used: {}", part.text));
        }
        for part in &problem.left_out {
            run.say(Kind::Package, &part.path, true, part.text.clone());
        }
        let ready = Ready::new(self.judge, &problem)?.stopped_by(self.stop);
        run.find_limit(&ready)?;
        run.solutions(&ready)?;
        Ok(run.report)
    }
}

struct Run<'a> {
    of: &'a Verifying<'a>,
    problem: &'a Problem,
    report: Report,
    say: &'a mut dyn FnMut(Line),
}

impl Run<'_> {
    fn say(&mut self, kind: Kind, subject: &str, is_good: bool, text: String) {
        (self.say)(Line { kind, subject: subject.to_owned(), is_good, text, groups: Vec::new() });
    }

    /// Says something that is not as it should be, and keeps it.
    fn complain(&mut self, kind: Kind, subject: &str, text: String) {
        self.report.findings.push(format!("{subject}: {text}"));
        self.say(kind, subject, false, text);
    }

    fn check_stop(&self) -> anyhow::Result<()> {
        if (self.of.stop)() { Err(Stopped.into()) } else { Ok(()) }
    }

    fn path(&self, file: &Path) -> String {
        file.strip_prefix(&self.problem.dir).unwrap_or(file).to_string_lossy().into_owned()
    }

    /// Runs every input through every validator. Each input that is meant to be invalid must be refused by
    /// one of them.
    fn validate(&mut self) -> anyhow::Result<()> {
        let problem = self.problem;
        let limits = limits_of(problem, self.of.validator_ms)?;
        let mut refused = BTreeSet::new();
        let mut invalid: BTreeSet<PathBuf> = problem.invalid_inputs.iter().cloned().collect();
        for validator in &problem.input_validators {
            self.validate_with(validator, limits, (&mut refused, &mut invalid))?;
        }
        if !problem.input_validators.is_empty() {
            for input in invalid {
                let path = self.path(&input);
                self.complain(Kind::Input, &path, "No validator refuses this input.".to_owned());
            }
        }
        let inputs = problem.tests.len() - refused.len();
        let text = format!("{inputs} of {} inputs are valid", problem.tests.len());
        self.say(Kind::Input, "", refused.is_empty(), text);
        Ok(())
    }

    fn validate_with(
        &mut self,
        validator: &Program,
        limits: Limits,
        (refused, invalid): (&mut BTreeSet<String>, &mut BTreeSet<PathBuf>),
    ) -> anyhow::Result<()> {
        let problem = self.problem;
        let shown = self.path(&validator.source);
        let (program, beside) = program_of(validator)?;
        let session = match self.of.judge.session(&program, &beside, limits)? {
            Ok(session) => session,
            Err(report) => {
                let text = format!("It does not compile: {}", report.message);
                self.complain(Kind::Input, &shown, text);
                return Ok(());
            }
        };
        for test in &problem.tests {
            self.check_stop()?;
            let arguments = test.input_arguments.of(&validator.name);
            let trial = session.run(&read(&test.input)?, arguments)?;
            if trial.exit_code == Some(VALID) {
                continue;
            }
            refused.insert(test.name.clone());
            let why = trial.reason.unwrap_or_else(|| "exit code 0".to_owned());
            self.complain(Kind::Input, &shown, format!("It refuses {}: {why}", test.name));
            // What does not end on one input takes as long on the next.
            if trial.exit_code.is_none() {
                let text = "It was stopped, and is not run on the inputs after that.".to_owned();
                self.say(Kind::Input, &shown, false, text);
                return Ok(());
            }
        }
        for input in invalid.clone() {
            self.check_stop()?;
            if session.run(&read(&input)?, &[])?.exit_code == Some(INVALID) {
                invalid.remove(&input);
            }
        }
        Ok(())
    }

    /// The limit the package gives, or the one its accepted solutions ask for.
    fn find_limit(&mut self, ready: &Ready<'_>) -> anyhow::Result<()> {
        let problem = self.problem;
        if let Some(ms) = problem.limits.time_ms {
            self.report.limit_ms = ms.into();
            return Ok(());
        }
        let mut slowest = 0;
        for reference in problem.submissions.iter().filter(|s| s.name.starts_with("accepted/")) {
            let run = ready.judge(reference, UNLIMITED_MS, 1.0)?;
            slowest = slowest.max(run.map_or(0, |run| run.slowest_ms));
        }
        let step = u64::from(problem.limits.resolution_ms.max(1));
        // Below a minute, which f64 holds exactly; `as` keeps to the type's ends.
        let wanted = (slowest as f64 * problem.limits.ac_to_limit).ceil() as u64;
        let limit = (wanted.div_ceil(step).max(1) * step).min(judge::MAX_CPU_MS.into());
        self.report.limit_ms = limit;
        self.say(Kind::Time, "", true, format!("time limit {limit} ms, from {slowest} ms"));
        Ok(())
    }

    fn solutions(&mut self, ready: &Ready<'_>) -> anyhow::Result<()> {
        let languages = self.of.languages;
        let wanted = |reference: &&Reference| {
            languages.is_empty()
                || reference.language.is_some_and(|id| languages.iter().any(|l| l == id))
        };
        for reference in self.problem.submissions.iter().filter(wanted) {
            self.check_stop()?;
            if !self.solution(ready, reference)? {
                break;
            }
        }
        Ok(())
    }

    /// Judges one solution; answers whether the next is worth judging.
    fn solution(&mut self, ready: &Ready<'_>, reference: &Reference) -> anyhow::Result<bool> {
        let problem = self.problem;
        let subject = format!("submissions/{}", reference.name);
        let limit_ms = u32::try_from(self.report.limit_ms)?;
        let stretch = problem.limits.limit_to_tle;
        let mut judged = ready.judge(reference, limit_ms, stretch);
        for _ in 0..self.second_looks() {
            if !is_late(reference, &judged, limit_ms) {
                break;
            }
            self.say(Kind::Time, &subject, true, "It was late, and is judged again.".to_owned());
            judged = ready.judge(reference, limit_ms, stretch);
        }
        match judged {
            Err(error) if error.is::<Stopped>() => return Err(error),
            Err(error) => {
                self.report.runs += 1;
                self.complain(Kind::Solution, &subject, format!("not judged: {error:#}"));
                return Ok(!matches!(error.downcast_ref(), Some(Fault::Validator { .. })));
            }
            Ok(Ok(run)) => {
                let (verdicts, times) = self.report.add(problem, reference, &run, self.of.clock);
                let is_good = verdicts.is_empty();
                let (verdict, score) = (run.graded.verdict.as_str(), run.graded.score);
                let points =
                    if problem.scoring { format!(", {score} points") } else { String::new() };
                let mut text = format!("{verdict}{points}, slowest {} ms", run.slowest_ms);
                for broken in verdicts {
                    text.push_str("; ");
                    text.push_str(&broken);
                }
                let groups = run.graded.groups.iter().filter(|group| !group.name.is_empty());
                let groups = groups
                    .map(|group| GroupVerdict {
                        name: group.name.trim_start_matches("secret/").to_owned(),
                        verdict: group.verdict.map(|verdict| verdict.as_str().to_owned()),
                    })
                    .collect();
                (self.say)(Line {
                    kind: Kind::Solution,
                    subject: subject.clone(),
                    is_good,
                    text,
                    groups,
                });
                if let Some(text) = times {
                    self.say(Kind::Time, &subject, false, text);
                }
            }
            Ok(Err(NotRun::NoLanguage(why))) => {
                self.report.skipped += 1;
                self.say(Kind::Solution, &subject, true, format!("not judged: {why}"));
            }
            Ok(Err(NotRun::Refused(message))) => {
                self.report.runs += 1;
                self.complain(Kind::Solution, &subject, format!("CE, does not compile: {message}"));
            }
        }
        Ok(true)
    }

    fn second_looks(&self) -> u32 {
        if self.of.clock == Clock::Recorded { SECOND_LOOKS } else { 0 }
    }
}

/// Whether a right solution took more than the limit.
fn is_late(
    reference: &Reference,
    judged: &anyhow::Result<Result<Judged, NotRun>>,
    limit_ms: u32,
) -> bool {
    let run = judged.as_ref().ok().and_then(|run| run.as_ref().ok());
    reference.name.starts_with(ACCEPTED) && run.is_some_and(|run| run.slowest_ms > limit_ms.into())
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}
