//! `assay backup` and `assay restore`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ::backup::{Key, Lock, Place, Plan, Sealed, Tools};
use anyhow::Context;
use assessments::reports;
use clap::{Args, Subcommand};
use db::Conn;
use grades::{KeyBody, Keys, Signature, SignedGrade};
use kernel::{AttemptId, Clock, SystemClock};
use serde::{Deserialize, Serialize};

use crate::{Failure, open, say};
use config::Config;

/// How many grades of a backup are proved.
const GRADES: i64 = 100;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Backup {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    take: Option<Take>,
}

#[derive(Args)]
pub(super) struct Take {
    /// The directory that holds backups.
    dir: PathBuf,
    /// Seal keys and settings for this recipient of age, such as age1…; for each of several.
    #[arg(long, required_unless_present = "passphrase_file")]
    recipient: Vec<String>,
    /// Seal them with the passphrase in the first line of this file.
    #[arg(long, conflicts_with = "recipient")]
    passphrase_file: Option<PathBuf>,
    /// Then remove all whole backups of the directory but the newest of this number.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    keep: Option<u16>,
}

#[derive(Subcommand)]
enum Command {
    /// Restore a backup into a scratch database, compare every table, check signatures of grades.
    Verify {
        /// The backup.
        backup: PathBuf,
    },
    /// List the backups of a directory.
    List {
        /// The directory that holds backups.
        dir: PathBuf,
    },
}

#[derive(Args)]
pub(super) struct Restore {
    /// The backup.
    backup: PathBuf,
    /// The file of age identities that opens keys and settings.
    #[arg(long, required_unless_present = "passphrase_file")]
    identity: Option<PathBuf>,
    /// The file with the passphrase.
    #[arg(long, conflicts_with = "identity")]
    passphrase_file: Option<PathBuf>,
}

/// Proof of grades without their secret key: signatures made at the backup, and the public keys.
#[derive(Serialize, Deserialize)]
struct Proofs {
    keys: Vec<KeyBody>,
    signatures: BTreeMap<AttemptId, Signature>,
}

/// `assay backup`.
pub(super) fn run(backup: Backup) -> Result<(), Failure> {
    match (backup.command, backup.take) {
        (Some(Command::Verify { backup }), _) => verify(&backup),
        (Some(Command::List { dir }), _) => Ok(list(&dir)?),
        (None, Some(take)) => make(&take),
        (None, None) => Err(anyhow::anyhow!("name the directory that holds backups").into()),
    }
}

fn make(take: &Take) -> Result<(), Failure> {
    let lock = match &take.passphrase_file {
        Some(file) => Lock::of_passphrase(file)?,
        None => Lock::of_recipients(&take.recipient)?,
    };
    open::with_address_unmigrated(|config, url| {
        let keys = Keys::of(&config.data_dir);
        keys.ensure(SystemClock.now())?;
        let sealed = Sealed { files: key_files(&config.data_dir)?, settings: config::set() };
        let plan = Plan {
            url,
            dir: &take.dir,
            now: SystemClock.now(),
            program: env!("CARGO_PKG_VERSION"),
            tools: &tools(config),
            lock: &lock,
            sealed: &sealed,
        };
        let (at, manifest) = ::backup::take(&plan, |conn| Ok(prove(conn, &keys)?))?;
        let rows: i64 = manifest.tables.iter().map(|table| table.rows).sum();
        say(&format!("{}: {} tables, {rows} rows.", at.display(), manifest.tables.len()));
        if let Some(keep) = take.keep {
            for removed in ::backup::remove_but(&take.dir, keep.into())? {
                say(&format!("{} was removed.", removed.display()));
            }
        }
        Ok(())
    })
}

