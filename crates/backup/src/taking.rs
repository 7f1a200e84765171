//! Making a backup: one snapshot of the database, which the dump, the counts and the proofs share.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use db::Conn;
use kernel::Instant;

use crate::manifest::{Content, FORMAT};
use crate::seal::{Lock, Sealed};
use crate::shelf::{DATABASE, Place, SEALED};
use crate::{Error, Manifest, Outside, Tools, postgres, store};

/// What is backed up, and where to.
pub struct Plan<'a> {
    /// The database.
    pub url: &'a str,
    /// The directory that holds backups; made where it is missing.
    pub dir: &'a Path,
    /// The present, which names the backup.
    pub now: Instant,
    /// The version of the program.
    pub program: &'a str,
    /// Where `pg_dump` may be.
    pub tools: &'a Tools,
    /// What seals.
    pub lock: &'a Lock,
    /// Keys and settings.
    pub sealed: &'a Sealed,
}

/// Makes a backup and answers where it is. `proofs` writes what proves the grades in the snapshot.
///
/// # Errors
/// Every [`Error`] says what to do; nothing that looks like a backup is left.
pub fn take(
    plan: &Plan<'_>,
    proofs: impl FnOnce(&mut Conn) -> Outside<serde_json::Value>,
) -> Result<(PathBuf, Manifest), Error> {
    let mut conn = db::connect(plan.url)?;
    if !store::holds_assay(&mut conn)? {
        return Err(Error::NothingThere);
    }
    let major = store::major(&mut conn)?;
    plan.tools.find("pg_dump", major)?;
    let name = format!("assay-{}", plan.now.format("%Y%m%dT%H%M%SZ"));
    let place = Place::reserve(plan.dir, &name)?;
    let snapshot = store::hold_snapshot(&mut conn)?;
    // Sequences belong to no snapshot. Read first, none is beyond what the dump has.
    let sequences = store::sequences(&mut conn)?;
    let database = dump(plan, &place, &snapshot, major)?;
    let sealed = place.write(SEALED, plan.lock.seal(plan.sealed)?.as_slice())?;
    let mut tables = Vec::new();
    for name in store::tables(&mut conn)? {
        tables.push(store::table(&mut conn, name)?);
    }
    let manifest = Manifest {
        format: FORMAT.to_owned(),
        program: plan.program.to_owned(),
        made_at: plan.now,
        postgres: major,
        migrations: store::migrations(&mut conn)?,
        tables,
        sequences,
        owners: store::owners(&mut conn)?,
        files: BTreeMap::from([(DATABASE.to_owned(), database), (SEALED.to_owned(), sealed)]),
        proofs: proofs(&mut conn).map_err(Error::Outside)?,
    };
    Ok((place.complete(&manifest)?, manifest))
}

/// Streams the database into its file.
fn dump(plan: &Plan<'_>, place: &Place, snapshot: &str, major: u32) -> Result<Content, Error> {
    let mut command = postgres::command(&plan.tools.find("pg_dump", major)?, plan.url);
    command.args(["--format=custom", "--snapshot", snapshot]);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut running = postgres::start("pg_dump", command)?;
    let output = running.child.stdout.take();
    // Closing the pipe ends it where the disk is full.
    let written = output.map(|output| place.write(DATABASE, output));
    let written = written.unwrap_or_else(|| {
        Err(Error::Tool { program: "pg_dump", said: "it has no output".to_owned() })
    });
    match (written, running.finish()) {
        (Err(e), _) | (Ok(_), Err(e)) => Err(e),
        (Ok(content), Ok(())) => Ok(content),
    }
}
