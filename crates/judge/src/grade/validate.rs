//! Running a problem's own validator: in a box of its own for each test, because it sees the
//! answer and what it is called with differs. All passes over one test share it, because what the
//! validator leaves in one is there in the next.

use std::sync::Arc;

use crate::{
    Fault,
    build::Program,
    languages::{Recipe, Tool},
    limits::Limits,
    run::{Pass, Ran, Runner, Sink},
    sandbox::{End, Maker},
    suite::NamedFile,
    verdict::{Control, Score, Verdict},
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
/// The input of another pass, as large as a test's may be.
const NEXT_PASS_BYTES: u64 = 20 << 20;
/// By this file a validator asks for another pass; it holds the input.
const NEXT_PASS: &str = "nextpass.in";
/// The input's name, which is the same in every pass.
const INPUT: &str = "test.in";
/// A number and white space.
const SCORE_BYTES: u64 = 256;

/// A compiled validator, and what running it takes.
#[derive(Clone)]
pub(crate) struct Validating<'a> {
    pub(crate) maker: &'a Maker,
    pub(crate) tool: (&'static Recipe, &'a Tool),
    pub(crate) program: Program,
    /// Files that it includes.
    pub(crate) beside: Vec<NamedFile>,
    /// What it is called with after the paths.
    pub(crate) arguments: Vec<String>,
    /// It talks with the candidate's program.
    pub(crate) interactive: bool,
    /// How often the candidate's program may be run on one test.
    pub(crate) passes: u32,
    /// It may say how much a test is worth.
    pub(crate) scoring: bool,
    /// The groups of whose tests it says that.
    pub(crate) scores: Vec<String>,
}

/// One test, as a validator is given it.
#[derive(Clone)]
pub(crate) struct Case {
    /// Its number, from 1.
    pub(crate) number: u32,
    pub(crate) input: Arc<[u8]>,
    pub(crate) answer: Arc<[u8]>,
}

impl Case {
    fn fault(&self, reason: impl Into<String>) -> Fault {
        Fault::Validator { number: self.number, reason: reason.into() }
    }

    pub(crate) fn too_many_passes(&self, passes: u32) -> Fault {
        self.fault(format!("it asks for more than {passes} passes"))
    }
}

/// What a validator says.
pub(crate) struct Word {
    pub(crate) accepted: bool,
    /// The input of another pass, where it asks for one.
    pub(crate) next: Option<Arc<[u8]>>,
    pub(crate) score: Option<Score>,
}

/// What the validator writes is for its author.
struct Unread;

impl Sink for Unread {
    fn take(&mut self, _: &[u8]) {}

    fn restart(&mut self) {}
}

impl<'a> Validating<'a> {
    /// A box for all passes over one test.
    pub(crate) fn runner(&self, case: &Case) -> Result<Runner<'a>, Fault> {
        let limits = Limits::new(CPU_MS, MEMORY_KIB)
            .and_then(|limits| limits.with_wall_ms(WALL_MS)?.with_output_bytes(OUTPUT_BYTES))
            .map_err(|error| Fault::Suite(error.to_string()))?;
        let mut files = self.beside.clone();
        files.push(("test.ans".to_owned(), Arc::clone(&case.answer)));
        let input = if self.has_passes() {
            format!("/tmp/{INPUT}")
        } else {
            files.push((INPUT.to_owned(), Arc::clone(&case.input)));
            format!("/box/{INPUT}")
        };
        let mut arguments = vec![input, "/box/test.ans".to_owned(), "/w/".to_owned()];
        arguments.extend(self.arguments.iter().cloned());
        let runner = Runner::new(self.maker, self.tool, self.program.clone(), limits);
        Ok(runner.with(files, &arguments).keeping())
    }

    fn has_passes(&self) -> bool {
        self.passes > 1
    }

    /// Gives the box the input of a pass, which is the first or follows others.
    pub(crate) fn begin(&self, runner: &mut Runner<'_>, case: &Case, follows: bool) {
        if self.has_passes() {
            let file = (INPUT.to_owned(), Arc::clone(&case.input));
            runner.begin(Pass { gone: NEXT_PASS, file, follows });
        }
    }

    /// What the validator says of this output.
    pub(crate) fn read(
        &self,
        runner: &mut Runner<'_>,
        case: &Case,
        output: &[u8],
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<Word, Fault> {
        let ran = runner.run(output, &mut Unread, tick)?;
        self.word(case, runner, &ran)
    }

    /// What the validator said, from how it ended and what it left.
    pub(crate) fn word(
        &self,
        case: &Case,
        runner: &mut Runner<'_>,
        ran: &Ran,
    ) -> Result<Word, Fault> {
        let accepted = decision(case, ran)?;
        let mut left = |name: &str, max_bytes| {
            let file = runner.left(name, max_bytes);
            file.map_err(|why| case.fault(format!("{name} cannot be read: {why}")))
        };
        let next = if self.has_passes() { left(NEXT_PASS, NEXT_PASS_BYTES)? } else { None };
        if next.is_some() && !accepted {
            return Err(case.fault("it rejects and asks for another pass"));
        }
        let score = if self.scoring { score(case, accepted, &mut left)? } else { None };
        Ok(Word { accepted, next: next.map(Arc::from), score })
    }
}

/// Takes a file of at most so many bytes that the validator left.
type Left<'a> = dyn FnMut(&str, u64) -> Result<Option<Vec<u8>>, Fault> + 'a;

/// What the validator says the test is worth.
fn score(case: &Case, accepted: bool, left: &mut Left<'_>) -> Result<Option<Score>, Fault> {
    let points = left("score.txt", SCORE_BYTES)?;
    let share = left("score_multiplier.txt", SCORE_BYTES)?;
    let number = |text: &[u8]| {
        let value = std::str::from_utf8(text).ok()?.trim().parse::<f64>().ok()?;
        (value.is_finite() && value >= 0.0).then_some(value)
    };
    let said = match (&points, &share) {
        (None, None) => return Ok(None),
        (Some(_), Some(_)) => return Err(case.fault("it gives a score and a multiplier")),
        (Some(text), None) => number(text).map(Score::Points),
        (None, Some(text)) => number(text).filter(|share| *share <= 1.0).map(Score::Share),
    };
    match said {
        None => Err(case.fault("its score is no number, or out of range")),
        // Older validators score what they reject; a rejected test is worth nothing in any case.
        Some(_) if !accepted => Ok(None),
        Some(score) => Ok(Some(score)),
    }
}

/// What the validator's end says. Anything but the two exit codes is its own failure.
fn decision(case: &Case, ran: &Ran) -> Result<bool, Fault> {
    let limited = |(verdict, _): &(Verdict, String)| *verdict != Verdict::RuntimeError;
    match (&ran.failure, ran.outcome.end) {
        (Some(failure), _) if limited(failure) => Err(case.fault(&failure.1)),
        (_, End::Program(status)) if status == ACCEPTS << 8 => Ok(true),
        (_, End::Program(status)) if status == REJECTS << 8 => Ok(false),
        (Some((_, reason)), _) => Err(case.fault(reason)),
        (None, _) => Err(case.fault("exit code 0")),
    }
}
