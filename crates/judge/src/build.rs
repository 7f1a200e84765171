//! Compiling a submission: a candidate's run like any other, in a box of its own with limits of
//! its own, once a submission.

use std::sync::Arc;

use crate::{
    languages::{Recipe, Tool, system_view},
    limits::Limits,
    outcome,
    sandbox::{BoxError, End, Input, Maker, Plan, Run},
    suite::NamedFile,
    verdict::{CompileReport, Control},
};

/// Memory of a compiler: four times what that source takes.
const MEMORY_KIB: u32 = 1 << 20;
/// What a compiler may leave behind and use for its work.
const WORK_BYTES: u64 = 256 << 20;
/// Largest program taken out of the box.
const PRODUCT_BYTES: u64 = 64 << 20;
/// What is kept of the compiler's words.
const MESSAGE_BYTES: usize = 64 << 10;

/// A program ready to run.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    /// Its name in /box, and its bytes.
    pub(crate) file: (String, Arc<[u8]>),
    /// What the compiler said.
    pub(crate) report: CompileReport,
}

/// How building ended.
#[derive(Debug)]
pub(crate) enum Built {
    /// There is a program.
    Program(Program),
    /// There is none, and the candidate can read why.
    Refused(CompileReport),
    /// The watcher asked to stop.
    Stopped,
}

/// Compiles a source with the files it includes, or checks its syntax where the source itself is
/// run.
pub(crate) fn build(
    maker: &Maker,
    (recipe, tool): (&Recipe, &Tool),
    (source, beside): (&str, &[NamedFile]),
    tick: &mut dyn FnMut() -> Control,
) -> Result<Built, BoxError> {
    let source: (String, Arc<[u8]>) = (recipe.source.to_owned(), Arc::from(source.as_bytes()));
    let argv = (recipe.build)(tool);
    if argv.is_empty() {
        let report = CompileReport { ok: true, message: String::new() };
        return Ok(Built::Program(Program { file: source, report }));
    }
    let limits = limits(recipe.build_cpu_ms)?;
    let helpers = recipe.helpers.iter();
    let helpers = helpers.map(|(name, text)| ((*name).to_owned(), Arc::from(text.as_bytes())));
    let (mut binds, links) = system_view();
    binds.extend(tool.binds.iter().cloned());
    let mut sandbox = maker.start(&Plan {
        binds,
        hidden: tool.hidden.clone(),
        links,
        files: std::iter::once(source.clone())
            .chain(helpers)
            .chain(beside.iter().cloned())
            .collect(),
        argv,
        env: recipe.build_env,
        cpu_ms: limits.cpu_ms(),
        memory_kib: limits.memory_kib(),
        processes: limits.processes(),
        work_bytes: WORK_BYTES,
        data_limit: recipe.data_limit,
        threads_only: false,
    })?;
    let (mut output, mut error) = (Vec::new(), Vec::new());
    let outcome = sandbox.run(Run {
        input: Input::Bytes(&[]),
        limits: &limits,
        output: &mut |piece| keep(&mut output, piece, MESSAGE_BYTES),
        error: &mut |piece| keep(&mut error, piece, MESSAGE_BYTES),
        tick,
    })?;
    if outcome.end == End::Stopped {
        return Ok(Built::Stopped);
    }
    if outcome.is_lost() {
        let cause = std::io::Error::other(outcome.end.loss());
        return Err(BoxError { step: "compiling".to_owned(), cause });
    }
    error.extend(output);
    error.truncate(MESSAGE_BYTES);
    let said = String::from_utf8_lossy(&error).into_owned();
    if let Some((_, reason)) = outcome::verdict(&outcome, &limits, false) {
        // A plain failure has been explained by the compiler; a limit has not.
        let explained = matches!(outcome.end, End::Program(status) if status & 0x7f == 0);
        let over = outcome.out_of_memory || outcome.cpu_us > u64::from(recipe.build_cpu_ms) * 1000;
        let explained = explained && !over && !said.trim().is_empty();
        let message = if explained { said } else { format!("The compiler {reason}.\n{said}") };
        return Ok(Built::Refused(CompileReport { ok: false, message }));
    }
    let file = match recipe.product {
        None => source,
        Some(name) => match sandbox.take(name, PRODUCT_BYTES)? {
            Ok(bytes) => (name.to_owned(), Arc::from(bytes)),
            Err(reason) => {
                let message = format!("The compiler left no program: {reason}.\n{said}");
                return Ok(Built::Refused(CompileReport { ok: false, message }));
            }
        },
    };
    Ok(Built::Program(Program { file, report: CompileReport { ok: true, message: said } }))
}

fn limits(cpu_ms: u32) -> Result<Limits, BoxError> {
    Limits::new(cpu_ms, MEMORY_KIB).map_err(|error| BoxError {
        step: "limiting the compiler".to_owned(),
        cause: std::io::Error::other(error),
    })
}

/// Appends a piece as far as there is room.
pub(crate) fn keep(kept: &mut Vec<u8>, piece: &[u8], room: usize) {
    let length = piece.len().min(room.saturating_sub(kept.len()));
    kept.extend(piece.iter().take(length));
}
