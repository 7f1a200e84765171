//! `assay`: the server, its workers and the operator's commands, in one binary.

use std::process::ExitCode;

use app::cli;

fn main() -> ExitCode {
    cli::run()
}
