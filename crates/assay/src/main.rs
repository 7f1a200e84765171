//! `assay`: the server, its workers and the operator's commands, in one binary.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A request allocates a hundred small things; this one gives and takes them back sooner.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    assay::run()
}
