//! Restoring a backup, for good or into a database that is thrown away.
//!
//! Everything that happens in the database is one transaction, comparing with the manifest included: it ends with the
//! whole backup there, or as empty as it began.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Component, Path, PathBuf};
use std::process::{ChildStdin, Stdio};

use db::Conn;

use crate::seal::{Key, Sealed};
use crate::shelf::{self, DATABASE, SEALED};
use crate::{Error, Manifest, Outside, Tools, postgres, rules, store};

/// Where a backup goes.
pub struct Place<'a> {
    /// The database.
    pub url: &'a str,
    /// The data directory.
    pub data_dir: &'a Path,
    /// Where `pg_restore` and `psql` may be.
    pub tools: &'a Tools,
}

/// What was restored.
pub struct Restored {
    /// What the backup says of itself.
    pub manifest: Manifest,
    /// The file with the settings.
    pub settings: PathBuf,
}

/// What was verified.
pub struct Verified {
    /// What the backup says of itself.
    pub manifest: Manifest,
    /// How many grades were proved.
    pub grades: usize,
}

/// Restores a backup into an empty database and puts keys and settings under the data directory.
///
/// # Errors
/// Every [`Error`] says what to do; the database is as it was, and restoring again is possible.
pub fn restore(backup: &Path, place: &Place<'_>, key: &Key) -> Result<Restored, Error> {
    let manifest = checked(backup)?;
    let sealed = backup.join(SEALED);
    let sealed = key.open(&fs::read(&sealed).map_err(Error::file(&sealed))?)?;
    let mut conn = db::connect(place.url)?;
    if let Some(name) = store::occupied(&mut conn)? {
        return Err(Error::NotEmpty(name));
    }
    let major = store::major(&mut conn)?;
    store::ensure_roles(&mut conn)?;
    put_keys(place.data_dir, &sealed)?;
    let settings = put_settings(place.data_dir, &sealed)?;
    pour(backup, &manifest, place.url, (place.tools, major))?;
    Ok(Restored { manifest, settings })
}

/// Restores a backup into a database made for the purpose, compares every table with the manifest and has `prove` look
/// at the grades. The database is dropped.
///
/// # Errors
/// Every [`Error`] says what differs.
pub fn verify(
    backup: &Path,
    (url, tools): (&str, &Tools),
    prove: impl FnOnce(&mut Conn, &serde_json::Value) -> Outside<usize>,
) -> Result<Verified, Error> {
    let manifest = checked(backup)?;
    let mut conn = db::connect(url)?;
    let major = store::major(&mut conn)?;
    let scratch = store::make_scratch(&mut conn)?;
    let beside = rules::beside(url, &scratch);
    let grades = store::ensure_roles(&mut conn)
        .and_then(|()| pour(backup, &manifest, &beside, (tools, major)))
        .and_then(|()| {
            let mut restored = db::connect(&beside)?;
            prove(&mut restored, &manifest.proofs).map_err(Error::Outside)
        });
    store::drop_scratch(&mut conn, &scratch)?;
    Ok(Verified { grades: grades?, manifest })
}

/// The manifest of a backup that is whole and that this program can read.
fn checked(backup: &Path) -> Result<Manifest, Error> {
    let manifest = shelf::open(backup)?;
    let known = store::known_migrations()?;
    if let Some(newer) = rules::unknown(&manifest.migrations, &known) {
        return Err(Error::TooNew(newer));
    }
    shelf::check(backup, &manifest)?;
    Ok(manifest)
}

