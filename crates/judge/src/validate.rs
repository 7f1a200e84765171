//! Running a problem's own validator: in a box of its own for each test, because it sees the
//! answer and what it is called with differs.

use std::sync::Arc;

use crate::{
    Fault,
    build::Program,
    languages::{Recipe, Tool},
    limits::Limits,
    run::{Ran, Runner, Sink},
    sandbox::{End, Maker},
    suite::Validator,
    verdict::{Control, Verdict},
};

/// Exit codes of the Kattis format.
const ACCEPTS: i32 = 42;
const REJECTS: i32 = 43;
/// CPU time of a validator: more than any test's output takes to read.
const CPU_MS: u32 = 20_000;
/// Wall-clock time of a validator; one that talks must outlast the slowest candidate.
const WALL_MS: u32 = 300_000;
const MEMORY_KIB: u32 = 1 << 20;
const OUTPUT_BYTES: u64 = 64 << 20;

/// A compiled validator, and what running it takes.
pub(crate) struct Validating<'a> {
    pub(crate) maker: &'a Maker,
    pub(crate) tool: (&'static Recipe, &'a Tool),
    pub(crate) program: Program,
    pub(crate) validator: &'a Validator,
    /// It talks with the candidate's program.
    pub(crate) interactive: bool,
}

/// One test, as a validator is given it.
#[derive(Clone)]
pub(crate) struct Case {
    /// Its number, from 1.
    pub(crate) number: u32,
    pub(crate) input: Arc<[u8]>,
    pub(crate) answer: Arc<[u8]>,
}

/// What the validator writes is for its author.
struct Unread;

impl Sink for Unread {
    fn take(&mut self, _: &[u8]) {}

    fn restart(&mut self) {}
}

impl<'a> Validating<'a> {
    /// A box for one test.
    pub(crate) fn runner(&self, case: &Case) -> Result<Runner<'a>, Fault> {
        let limits = Limits::new(CPU_MS, MEMORY_KIB)
            .and_then(|limits| limits.with_wall_ms(WALL_MS)?.with_output_bytes(OUTPUT_BYTES))
            .map_err(|error| Fault::Suite(error.to_string()))?;
        let mut files = self.validator.beside.clone();
        files.push(("test.in".to_owned(), Arc::clone(&case.input)));
        files.push(("test.ans".to_owned(), Arc::clone(&case.answer)));
        let mut arguments = ["/box/test.in", "/box/test.ans", "/w/"].map(str::to_owned).to_vec();
        arguments.extend(self.validator.arguments.iter().cloned());
        let runner = Runner::new(self.maker, self.tool, self.program.clone(), limits);
        Ok(runner.with(files, &arguments))
    }

    /// Does the validator accept this output?
    pub(crate) fn accepts(
        &self,
        case: &Case,
        output: &[u8],
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<bool, Fault> {
        let ran = self.runner(case)?.run(output, &mut Unread, tick)?;
        decision(case, &ran)
    }
}

/// What the validator's end says. Anything but the two exit codes is its own failure.
pub(crate) fn decision(case: &Case, ran: &Ran) -> Result<bool, Fault> {
    let limited = |(verdict, _): &(Verdict, String)| *verdict != Verdict::RuntimeError;
    let failed = |reason: &str| Fault::Validator { number: case.number, reason: reason.to_owned() };
    match (&ran.failure, ran.outcome.end) {
        (Some(failure), _) if limited(failure) => Err(failed(&failure.1)),
        (_, End::Program(status)) if status == ACCEPTS << 8 => Ok(true),
        (_, End::Program(status)) if status == REJECTS << 8 => Ok(false),
        (Some((_, reason)), _) => Err(failed(reason)),
        (None, _) => Err(failed("exit code 0")),
    }
}
