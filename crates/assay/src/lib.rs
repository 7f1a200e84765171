#![doc = include_str!("../README.md")]

mod admin;
mod backup;
mod describe;
mod disk;
mod doctor;
mod grades;
mod jobs;
mod judge;
mod mail;
mod open;
mod problems;
mod seed;
mod serve;
mod settings;

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use config::{Config, Environment};
use kernel::{Clock, SystemClock};
use problems::{ProblemsCommand, puzzles};
use worker::MailServer;

/// Hiring and skills assessment with grades that can be checked.
#[derive(Parser)]
#[command(name = "assay", version = describe::VERSION.as_str())]
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
    /// Work off the queue of the database: judge submissions, send mail, keep time. Without DATABASE_URL it
    /// is the one that a running server keeps.
    Worker,
    /// Bring the database's schema up to date.
    Migrate,
    /// Back up the database, with signing keys and settings sealed; verify and list backups.
    Backup(backup::Backup),
    /// Restore a backup into an empty database.
    Restore(backup::Restore),
    /// Look at the settings.
    Config {
        #[command(subcommand)]
        command: ConfigCommand,
    },
    /// Say what this machine can judge, what is missing and what to do about it.
    Doctor,
    /// Print the OpenAPI document.
    Openapi,
    /// Judge files against a problem package.
    Judge {
        /// The package's directory.
        package: PathBuf,
        /// The programs; each name's ending tells its language.
        #[arg(required = true)]
        sources: Vec<PathBuf>,
        /// One line of JSON for each program.
        #[arg(long)]
        json: bool,
    },
    /// Check the signature of a grade, offline.
    Verify {
        /// The signed grade, as downloaded.
        grade: PathBuf,
        /// The keys to trust: what GET /api/grade-keys answered. Else those of the data directory.
        #[arg(long)]
        keys: Option<PathBuf>,
    },
    /// Judge again what a bundle holds and compare, offline.
    Regrade {
        /// The bundle, as downloaded or made by `assay bundle`.
        bundle: PathBuf,
        /// Where problem packages are, for a bundle without them.
        #[arg(long)]
        bank: Option<PathBuf>,
        /// The keys to trust: what GET /api/grade-keys answered. Else those of the data directory.
        #[arg(long)]
        keys: Option<PathBuf>,
    },
    /// Write the bundle of a graded attempt, its problem packages included.
    Bundle {
        /// The attempt's id.
        attempt: kernel::AttemptId,
        /// Where the problem packages are.
        #[arg(long, default_value = "problems")]
        bank: PathBuf,
        /// Where to write it.
        #[arg(long, default_value = "bundle.zip")]
        out: PathBuf,
    },
    /// Look after the keys that sign grades.
    Keys {
        #[command(subcommand)]
        command: KeysCommand,
    },
    /// Put demo accounts, a company and the problem bank into a development database.
    Seed {
        /// The directory of problem packages.
        #[arg(long, default_value = "problems")]
        bank: PathBuf,
        /// The accounts, as the Auth emulator is given them.
        #[arg(long, default_value = "tests/emulator/demo-accounts.json")]
        accounts: PathBuf,
        /// The folder of grid puzzles.
        #[arg(long, default_value = "puzzles")]
        puzzles: PathBuf,
        /// The directory of scenarios.
        #[arg(long, default_value = "scenarios")]
        scenarios: PathBuf,
        /// How much of a market that has gone on for fourteen months to make as well.
        #[arg(long, value_enum, default_value_t = seed::Extent::None)]
        world: seed::Extent,
        /// When the world ends, in place of now: for tests, which compare two of them.
        #[arg(long, hide = true)]
        ends: Option<kernel::Instant>,
    },
    /// Check problem packages, bring them into the database, take them in and out as archives.
    Problems {
        #[command(subcommand)]
        command: ProblemsCommand,
    },
    /// Bring grid puzzles into the database.
    Puzzles {
        #[command(subcommand)]
        command: puzzles::Command,
    },
    /// See what the queue gave up, and have it done after all; every act is audited.
    Jobs {
        #[command(subcommand)]
        command: jobs::Command,
    },
    /// Take in mail that people send.
    Mail {
        #[command(subcommand)]
        command: mail::Command,
    },
    /// Act as the admin; every act is audited.
    Admin {
        #[command(subcommand)]
        command: admin::Command,
    },
    /// Write the pages of the manual.
    #[command(hide = true)]
    Man {
        /// The directory to write them to.
        dir: PathBuf,
    },
    /// Print what completes the command line.
    #[command(hide = true)]
    Completions {
        /// The shell that completes it.
        shell: clap_complete::Shell,
    },
}

