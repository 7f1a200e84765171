//! A package of any version of the format as the judge takes it.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use judge::{
    Checker, Checking, Comparison, Data, Fault, Group, How, Judge, Language, Limits, NamedFile,
    Score, Session, Submission, Tag, Test, TestResult, Validator, Verdict,
};
use kpp::{Answer, Graded, Problem, ProblemTest, Program, Reference, Worth};

/// A problem whose validator is compiled.
pub struct Ready<'a> {
    judge: &'a Judge,
    problem: &'a Problem,
    checker: Checker<'a>,
    stop: &'a dyn Fn() -> bool,
}

/// Somebody asked to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this was stopped")]
pub struct Stopped;

/// A submission that was judged.
pub struct Run {
    /// What the format makes of it.
    pub graded: Graded,
    /// The largest CPU time of a test, in milliseconds; more than the limit where one was over it.
    pub slowest_ms: u64,
}

/// Why there is no [`Run`].
pub enum NotRun {
    /// It does not compile; the compiler's words.
    Refused(String),
    /// Its language is not judged, here or at all.
    NoLanguage(String),
}

impl<'a> Ready<'a> {
    /// # Errors
    /// The validator cannot be read or does not compile.
    pub fn new(judge: &'a Judge, problem: &'a Problem) -> anyhow::Result<Self> {
        let checking = match &problem.validator {
            None => Checking::Comparison,
            Some(own) => {
                let (program, beside) = program_of(own)?;
                let passes = problem.passes;
                let (arguments, scores) = (Vec::new(), Vec::new());
                let validator = Validator { program, beside, arguments, passes, scores };
                if problem.interactive {
                    Checking::Interactor(validator)
                } else {
                    Checking::Validator(validator)
                }
            }
        };
        Ok(Self { judge, problem, checker: judge.checker(&checking)?, stop: &|| false })
    }

    /// Asks before every test whether to stop.
    #[must_use]
    pub fn stopped_by(self, stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, ..self }
    }

    /// Judges a solution. It may use `stretch` times the CPU time `time_ms`; what is over
    /// `time_ms` is over the limit all the same. One that is late, but never by that much, is timed on the
    /// tests that are not judged any more, too.
    ///
    /// # Errors
    /// A file cannot be read, or the judge failed; [`Stopped`].
    pub fn judge(
        &self,
        solution: &Reference,
        time_ms: u32,
        stretch: f64,
    ) -> anyhow::Result<Result<Run, NotRun>> {
        let Some(language) = solution.language.and_then(Language::parse) else {
            return Ok(Err(NotRun::NoLanguage("no language that is judged here".to_owned())));
        };
        let submission = Submission { language, source: solution.source()? };
        // Both are bounded, so the product is far from the type's end.
        let longest_ms = (f64::from(time_ms) * stretch).ceil() as u32;
        let longest_ms = longest_ms.min(judge::MAX_CPU_MS);
        let limits = limits_of(self.problem, longest_ms)?;
        let mut session = match self.judge.session(&submission, &[], limits) {
            Ok(Ok(session)) => session,
            Ok(Err(report)) => return Ok(Err(NotRun::Refused(report.message))),
            Err(fault @ Fault::ToolchainMissing { .. }) => {
                return Ok(Err(NotRun::NoLanguage(fault.to_string())));
            }
            Err(fault) => return Err(fault.into()),
        };
        let (mut slowest_ms, mut judged) = (0, BTreeSet::new());
        let mut timed = |at: usize, test: &ProblemTest| {
            if (self.stop)() {
                return Err(Stopped.into());
            }
            let (result, score) = self.test(&mut session, at, test)?;
            let over = result.verdict == Verdict::TimeLimit;
            let used_ms = result.cpu_us / 1000;
            let used_ms = if over { used_ms.max(longest_ms.into()) } else { used_ms };
            anyhow::Ok((result, score, used_ms))
        };
        let graded = self.problem.grade(&mut |at, test| -> anyhow::Result<Answer> {
            let (result, score, used_ms) = timed(at, test)?;
            slowest_ms = slowest_ms.max(used_ms);
            judged.insert(at);
            let verdict = verdict_within(&result, time_ms)?;
            let worth = score.map(|score| match score {
                Score::Points(points) => Worth::Points(points),
                Score::Share(share) => Worth::Share(share),
            });
            Ok(Answer { verdict, worth })
        })?;
        // A group ends with its first late test, and the one that is late by enough may come after it.
        let is_late = graded.outcomes.iter().any(|outcome| outcome.verdict == kpp::Verdict::Tle);
        for (at, test) in self.problem.tests.iter().enumerate().filter(|_| is_late) {
            if slowest_ms < longest_ms.into() && !judged.contains(&at) {
                slowest_ms = slowest_ms.max(timed(at, test)?.2);
            }
        }
        Ok(Ok(Run { graded, slowest_ms }))
    }

    fn test(
        &self,
        session: &mut Session<'_>,
        at: usize,
        test: &ProblemTest,
    ) -> anyhow::Result<(TestResult, Option<Score>)> {
        let how = How {
            comparison: Comparison {
                case_sensitive: test.comparison.case_sensitive,
                space_change_sensitive: test.comparison.space_change_sensitive,
                float_absolute: test.comparison.float_absolute_tolerance,
                float_relative: test.comparison.float_relative_tolerance,
                scanf_numbers: test.comparison.scanf_numbers,
                any_row_order: test.comparison.any_row_order,
            },
            arguments: test.arguments.clone(),
            scoring: test.scored,
        };
        let given = Test {
            name: test.name.clone(),
            input: Data::File(test.input.clone()),
            answer: Data::File(test.answer.clone()),
        };
        let group = Group {
            name: test.name.clone(),
            tag: Tag::Core,
            weight: 0,
            requires: Vec::new(),
            tests: Vec::new(),
        };
        let number = u32::try_from(at + 1)?;
        Ok(session.test(&self.checker, &how, (&group, &given, number))?)
    }
}

