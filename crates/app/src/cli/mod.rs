//! The commands of `assay`.

mod config;
mod open;
mod serve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Hiring and skills assessment with grades that can be checked.
#[derive(Parser)]
#[command(name = "assay", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve people; with no DATABASE_URL, also run a private PostgreSQL and one worker.
    Serve {
        /// Do not start a worker.
        #[arg(long)]
        no_worker: bool,
    },
    /// Bring the database's schema up to date.
    Migrate,
    /// Look at the settings.
    Config {
        #[command(subcommand)]
        command: ConfigCommand,
    },
    /// Print the OpenAPI document.
    Openapi,
}

#[derive(Subcommand)]
enum ConfigCommand {
    /// Print what is set and what is wrong.
    Check,
}

/// Runs the command the process was started with.
pub fn run() -> ExitCode {
    let outcome = match Args::parse().command {
        Command::Serve { no_worker } => serve::run(!no_worker),
        Command::Migrate => open::migrate(),
        Command::Config { command: ConfigCommand::Check } => return config::check(),
        Command::Openapi => print_openapi(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Settings(problems)) => {
            config::complain_of(&problems);
            ExitCode::from(2)
        }
        Err(Failure::Other(e)) => {
            complain(&format!("{e:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Why a command did not do what it was asked.
enum Failure {
    Settings(Vec<crate::config::Problem>),
    Other(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(e: E) -> Self {
        Self::Other(e.into())
    }
}

#[expect(clippy::print_stdout, reason = "what the operator asked for")]
fn say(text: &str) {
    println!("{text}");
}

#[expect(clippy::print_stderr, reason = "what the operator must know")]
fn complain(text: &str) {
    eprintln!("assay: {text}");
}

fn print_openapi() -> Result<(), Failure> {
    say(&crate::document().to_pretty_json()?);
    Ok(())
}

/// JSON lines on standard error.
fn start_log() {
    let filter = tracing_subscriber::EnvFilter::try_new(crate::config::log_filter());
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().json().flatten_event(true).with_env_filter(filter);
    log.with_writer(std::io::stderr).init();
}