#[derive(Subcommand)]
enum KeysCommand {
    /// Print the public keys, as GET /api/grade-keys does.
    List,
    /// Sign with a new key from now on; grades signed before stay valid.
    Rotate,
}

#[derive(Subcommand)]
enum ConfigCommand {
    /// Print what is set and what is wrong.
    Check,
    /// Print a file of settings, each of them commented out.
    Example,
}

/// Runs the command the process was started with.
pub fn run() -> ExitCode {
    let outcome = match Args::parse().command {
        Command::Serve { no_worker } => serve::run(!no_worker),
        Command::Worker => work(),
        Command::Migrate => open::migrate(),
        Command::Backup(command) => backup::run(command),
        Command::Restore(command) => backup::restore(&command),
        Command::Config { command: ConfigCommand::Check } => return settings::check(),
        Command::Config { command: ConfigCommand::Example } => settings::print_example(),
        Command::Mail { command } => return mail::run(&command),
        Command::Doctor => doctor::run(),
        Command::Openapi => print_openapi(),
        Command::Judge { package, sources, json } => judge::judge(&package, &sources, json),
        Command::Verify { grade, keys } => grades::verify(&grade, keys.as_deref()),
        Command::Regrade { bundle, bank, keys } => {
            grades::regrade(&bundle, bank.as_deref(), keys.as_deref())
        }
        Command::Bundle { attempt, bank, out } => grades::bundle(attempt, &bank, &out),
        Command::Keys { command: KeysCommand::List } => grades::list_keys(),
        Command::Keys { command: KeysCommand::Rotate } => grades::rotate_keys(),
        Command::Seed { bank, accounts, puzzles, scenarios, world, ends } => {
            let ends = ends.unwrap_or_else(|| SystemClock.now());
            seed::seed([&bank, &puzzles, &scenarios], &accounts, (world, ends))
        }
        Command::Problems { command } => problems::run(&command),
        Command::Puzzles { command } => puzzles::run(&command),
        Command::Jobs { command } => jobs::run(&command),
        Command::Admin { command } => admin::run(command),
        Command::Man { dir } => describe::man(&dir),
        Command::Completions { shell } => describe::completions(shell),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Settings(problems)) => {
            settings::complain_of(&problems);
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
    Settings(Vec<config::Problem>),
    Other(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(e: E) -> Self {
        Self::Other(e.into())
    }
}

/// Prints a line. A reader that has read enough, such as `head`, ends no command: what it does is done.
fn say(text: &str) {
    match writeln!(std::io::stdout().lock(), "{text}") {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => complain(&format!("cannot print: {e}")),
        _ => {}
    }
}

#[expect(clippy::print_stderr, reason = "what the operator must know")]
fn complain(text: &str) {
    eprintln!("assay: {text}");
}

fn work() -> Result<(), Failure> {
    use config::{Purpose, from_environment};
    let config = from_environment(Purpose::Tool).map_err(Failure::Settings)?;
    start_log();
    let url = config.database_url.clone().or_else(|| db::cluster::running(&config.data_dir));
    let url = url.ok_or_else(|| {
        let dir = config.data_dir.display();
        anyhow::anyhow!("DATABASE_URL is not set, and no server runs a database in {dir}")
    })?;
    Ok(worker::run(worker_settings(config), &url)?)
}

fn worker_settings(config: Config) -> worker::Settings {
    let identity = config.identity;
    let mail_server = match (config.smtp_url, config.environment) {
        (Some(url), _) => MailServer::Smtp(url),
        (None, Environment::Development) => MailServer::Inbox,
        (None, Environment::Production) => MailServer::Missing,
    };
    worker::Settings {
        data_dir: config.data_dir,
        public_url: config.public_url,
        support: config.support_email,
        inbound: config.inbound.map(|inbound| inbound.address),
        admin: config.admin_email,
        recording_days: config.recording_days,
        local_webhooks: config.environment == Environment::Development,
        mail_server,
        github: config.github,
        mail_from: config.mail_from,
        provider: Box::new(move || Ok(identity.provider()?)),
    }
}

fn print_openapi() -> Result<(), Failure> {
    say(&app::document().to_pretty_json()?);
    Ok(())
}

/// JSON lines on standard error.
fn start_log() {
    let filter = tracing_subscriber::EnvFilter::try_new(config::log_filter());
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().json().flatten_event(true).with_env_filter(filter);
    log.with_writer(std::io::stderr).init();
}