/// `assay restore`.
pub(super) fn restore(restore: &Restore) -> Result<(), Failure> {
    let key = match (&restore.identity, &restore.passphrase_file) {
        (Some(file), _) => Key::of_identities(file)?,
        (None, Some(file)) => Key::of_passphrase(file)?,
        (None, None) => return Err(anyhow::anyhow!("name the key with --identity").into()),
    };
    open::with_address_unmigrated(|config, url| {
        let tools = tools(config);
        let place = Place { url, data_dir: &config.data_dir, tools: &tools };
        let restored = ::backup::restore(&restore.backup, &place, &key)?;
        let ran = db::migrate(url)?;
        let manifest = restored.manifest;
        let rows: i64 = manifest.tables.iter().map(|table| table.rows).sum();
        let (made, count) = (manifest.made_at, manifest.tables.len());
        say(&format!(
            "Restored what was there at {made}: {count} tables, {rows} rows, each table as in the backup."
        ));
        say(&format!("{ran} migrations were run."));
        say(&format!("The settings of then are in {}.", restored.settings.display()));
        Ok(())
    })
}

fn verify(backup: &Path) -> Result<(), Failure> {
    open::with_address_unmigrated(|config, url| {
        let tools = tools(config);
        let verified =
            ::backup::verify(backup, (url, &tools), |conn, proofs| Ok(check(conn, proofs)?))?;
        let manifest = verified.manifest;
        let rows: i64 = manifest.tables.iter().map(|table| table.rows).sum();
        let (tables, grades) = (manifest.tables.len(), verified.grades);
        say(&format!("The backup restores: {tables} tables, {rows} rows, as in the manifest."));
        say(&format!("{grades} grades have the signatures that they had."));
        Ok(())
    })
}

fn list(dir: &Path) -> anyhow::Result<()> {
    for (at, read) in ::backup::list(dir)? {
        match read {
            Ok(manifest) => {
                let bytes: u64 = manifest.files.values().map(|file| file.bytes).sum();
                let mib = bytes >> 20;
                say(&format!("{}  {}  {mib} MiB", at.display(), manifest.made_at));
            }
            Err(e) => say(&format!("{}  {e}", at.display())),
        }
    }
    Ok(())
}

fn tools(config: &Config) -> Tools {
    Tools::new(config.postgres_binaries.as_deref(), config.search_path.as_deref())
}

/// The files of the signing keys, by their paths below the data directory.
fn key_files(data_dir: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let mut read = |name: String| {
        let at = data_dir.join(&name);
        let text = fs::read_to_string(&at).with_context(|| at.display().to_string())?;
        files.insert(name, text);
        anyhow::Ok(())
    };
    read("grade-keys/signing.key".to_owned())?;
    for entry in fs::read_dir(data_dir.join("grade-keys/public"))? {
        read(format!("grade-keys/public/{}", entry?.file_name().to_string_lossy()))?;
    }
    Ok(files)
}

/// Signs the newest grades as they are in the snapshot.
fn prove(conn: &mut Conn, keys: &Keys) -> anyhow::Result<serde_json::Value> {
    let mut signatures = BTreeMap::new();
    for attempt in reports::graded_attempts(conn, GRADES)? {
        if let Some(grade) = composed(conn, attempt)? {
            signatures.insert(attempt, keys.sign(grade)?.signature);
        }
    }
    Ok(serde_json::to_value(Proofs { keys: keys.list()?, signatures })?)
}

/// Composes the same grades from what was restored, and checks their signatures.
fn check(conn: &mut Conn, proofs: &serde_json::Value) -> anyhow::Result<usize> {
    let proofs =
        Proofs::deserialize(proofs).context("the manifest's proofs of grades are damaged")?;
    let count = proofs.signatures.len();
    for (attempt, signature) in proofs.signatures {
        let grade = composed(conn, attempt)?;
        let grade = grade.with_context(|| format!("the grade of attempt {attempt} is missing"))?;
        let signed = SignedGrade { grade, signature };
        grades::verify(&signed, &proofs.keys)
            .with_context(|| format!("the grade of attempt {attempt}"))?;
    }
    Ok(count)
}

/// The grade document of an attempt; `None` if it has no valid grade.
fn composed(conn: &mut Conn, attempt: AttemptId) -> anyhow::Result<Option<grades::Grade>> {
    let report = reports::for_operator(conn, attempt)?;
    let Some(report) = report.filter(|report| report.void_reason.is_none()) else {
        return Ok(None);
    };
    Ok(grades::compose(conn, report)?.map(|graded| graded.grade))
}