/// Streams the dump through `pg_restore` into one transaction of `psql`. Only the last line commits: if this process is
/// killed, `psql` reads the end of its input before that.
fn pour(
    backup: &Path,
    manifest: &Manifest,
    url: &str,
    (tools, major): (&Tools, u32),
) -> Result<(), Error> {
    let (restoring, psql) = (tools.find("pg_restore", major)?, tools.find("psql", major)?);
    let at = backup.join(DATABASE);
    let mut command = std::process::Command::new(restoring);
    command.args(["--no-owner", "--file=-"]).stdout(Stdio::piped());
    command.stdin(File::open(&at).map_err(Error::file(&at))?);
    let mut reading = postgres::start("pg_restore", command)?;
    let mut command = postgres::command(&psql, url);
    command.args(["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"]);
    command.env("PGOPTIONS", "-c client_min_messages=warning");
    command.stdin(Stdio::piped()).stdout(Stdio::null());
    let mut writing = postgres::start("psql", command)?;
    let sql = (reading.child.stdout.take(), writing.child.stdin.take());
    let (Some(mut script), Some(mut input)) = sql else {
        return Err(Error::Tool { program: "psql", said: "it has no input".to_owned() });
    };
    let begun = writeln!(input, "begin;\n{};", store::RENDERING);
    let poured = begun.and_then(|()| std::io::copy(&mut script, &mut input));
    drop(script);
    let read = reading.finish();
    let ended = match (&poured, &read) {
        (Ok(_), Ok(())) => end(input, manifest),
        _ => {
            drop(input);
            Ok(())
        }
    };
    // What the database refused is the cause of the others.
    writing.finish().map_err(named)?;
    read?;
    poured.and(ended).map_err(|e| Error::Tool { program: "psql", said: e.to_string() })
}

/// The rest of the transaction: owners, comparing, and the commit.
fn end(mut input: ChildStdin, manifest: &Manifest) -> std::io::Result<()> {
    for owner in &manifest.owners {
        writeln!(input, "{owner};")?;
    }
    for statement in store::comparing(manifest) {
        writeln!(input, "{statement};")?;
    }
    writeln!(input, "commit;")
}

/// A difference that the transaction found has an error of its own.
fn named(error: Error) -> Error {
    match error {
        Error::Tool { said, .. } if said.contains(store::DIFFERS) => {
            let names = said.split(store::DIFFERS).nth(1).unwrap_or_default();
            Error::Differs(names.trim().to_owned())
        }
        other => other,
    }
}

/// Puts the keys in place at once, or finds that they are there already.
fn put_keys(data_dir: &Path, sealed: &Sealed) -> Result<(), Error> {
    const KEYS: &str = "grade-keys";
    shelf::private_directory(data_dir)?;
    let place = data_dir.join(KEYS);
    let fresh = data_dir.join("grade-keys.restoring");
    if fresh.exists() {
        fs::remove_dir_all(&fresh).map_err(Error::file(&fresh))?;
    }
    let is_there = place.exists();
    for (name, text) in &sealed.files {
        let inner = Path::new(name).strip_prefix(KEYS).ok().filter(|inner| is_plain(inner));
        let inner = inner.ok_or_else(|| Error::BadKey(format!("{name} is no file of keys")))?;
        if is_there {
            let at = place.join(inner);
            match fs::read_to_string(&at) {
                Ok(found) if found == *text => {}
                _ => return Err(Error::OtherKeys { at }),
            }
        } else {
            write_private(&fresh.join(inner), text)?;
        }
    }
    if !is_there && fresh.exists() {
        fs::rename(&fresh, &place).map_err(Error::file(&place))?;
        shelf::sync(data_dir)?;
    }
    Ok(())
}

fn is_plain(path: &Path) -> bool {
    path.components().all(|part| matches!(part, Component::Normal(_)))
}

/// Writes the settings as systemd's EnvironmentFile reads them, where nothing reads them by itself.
fn put_settings(data_dir: &Path, sealed: &Sealed) -> Result<PathBuf, Error> {
    let at = data_dir.join("restored.env");
    let fresh = data_dir.join("restored.env.new");
    let quoted = |value: &String| value.replace('\\', "\\\\").replace('"', "\\\"");
    let lines =
        sealed.settings.iter().map(|(name, value)| format!("{name}=\"{}\"\n", quoted(value)));
    if fresh.exists() {
        fs::remove_file(&fresh).map_err(Error::file(&fresh))?;
    }
    write_private(&fresh, &lines.collect::<String>())?;
    fs::rename(&fresh, &at).map_err(Error::file(&at))?;
    Ok(at)
}

fn write_private(at: &Path, text: &str) -> Result<(), Error> {
    if let Some(parent) = at.parent() {
        shelf::private_directory(parent)?;
    }
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(at)
        .map_err(Error::file(at))?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(Error::file(at))
}
