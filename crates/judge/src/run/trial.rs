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

#[derive(Default)]
struct Shown {
    bytes: Vec<u8>,
    truncated: bool,
}

impl Sink for Shown {
    fn take(&mut self, piece: &[u8]) {
        keep(&mut self.bytes, piece, SHOWN_BYTES + 1);
        self.truncated |= self.bytes.len() > SHOWN_BYTES;
        self.bytes.truncate(SHOWN_BYTES);
    }

    fn restart(&mut self) {
        *self = Self::default();
    }
}

pub(crate) fn run(mut runner: Runner<'_>, program: Program, input: &[u8]) -> Result<Trial, Fault> {
    let mut shown = Shown::default();
    let Ran { failure, outcome, stderr } =
        runner.run(input, &mut shown, &mut || Control::Continue)?;
    let (verdict, reason) = match failure {
        Some((verdict, reason)) => (verdict, Some(reason)),
        None => (Verdict::Accepted, None),
    };
    Ok(Trial {
        verdict,
        reason,
        compile: program.report,
        output: String::from_utf8_lossy(&shown.bytes).into_owned(),
        truncated: shown.truncated,
        stderr: String::from_utf8_lossy(&stderr).into_owned(),
        exit_code: match outcome.end {
            End::Program(status) if status & 0x7f == 0 => Some((status >> 8) & 0xff),
            _ => None,
        },
        cpu_us: outcome.cpu_us,
        wall_us: outcome.wall_us,
        memory_kib: outcome.memory_kib,
    })
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
