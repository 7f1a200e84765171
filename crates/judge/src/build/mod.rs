//! Compiling a submission: a candidate's run like any other, in a box of its own with limits of
//! its own, once a submission.
//!
//! Where the judge was given a directory, three things make it quicker, and none changes what comes
//! out: a program is kept and found again by every byte it was made from; a toolchain's kit (a
//! compiled header, an archive of classes) is made once and shown to compilers read-only; and a
//! compiler that starts slowly waits, started and warm, for the one source it will ever compile.

mod boxed;
mod key;
mod kits;
mod store;
#[cfg(test)]
mod tests;
mod waiting;
mod workshop;

use std::sync::Arc;

use crate::{
    languages::{Recipe, Tool},
    limits::Limits,
    sandbox::{BoxError, Maker},
    suite::NamedFile,
    verdict::{CompileReport, Control},
};

pub(crate) use workshop::{Kept, Workshop};

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
    pub(crate) file: NamedFile,
    /// The files that it runs with, where sources are run.
    pub(crate) further: Vec<NamedFile>,
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

/// What is to be compiled, and by what.
#[derive(Clone, Copy)]
pub(crate) struct Order<'a> {
    pub(crate) recipe: &'static Recipe,
    pub(crate) tool: &'a Tool,
    /// The submission, or its main file.
    pub(crate) source: &'a str,
    /// Its further files.
    pub(crate) further: &'a [NamedFile],
    /// Files that it includes.
    pub(crate) beside: &'a [NamedFile],
    /// CPU time of the compiler in milliseconds, where that is less than its language has.
    pub(crate) cpu_ms: Option<u32>,
}

impl Order<'_> {
    /// What the compiler may use.
    fn limits(&self) -> Result<Limits, BoxError> {
        boxed::limits(self.recipe, self.cpu_ms)
    }

    /// Whether that is less than the language has.
    fn is_short(&self) -> bool {
        self.cpu_ms.is_some_and(|most| most < self.recipe.build_cpu_ms)
    }

    fn source_file(&self) -> NamedFile {
        (self.recipe.source.to_owned(), Arc::from(self.source.as_bytes()))
    }

    /// What the compiler finds in /box.
    fn files(&self) -> Vec<NamedFile> {
        let helpers = self.recipe.helpers.iter();
        let helpers = helpers.map(|(name, text)| ((*name).to_owned(), Arc::from(text.as_bytes())));
        std::iter::once(self.source_file()).chain(helpers).chain(self.around().cloned()).collect()
    }

    /// Everything beside the main file that is not ours.
    fn around(&self) -> impl Iterator<Item = &NamedFile> {
        self.beside.iter().chain(self.further)
    }

    /// The command for these files, from the one for a program of one file.
    fn command(&self, plain: Vec<String>) -> Vec<String> {
        if self.further.is_empty() {
            return plain;
        }
        let paths: Vec<_> = self.further.iter().map(|(name, _)| format!("/box/{name}")).collect();
        (self.recipe.several.build)(self.tool, plain, &paths)
    }
}

/// How compiling went since the judge was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Compiles {
    /// Sources compiled or checked.
    pub run: u64,
    /// Programs found as they were kept.
    pub hits: u64,
    /// Programs looked for and not found.
    pub misses: u64,
    /// Kept programs that were not as they had been written; each is a miss too.
    pub spoilt: u64,
    /// Sources compiled with their toolchain's kit.
    pub with_kit: u64,
    /// Sources compiled by a compiler that was waiting.
    pub waited_for: u64,
    /// Kits that no longer fit their toolchain or were not as they had been written; each was made
    /// again, and what was compiled meanwhile was compiled without.
    pub stale_kits: u64,
    /// Programs and kits that could not be kept or made.
    pub not_kept: u64,
}

/// Compiles a source with nothing kept and nothing prepared.
pub(crate) fn plainly(
    maker: &Maker,
    order: &Order<'_>,
    tick: &mut dyn FnMut() -> Control,
) -> Result<Built, BoxError> {
    boxed::build(maker, order, ((order.recipe.build)(order.tool), None), tick)
}

/// Appends a piece as far as there is room.
pub(crate) fn keep(kept: &mut Vec<u8>, piece: &[u8], room: usize) {
    let length = piece.len().min(room.saturating_sub(kept.len()));
    kept.extend(piece.iter().take(length));
}
