//! `assay` itself, where the tests find it: a server process to look at from outside.

use std::process::ExitCode;

fn main() -> ExitCode {
    assay::run()
}
