//! A run on the candidate's own input.

use super::{Ran, Runner, Sink};
use crate::{
    Fault,
    build::{Program, keep},
    sandbox::End,
    verdict::{CompileReport, Control, Trial, Verdict},
};

/// What is shown of the output.
const SHOWN_BYTES: usize = 64 << 10;

struct Shown {
    bytes: Vec<u8>,
    truncated: bool,
    most: usize,
}

impl Sink for Shown {
    fn take(&mut self, piece: &[u8]) {
        keep(&mut self.bytes, piece, self.most + 1);
        self.truncated |= self.bytes.len() > self.most;
        self.bytes.truncate(self.most);
    }

    fn restart(&mut self) {
        self.bytes.clear();
        self.truncated = false;
    }
}

pub(crate) fn run(
    runner: Runner<'_>,
    program: Program,
    input: &[u8],
    wait: &mut dyn FnMut() -> Control,
) -> Result<Trial, Fault> {
    run_keeping(runner, program, input, (SHOWN_BYTES, wait)).map(|(trial, _)| trial)
}

/// The same, with what was written to standard output, of which at most so many bytes are kept.
pub(crate) fn run_keeping(
    mut runner: Runner<'_>,
    program: Program,
    input: &[u8],
    (most, wait): (usize, &mut dyn FnMut() -> Control),
) -> Result<(Trial, Vec<u8>), Fault> {
    let mut shown = Shown { bytes: Vec::new(), truncated: false, most };
    let Ran { failure, outcome, stderr } = runner.run(input, &mut shown, wait)?;
    let (verdict, reason) = match failure {
        Some((verdict, reason)) => (verdict, Some(reason)),
        None => (Verdict::Accepted, None),
    };
    let first = shown.bytes.get(..SHOWN_BYTES).unwrap_or(&shown.bytes);
    let trial = Trial {
        verdict,
        reason,
        compile: program.report,
        output: String::from_utf8_lossy(first).into_owned(),
        truncated: shown.truncated || first.len() < shown.bytes.len(),
        stderr: String::from_utf8_lossy(&stderr).into_owned(),
        exit_code: match outcome.end {
            End::Program(status) if status & 0x7f == 0 => Some((status >> 8) & 0xff),
            _ => None,
        },
        cpu_us: outcome.cpu_us,
        wall_us: outcome.wall_us,
        memory_kib: outcome.memory_kib,
    };
    Ok((trial, shown.bytes))
}

/// The result of a submission that does not compile.
pub(crate) fn not_compiled(compile: CompileReport) -> Trial {
    Trial {
        verdict: Verdict::CompileError,
        reason: None,
        compile,
        output: String::new(),
        truncated: false,
        stderr: String::new(),
        exit_code: None,
        cpu_us: 0,
        wall_us: 0,
        memory_kib: 0,
    }
}
