//! The project's own commands: `cargo xtask up`, `test`, `ci`, `tidy` and the rest.
//!
//! Nothing here is part of the product. `up` and the browser tests prepare and start the same
//! `assay` program that is shipped; see docs/ARCHITECTURE.md.

mod ci;
mod codegen;
mod corpus;
mod emulator;
mod machine;
mod mutants;
mod npm;
mod package;
mod postgres;
mod program;
mod reuse;
mod shots;
mod stack;
mod test;
mod tidy;
mod up;

use clap::{Parser, Subcommand};

use machine::context::Context;
use machine::output;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Assay's development commands", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install, build, start everything and print where it is; Ctrl-C ends it all
    Up(up::Options),
    /// Run every test: Rust, TypeScript, and the browser against the real server
    Test(test::Options),
    /// Run exactly what continuous integration runs, or one part of it
    Ci(test::Options),
    /// Check the rules of the house that no compiler knows
    Tidy,
    /// Write the TypeScript types of the API from the server's OpenAPI document
    Codegen(codegen::Options),
    /// Take pictures of the demo world: every screen at both widths into ./shots, those of documents into docs/pictures
    Shots(shots::Options),
    /// Make what an operator installs: a Debian package, a tarball, their parts and sums, in target/package
    Package(package::Options),
    /// Judge every solution of the problem bank and compare with what its author expects
    Problems(program::ProblemsCommand),
    /// Run every hostile program against the sandbox and count escapes, hangs and leaks
    Corpus,
    /// Attack a running server with addresses, tokens and inputs, then the sandbox with programs
    Attack,
    /// Break the decisions in one place at a time, and see whether a test fails
    Mutants(mutants::Options),
    /// Measure speed or loss of one area; `--help` lists them
    Bench(program::BenchOptions),
}

fn main() -> std::process::ExitCode {
    let cli = Cli::parse();
    let outcome = Context::new().and_then(|context| match cli.command {
        Command::Ci(options) => ci::run(context, &options),
        Command::Up(options) => up::run(&context, &options),
        Command::Test(options) => test::run(&context, &options),
        Command::Tidy => tidy::run(&context),
        Command::Codegen(options) => codegen::run(&context, &options),
        Command::Shots(options) => shots::run(&context, &options),
        Command::Package(options) => package::run(&context, &options),
        Command::Problems(command) => program::problems(&context, &command),
        Command::Corpus => corpus::run(&context),
        Command::Attack => program::attack(&context),
        Command::Mutants(options) => mutants::run(&context, &options),
        Command::Bench(options) => program::bench(&context, &options),
    });
    match outcome {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            output::failed(&format!("{error:#}"));
            std::process::ExitCode::FAILURE
        }
    }
}
