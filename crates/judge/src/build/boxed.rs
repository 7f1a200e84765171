//! One compiler in one box: a candidate's run like any other, with limits of its own.

use std::{fs::File, path::PathBuf, sync::Arc};

use super::{Built, MEMORY_KIB, MESSAGE_BYTES, Order, PRODUCT_BYTES, Program, WORK_BYTES, keep};
use crate::{
    languages::{Recipe, Tool, system_view},
    limits::Limits,
    outcome,
    sandbox::{BoxError, End, Input, Maker, Outcome, Plan, Run, Sandbox},
    suite::NamedFile,
    verdict::{CompileReport, Control},
};

/// How an archive of compiled code begins: what Go makes of a package that is not `main`.
const LIBRARY: &[u8] = b"!<arch>\n";
/// How a refusal begins that says that a time limit was reached.
pub(super) const TIME_IS_UP: &str = "The compiler used ";
const NO_PROGRAM: &str = "This is a library. A program is in package main and has a function main.";

/// A command of a toolchain, and what its box shows beside the toolchain.
pub(super) struct Work {
    pub(super) argv: Vec<String>,
    /// Put into /box.
    pub(super) files: Vec<NamedFile>,
    /// The host's directory that is shown at /tools.
    pub(super) tools: Option<PathBuf>,
}

/// How a command ended and what it said: error output, then output.
pub(super) struct Ended {
    pub(super) outcome: Outcome,
    pub(super) said: Vec<u8>,
}

/// Compiles a source with the files it includes, or checks its syntax where the source itself is
/// run, by the given command and with the given kit.
pub(super) fn build(
    maker: &Maker,
    order: &Order<'_>,
    (argv, tools): (Vec<String>, Option<PathBuf>),
    tick: &mut dyn FnMut() -> Control,
) -> Result<Built, BoxError> {
    if argv.is_empty() {
        let report = CompileReport { ok: true, message: String::new() };
        let (file, further) = (order.source_file(), Vec::new());
        return Ok(Built::Program(Program { file, further, report }));
    }
    let work = Work { argv, files: order.files(), tools };
    let limits = order.limits()?;
    let mut sandbox = start(maker, (order.recipe, order.tool), work)?;
    let ended = run(&mut sandbox, &limits, Input::Bytes(&[]), &mut |_| {}, tick)?;
    conclude(&mut sandbox, (order.recipe, &limits), ended, || order.source_file())
}

/// A box in which a compiler can be started.
pub(super) fn start(
    maker: &Maker,
    (recipe, tool): (&Recipe, &Tool),
    work: Work,
) -> Result<Sandbox, BoxError> {
    let limits = limits(recipe, None)?;
    let (mut binds, links) = system_view();
    binds.extend(tool.binds.iter().cloned());
    maker.start(&Plan {
        binds,
        tools: work.tools.map(|path| path.to_string_lossy().into_owned()),
        hidden: tool.hidden.clone(),
        links,
        files: work.files,
        argv: work.argv,
        env: recipe.build_env,
        cpu_ms: limits.cpu_ms(),
        memory_kib: limits.memory_kib(),
        processes: limits.processes(),
        work_bytes: WORK_BYTES,
        data_limit: recipe.data_limit,
        threads_only: false,
    })
}

/// Runs it; what it writes to standard output is heard at once too.
pub(super) fn run(
    sandbox: &mut Sandbox,
    limits: &Limits,
    input: Input<'_>,
    heard: &mut dyn FnMut(&[u8]),
    tick: &mut dyn FnMut() -> Control,
) -> Result<Ended, BoxError> {
    let (mut output, mut said) = (Vec::new(), Vec::new());
    let outcome = sandbox.run(Run {
        input,
        limits,
        output: &mut |piece| {
            keep(&mut output, piece, MESSAGE_BYTES);
            heard(&output);
        },
        error: &mut |piece| keep(&mut said, piece, MESSAGE_BYTES),
        tick,
    })?;
    said.extend(output);
    said.truncate(MESSAGE_BYTES);
    Ok(Ended { outcome, said })
}

/// The program that a compiler left, or why there is none. `source` is what is run where the
/// language has no other program.
pub(super) fn conclude(
    sandbox: &mut Sandbox,
    (recipe, limits): (&Recipe, &Limits),
    ended: Ended,
    source: impl FnOnce() -> NamedFile,
) -> Result<Built, BoxError> {
    let outcome = ended.outcome;
    if outcome.end == End::Stopped {
        return Ok(Built::Stopped);
    }
    if outcome.is_lost() {
        let cause = std::io::Error::other(outcome.end.loss());
        return Err(BoxError { step: "compiling".to_owned(), cause });
    }
    let said = String::from_utf8_lossy(&ended.said).into_owned();
    if let Some((_, reason)) = outcome::verdict(&outcome, limits, false) {
        // A plain failure has been explained by the compiler; a limit has not.
        let explained = matches!(outcome.end, End::Program(status) if status & 0x7f == 0);
        let over = outcome.out_of_memory || outcome.cpu_us > u64::from(limits.cpu_ms()) * 1000;
        let explained = explained && !over && !said.trim().is_empty();
        let message = if explained { said } else { format!("The compiler {reason}.\n{said}") };
        return Ok(Built::Refused(CompileReport { ok: false, message }));
    }
    let file = match recipe.product {
        None => source(),
        Some(name) => match sandbox.take(name, PRODUCT_BYTES)? {
            Ok(bytes) if bytes.starts_with(LIBRARY) => {
                let message = format!("{NO_PROGRAM}\n{said}");
                return Ok(Built::Refused(CompileReport { ok: false, message }));
            }
            Ok(bytes) => (name.to_owned(), Arc::from(bytes)),
            Err(reason) => {
                let message = format!("The compiler left no program: {reason}.\n{said}");
                return Ok(Built::Refused(CompileReport { ok: false, message }));
            }
        },
    };
    let report = CompileReport { ok: true, message: said };
    Ok(Built::Program(Program { file, further: Vec::new(), report }))
}

/// Runs one of our own commands, which must succeed; its files in /w, and what it said.
pub(super) fn produce(
    maker: &Maker,
    (recipe, tool): (&Recipe, &Tool),
    work: Work,
    names: &[&str],
    tick: &mut dyn FnMut() -> Control,
) -> Result<(Vec<File>, String), BoxError> {
    let mut sandbox = start(maker, (recipe, tool), work)?;
    let limits = limits(recipe, None)?;
    let ended = run(&mut sandbox, &limits, Input::Bytes(&[]), &mut |_| {}, tick)?;
    let said = String::from_utf8_lossy(&ended.said).into_owned();
    let wrong = |why: String| BoxError {
        step: "making a compiler's kit".to_owned(),
        cause: std::io::Error::other(why),
    };
    if ended.outcome.end != End::Program(0) {
        return Err(wrong(format!("{:?} {said}", ended.outcome.end)));
    }
    let mut files = Vec::new();
    for name in names {
        let taken = sandbox.take_file(name, WORK_BYTES)?;
        files.push(taken.map_err(|why| wrong(why.to_string()))?);
    }
    Ok((files, said))
}

/// What a compiler may use: as much as its language has, or so many milliseconds of CPU time at most.
pub(super) fn limits(recipe: &Recipe, cpu_ms: Option<u32>) -> Result<Limits, BoxError> {
    let cpu_ms = cpu_ms.map_or(recipe.build_cpu_ms, |most| most.min(recipe.build_cpu_ms));
    Limits::new(cpu_ms, MEMORY_KIB).map_err(|error| BoxError {
        step: "limiting the compiler".to_owned(),
        cause: std::io::Error::other(error),
    })
}
