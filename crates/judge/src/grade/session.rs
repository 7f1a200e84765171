//! One program run test by test, where somebody else decides which tests come next and what they
//! are worth: a package's author, whose groups may be nested and score in other ways than ours.

use super::{Validating, run_test};
use crate::{
    Fault, Judge,
    build::Program,
    languages::{Recipe, Tool},
    limits::Limits,
    run::{Runner, trial},
    suite::{Checking, Comparison, Group, NamedFile, Submission, Test},
    verdict::{CompileReport, Control, Score, TestResult, Trial},
};

/// A problem's own validator, compiled once for many submissions; nothing for a problem whose
/// output is compared.
pub struct Checker<'a>(Option<Validating<'a>>);

/// How one test is checked.
#[derive(Debug, Clone, Default)]
pub struct How {
    /// The rules, where output is compared.
    pub comparison: Comparison,
    /// The validator's arguments, where there is one.
    pub arguments: Vec<String>,
    /// The validator may say what the test is worth.
    pub scoring: bool,
}

/// A compiled program and its box.
pub struct Session<'a> {
    judge: &'a Judge,
    tool: (&'static Recipe, &'a Tool),
    program: Program,
    beside: Vec<NamedFile>,
    limits: Limits,
    runner: Runner<'a>,
}

impl Judge {
    /// Who decides whether output is right, ready for every submission.
    ///
    /// # Errors
    /// [`Fault::Suite`] where the validator does not compile.
    pub fn checker(&self, checking: &Checking) -> Result<Checker<'_>, Fault> {
        Ok(Checker(self.validator(checking, &mut || Control::Continue)?))
    }

    /// Compiles a program with the files it includes.
    ///
    /// # Errors
    /// [`Fault`]; that it does not compile is no fault but the inner error.
    pub fn session(
        &self,
        submission: &Submission,
        beside: &[NamedFile],
        limits: Limits,
    ) -> Result<Result<Session<'_>, CompileReport>, Fault> {
        let tool = self.tool(submission.language)?;
        let (at_most, go_on) = (limits.compile_ms(), &mut || Control::Continue);
        let program = match self.build((submission, beside), tool, (at_most, go_on))? {
            Ok(program) => program,
            Err(report) => return Ok(Err(report)),
        };
        let runner =
            Runner::new(&self.maker, tool, program.clone(), limits).with(beside.to_vec(), &[]);
        let beside = beside.to_vec();
        Ok(Ok(Session { judge: self, tool, program, beside, limits, runner }))
    }
}

impl Session<'_> {
    /// Runs one test of a group, and says what a scoring validator holds it to be worth.
    ///
    /// # Errors
    /// [`Fault`]; none of them is the program's.
    pub fn test(
        &mut self,
        checker: &Checker<'_>,
        how: &How,
        (group, test, number): (&Group, &Test, u32),
    ) -> Result<(TestResult, Option<Score>), Fault> {
        let validating = checker.0.as_ref().map(|own| Validating {
            arguments: how.arguments.clone(),
            scoring: how.scoring,
            ..own.clone()
        });
        let rules = (how.comparison, validating.as_ref());
        run_test(&mut self.runner, rules, (group, test, number), &mut |_| Control::Continue)
    }

    /// Runs the program once with these arguments, comparing nothing: an input validator.
    ///
    /// # Errors
    /// [`Fault`]; none of them is the program's.
    pub fn run(&self, input: &[u8], arguments: &[String]) -> Result<Trial, Fault> {
        let runner = Runner::new(&self.judge.maker, self.tool, self.program.clone(), self.limits)
            .with(self.beside.clone(), arguments);
        trial::run(runner, self.program.clone(), input, &mut || Control::Continue)
    }

    /// Runs the program once with these arguments for what it writes: a program that makes tests. The bytes are all of
    /// its standard output where it kept to its limits.
    ///
    /// # Errors
    /// [`Fault`]; none of them is the program's.
    pub fn write(&self, input: &[u8], arguments: &[String]) -> Result<(Trial, Vec<u8>), Fault> {
        let runner = Runner::new(&self.judge.maker, self.tool, self.program.clone(), self.limits)
            .with(self.beside.clone(), arguments);
        let most = usize::try_from(self.limits.output_bytes()).unwrap_or(usize::MAX - 1);
        let go_on = &mut || Control::Continue;
        trial::run_keeping(runner, self.program.clone(), input, (most, go_on))
    }
}
