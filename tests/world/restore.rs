//! The small world is backed up, verified and restored by the commands that an operator has.

use std::fs;
use std::path::Path;
use std::process::Command;

use diesel::connection::SimpleConnection;
use testkit::TestDb;

/// Runs `assay` and answers what it printed.
fn assay(arguments: &[&str], data: &Path, url: &str) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_assay-under-test"))
        .args(arguments)
        .env("DATABASE_URL", url)
        .env("ASSAY_DATA_DIR", data)
        .output()
        .unwrap();
    let (out, error) =
        (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{arguments:?}: {out}\n{error}");
    out.into_owned()
}

/// The tables of a backup's manifest.
fn tables(backup: &Path) -> serde_json::Value {
    let text = fs::read_to_string(backup.join("manifest.json")).unwrap();
    serde_json::from_str::<serde_json::Value>(&text).unwrap().get_mut("tables").unwrap().take()
}

/// The one backup in a directory.
fn only(dir: &Path) -> std::path::PathBuf {
    let found = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    let found: Vec<_> = found.filter(|path| path.is_dir()).collect();
    assert_eq!(found.len(), 1, "{found:?}");
    found.into_iter().next().unwrap()
}

/// Every row of the world comes back, and every grade has the signature that it had.
pub(super) fn comes_back(world: &TestDb) {
    let files = tempfile::tempdir().unwrap();
    let at = |name: &str| files.path().join(name);
    let passphrase = at("passphrase");
    fs::write(&passphrase, "a passphrase for a test\n").unwrap();
    let sealed = ["--passphrase-file", passphrase.to_str().unwrap()];
    let back_up = |name: &str, data: &Path, url: &str| {
        let dir = at(name);
        assay(&["backup", dir.to_str().unwrap(), sealed[0], sealed[1]], data, url);
        only(&dir)
    };
    let first = back_up("first", &at("data"), world.url());
    let first_path = first.to_str().unwrap();
    let said = assay(&["backup", "verify", first_path], &at("data"), world.url());
    assert!(said.contains("The backup restores"), "{said}");
    assert!(!said.contains("\n0 grades"), "{said}");
    let other = TestDb::create();
    let empty = "drop schema public cascade; drop schema selfid cascade; drop schema clock cascade; create schema public";
    other.conn().batch_execute(empty).unwrap();
    assay(&["restore", first_path, sealed[0], sealed[1]], &at("other"), other.url());
    let second = back_up("second", &at("other"), other.url());
    assert_eq!(tables(&first), tables(&second));
    let key = "grade-keys/signing.key";
    assert_eq!(fs::read(at("data").join(key)).unwrap(), fs::read(at("other").join(key)).unwrap());
}
