//! `assay problems …`: checking packages, bringing them into the database, taking them in and out
//! as archives.

mod archive;
mod practice;
mod publish;
pub(super) mod puzzles;
mod record;
mod verify;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use challenges::problems::Slug;
use clap::Subcommand;

use crate::Failure;

pub(super) use publish::{checked, open_scenario, publish_scenario};

#[derive(Subcommand)]
pub(super) enum ProblemsCommand {
    /// Judge every reference solution; fail on any verdict, score or time that is not expected.
    Verify(VerifyOptions),
    /// Publish every package that the database does not have yet, once it is verified, and the scenario that they are
    /// the tasks of.
    Publish {
        /// The directory of packages.
        bank: PathBuf,
    },
    /// Open problems of the database to everybody for practice, or withhold them.
    Practice {
        /// Their names.
        #[arg(required = true)]
        problems: Vec<Slug>,
        /// Take them out of practice. What was practised stays.
        #[arg(long)]
        withhold: bool,
    },
    /// Take a package of any version of the format, or a scenario, out of a .zip or .kpp file.
    Import {
        /// The archive.
        archive: PathBuf,
        /// The directory of packages to put it into.
        #[arg(long, default_value = "problems")]
        bank: PathBuf,
        /// The package's name, where the archive's folder should not give it.
        #[arg(long)]
        name: Option<String>,
    },
    /// Write a package or a scenario as a .zip file: the same package gives the same bytes.
    Export {
        /// The package's directory.
        package: PathBuf,
        /// The file to write, which must not be there; the package's name and .zip otherwise.
        #[arg(long)]
        to: Option<PathBuf>,
    },
}

#[derive(clap::Args)]
pub(super) struct VerifyOptions {
    /// The directory of packages.
    bank: PathBuf,
    /// Only these problems.
    #[arg(long)]
    only: Vec<String>,
    /// Only solutions in these languages.
    #[arg(long)]
    language: Vec<String>,
    /// Take packages that keep to the format but not to the rules of the bank.
    #[arg(long)]
    any: bool,
    /// Note what was verified in the bank's verified.txt, which `publish` asks.
    #[arg(long)]
    record: bool,
    /// Ask only for verdicts and scores: the times that count are those of verified.txt, which must name each
    /// package as it is. For a machine that is busy with other things.
    #[arg(long, conflicts_with = "record")]
    recorded: bool,
}

/// Runs the command.
pub(super) fn run(command: &ProblemsCommand) -> Result<(), Failure> {
    match command {
        ProblemsCommand::Verify(options) => verify::verify(options),
        ProblemsCommand::Practice { problems, withhold } => practice::set(problems, !withhold),
        ProblemsCommand::Publish { bank } => publish::publish(bank),
        ProblemsCommand::Import { archive, bank, name } => {
            Ok(archive::import(archive, bank, name.as_deref())?)
        }
        ProblemsCommand::Export { package, to } => Ok(archive::export(package, to.as_deref())?),
    }
}

/// Every package below `bank`, by name.
pub(super) fn packages(bank: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(bank).with_context(|| format!("cannot read {}", bank.display()))?;
    let mut dirs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    dirs.retain(|dir| dir.join("problem.yaml").is_file());
    dirs.sort();
    anyhow::ensure!(!dirs.is_empty(), "there is no package below {}", bank.display());
    Ok(dirs)
}

/// Every scenario below a folder, by name; none where there is no such folder.
pub(super) fn scenarios(below: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !below.is_dir() {
        return Ok(Vec::new());
    }
    let entries =
        fs::read_dir(below).with_context(|| format!("cannot read {}", below.display()))?;
    let mut dirs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    dirs.retain(|dir| kpp::Scenario::is_at(dir));
    dirs.sort();
    Ok(dirs)
}

/// Findings as one error.
fn refused(what: &str, findings: &[kpp::Finding]) -> anyhow::Error {
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    anyhow::anyhow!("{what}:\n  {}", lines.join("\n  "))
}