/// An author's program and the headers it includes.
pub fn program_of(program: &Program) -> anyhow::Result<(Submission, Vec<NamedFile>)> {
    let language = Language::parse(program.language).context("a program of no known language")?;
    let source = fs::read_to_string(&program.source);
    let source = source.with_context(|| format!("cannot read {}", program.source.display()))?;
    let beside = program.beside.iter().map(|path: &PathBuf| {
        let name = path.file_name().context("a file without a name")?;
        Ok((name.to_string_lossy().into_owned(), fs::read(path)?.into()))
    });
    Ok((Submission { language, source }, beside.collect::<anyhow::Result<_>>()?))
}

/// What a submission may use, with so much CPU time.
pub fn limits_of(problem: &Problem, time_ms: u32) -> anyhow::Result<Limits> {
    Ok(Limits::new(time_ms, problem.limits.memory_mib << 10)?
        .with_output_bytes(u64::from(problem.limits.output_mib) << 20)?)
}

/// The verdict of a run that could go on beyond the limit of the product. There it would have been
/// ended at the limit, whatever became of it here: what is seen of a limit of memory or output was
/// seen at the end of the run.
fn verdict_within(result: &TestResult, time_ms: u32) -> anyhow::Result<kpp::Verdict> {
    if result.cpu_us > u64::from(time_ms) * 1000 {
        return Ok(kpp::Verdict::Tle);
    }
    verdict_of(result.verdict)
}

fn verdict_of(verdict: Verdict) -> anyhow::Result<kpp::Verdict> {
    Ok(match verdict {
        Verdict::Accepted => kpp::Verdict::Ac,
        Verdict::WrongAnswer => kpp::Verdict::Wa,
        Verdict::TimeLimit => kpp::Verdict::Tle,
        // The format knows no others.
        Verdict::RuntimeError | Verdict::MemoryLimit | Verdict::OutputLimit => kpp::Verdict::Rte,
        Verdict::CompileError | Verdict::JudgeError | Verdict::Skipped => {
            anyhow::bail!("the judge gave no verdict")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_over_the_products_limit_is_late_whatever_ended_it_later() {
        let within = |verdict, cpu_us| {
            let result = TestResult {
                number: 1,
                group: "secret".to_owned(),
                verdict,
                reason: None,
                cpu_us,
                wall_us: cpu_us,
                memory_kib: 1000,
                output: None,
                stderr: None,
                share_permille: None,
            };
            verdict_within(&result, 2000).unwrap()
        };
        let ends = [
            (Verdict::Accepted, kpp::Verdict::Ac),
            (Verdict::WrongAnswer, kpp::Verdict::Wa),
            (Verdict::TimeLimit, kpp::Verdict::Tle),
            (Verdict::MemoryLimit, kpp::Verdict::Rte),
            (Verdict::OutputLimit, kpp::Verdict::Rte),
            (Verdict::RuntimeError, kpp::Verdict::Rte),
        ];
        for (verdict, expected) in ends {
            assert_eq!(within(verdict, 2_000_000), expected, "{verdict:?} in time");
            assert_eq!(within(verdict, 2_000_001), kpp::Verdict::Tle, "{verdict:?}, late");
        }
    }
}
