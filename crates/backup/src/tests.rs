use std::fs;
use std::path::{Path, PathBuf};

use age::secrecy::ExposeSecret;
use age::x25519::Identity;
use diesel::connection::SimpleConnection;
use kernel::Instant;
use serde_json::json;
use tempfile::TempDir;
use testkit::{TestDb, user};

use super::*;

const PRESENT: &str = "2026-11-30T05:00:00Z";

/// A database with people in it, and what a backup needs beside it.
struct Scene {
    files: TempDir,
    database: TestDb,
    identity: Identity,
}

impl Scene {
    fn new() -> Self {
        let database = TestDb::create();
        let mut conn = database.conn();
        for name in ["ada", "grace", "zoe"] {
            user(&mut conn, &format!("{name}@example.org"), name);
        }
        Self { files: tempfile::tempdir().unwrap(), database, identity: Identity::generate() }
    }

    fn dir(&self) -> PathBuf {
        self.files.path().join("backups")
    }

    fn key(&self) -> Key {
        key_of(self.files.path(), &self.identity)
    }

    fn take_of(&self, database: &TestDb, dir: &Path) -> Result<(PathBuf, Manifest), Error> {
        let mut sealed = Sealed::default();
        sealed.files.insert("grade-keys/signing.key".to_owned(), "secret".to_owned());
        sealed.files.insert("grade-keys/public/1.json".to_owned(), "{}".to_owned());
        sealed.settings.insert("SMTP_URL".to_owned(), "smtp://u:a\"b\\c@h".to_owned());
        let plan = Plan {
            url: database.url(),
            dir,
            now: PRESENT.parse::<Instant>().unwrap(),
            program: "test",
            tools: &tools(),
            lock: &Lock::of_recipients(&[self.identity.to_public().to_string()]).unwrap(),
            sealed: &sealed,
        };
        take(&plan, |_| Ok(json!("proof")))
    }

    fn take(&self) -> (PathBuf, Manifest) {
        self.take_of(&self.database, &self.dir()).unwrap()
    }

    fn restore_into(&self, backup: &Path, database: &TestDb) -> Result<Restored, Error> {
        self.restore_with(backup, database, &self.key())
    }

    fn restore_with(&self, at: &Path, database: &TestDb, key: &Key) -> Result<Restored, Error> {
        let data_dir = self.files.path().join("data");
        let place = Place { url: database.url(), data_dir: &data_dir, tools: &tools() };
        restore(at, &place, key)
    }
}

fn tools() -> Tools {
    Tools::new(None, None)
}

fn key_of(dir: &Path, identity: &Identity) -> Key {
    let file = dir.join("identity.txt");
    let text = format!("# made for a test\n{}\n", identity.to_string().expose_secret());
    fs::write(&file, text).unwrap();
    Key::of_identities(&file).unwrap()
}

/// A database with nothing in it.
fn empty() -> TestDb {
    let database = TestDb::create();
    let all = "drop schema public cascade; drop schema selfid cascade; drop schema clock cascade; create schema public";
    database.conn().batch_execute(all).unwrap();
    database
}

fn is_empty(database: &TestDb) -> bool {
    store::occupied(&mut database.conn()).unwrap().is_none()
}

/// Counts what stands under the directory of backups, beside the lock.
fn entries(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name != "lock").collect()
}

#[test]
fn what_is_restored_is_what_was_backed_up() {
    let scene = Scene::new();
    let (at, manifest) = scene.take();
    assert_eq!(manifest.tables.iter().find(|t| t.name == "public.users").unwrap().rows, 3);
    assert!(manifest.owners.iter().any(|o| o == "alter schema selfid owner to assay_selfid"));
    let other = empty();
    let restored = scene.restore_into(&at, &other).unwrap();
    assert_eq!(restored.manifest, manifest);
    let data = scene.files.path().join("data");
    assert_eq!(fs::read_to_string(data.join("grade-keys/signing.key")).unwrap(), "secret");
    let settings = fs::read_to_string(restored.settings).unwrap();
    assert_eq!(settings, "SMTP_URL=\"smtp://u:a\\\"b\\\\c@h\"\n");
    let (_, again) = scene.take_of(&other, &scene.files.path().join("second")).unwrap();
    assert_eq!((again.tables, again.owners), (manifest.tables, manifest.owners));
    assert_eq!((again.sequences, again.migrations), (manifest.sequences, manifest.migrations));
    // The roles of the program may still do what they may, and the next row gets the next number.
    let mut conn = db::connect(other.url()).unwrap();
    user(&mut conn, "joan@example.org", "Joan");
}

#[test]
fn a_backup_is_verified_and_nothing_is_left() {
    let scene = Scene::new();
    let (at, _) = scene.take();
    let seen = verify(&at, (scene.database.url(), &tools()), |conn, proofs| {
        assert_eq!(*proofs, json!("proof"));
        let users = store::table(conn, "public.users".to_owned())?;
        Ok(usize::try_from(users.rows)?)
    });
    assert_eq!(seen.unwrap().grades, 3);
    let failed = verify(&at, (scene.database.url(), &tools()), |_, _| Err("no signature".into()));
    assert_eq!(failed.err().unwrap().to_string(), "no signature");
    let mut conn = scene.database.conn();
    let scratch = store::make_scratch(&mut conn).unwrap();
    store::drop_scratch(&mut conn, &scratch).unwrap();
}

#[test]
fn a_database_that_holds_something_is_left_alone() {
    let scene = Scene::new();
    let (at, manifest) = scene.take();
    let refused = scene.restore_into(&at, &scene.database).err().unwrap();
    assert!(matches!(refused, Error::NotEmpty(_)), "{refused}");
    let (_, after) = scene.take_of(&scene.database, &scene.files.path().join("second")).unwrap();
    assert_eq!(after.tables, manifest.tables);
}

#[test]
fn what_was_truncated_or_altered_is_refused() {
    let scene = Scene::new();
    let (at, _) = scene.take();
    let other = empty();
    for name in [DATABASE, SEALED, MANIFEST] {
        let path = at.join(name);
        let whole = fs::read(&path).unwrap();
        let mut altered = whole.clone();
        altered[whole.len() / 2] ^= 1;
        for bad in [&whole[..whole.len() - 1], &altered] {
            fs::write(&path, bad).unwrap();
            let refused = scene.restore_into(&at, &other).err().unwrap();
            assert!(matches!(&refused, Error::Altered { at } if *at == path), "{refused}");
        }
        fs::remove_file(&path).unwrap();
        let refused = scene.restore_into(&at, &other).err().unwrap();
        assert!(matches!(refused, Error::NoBackup { .. }), "{refused}");
        fs::write(&path, whole).unwrap();
    }
    assert!(is_empty(&other));
    scene.restore_into(&at, &other).unwrap();
}

#[test]
fn a_key_that_does_not_fit_opens_nothing() {
    let scene = Scene::new();
    let (at, _) = scene.take();
    let other = empty();
    let wrong = key_of(scene.files.path(), &Identity::generate());
    let refused = scene.restore_with(&at, &other, &wrong).err().unwrap();
    assert!(matches!(refused, Error::WrongKey), "{refused}");
    assert!(is_empty(&other));
    assert!(!scene.files.path().join("data").exists());
}

#[test]
fn a_passphrase_opens_what_it_sealed_and_no_other_does() {
    let dir = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let at = dir.path().join(name);
        fs::write(&at, text).unwrap();
        at
    };
    let right = file("right", "correct horse battery\n");
    let content =
        Sealed { settings: [("A".to_owned(), "b".to_owned())].into(), ..Sealed::default() };
    let sealed = Lock::of_passphrase(&right).unwrap().seal(&content).unwrap();
    assert_eq!(Key::of_passphrase(&right).unwrap().open(&sealed).unwrap(), content);
    let wrong = Key::of_passphrase(&file("wrong", "another horse battery")).unwrap();
    assert!(matches!(wrong.open(&sealed), Err(Error::WrongKey)));
    assert!(matches!(Lock::of_passphrase(&file("short", "short")), Err(Error::BadKey(_))));
}

/// Writes the manifest with its digest, as one who changes a backup on purpose would.
fn rewrite(at: &Path, manifest: &Manifest) {
    use sha2::{Digest, Sha256};
    let text = serde_json::to_vec_pretty(manifest).unwrap();
    let digest: String = Sha256::digest(&text).iter().map(|b| format!("{b:02x}")).collect();
    fs::write(at.join(MANIFEST), text).unwrap();
    fs::write(at.join("manifest.json.sha256"), format!("{digest}  manifest.json\n")).unwrap();
}

#[test]
fn a_backup_of_a_newer_version_is_refused() {
    let scene = Scene::new();
    let (at, mut manifest) = scene.take();
    manifest.migrations.push("99990101000000".to_owned());
    rewrite(&at, &manifest);
    let other = empty();
    let refused = scene.restore_into(&at, &other).err().unwrap();
    assert!(matches!(refused, Error::TooNew(_)), "{refused}");
    assert!(is_empty(&other));
}

#[test]
fn a_restore_that_differs_in_one_table_leaves_the_database_empty() {
    let scene = Scene::new();
    let (at, mut manifest) = scene.take();
    manifest.tables.iter_mut().find(|t| t.name == "public.users").unwrap().rows += 1;
    rewrite(&at, &manifest);
    let other = empty();
    let refused = scene.restore_into(&at, &other).err().unwrap();
    assert!(matches!(&refused, Error::Differs(name) if name == "public.users"), "{refused}");
    assert!(is_empty(&other));
}

#[test]
fn signing_keys_of_another_installation_are_kept() {
    let scene = Scene::new();
    let (at, _) = scene.take();
    let keys = scene.files.path().join("data/grade-keys");
    fs::create_dir_all(&keys).unwrap();
    fs::write(keys.join("signing.key"), "other").unwrap();
    let other = empty();
    let refused = scene.restore_into(&at, &other).err().unwrap();
    assert!(matches!(refused, Error::OtherKeys { .. }), "{refused}");
    assert_eq!(fs::read_to_string(keys.join("signing.key")).unwrap(), "other");
    assert!(is_empty(&other));
}

#[test]
fn what_fails_halfway_leaves_nothing_that_looks_whole() {
    let scene = Scene::new();
    let dir = scene.dir();
    let lock = Lock::of_recipients(&[scene.identity.to_public().to_string()]).unwrap();
    let (tools, sealed) = (tools(), Sealed::default());
    let plan = Plan {
        url: scene.database.url(),
        dir: &dir,
        now: PRESENT.parse::<Instant>().unwrap(),
        program: "test",
        tools: &tools,
        lock: &lock,
        sealed: &sealed,
    };
    assert!(take(&plan, |_| Err("no proof".into())).is_err());
    assert_eq!(entries(&dir), Vec::<String>::new());
    // What a killed one left is no backup, and goes with the next.
    fs::create_dir(dir.join("assay-1.partial")).unwrap();
    fs::write(dir.join("assay-1.partial").join(MANIFEST), "{}").unwrap();
    assert!(list(&dir).unwrap().is_empty());
    assert!(matches!(open(&dir.join("assay-1.partial")), Err(Error::NoBackup { .. })));
    let (at, manifest) = scene.take();
    assert_eq!(entries(&dir), ["assay-20261130T050000Z"]);
    assert!(matches!(scene.take_of(&scene.database, &dir), Err(Error::NameTaken(_))));
    let listed = list(&dir).unwrap();
    assert!(matches!(&listed[..], [(path, Ok(found))] if *path == at && *found == manifest));
    assert_eq!(remove_but(&dir, 1).unwrap(), Vec::<PathBuf>::new());
    assert_eq!(remove_but(&dir, 0).unwrap(), [at]);
}

#[test]
fn a_directory_that_takes_no_file_is_named() {
    let scene = Scene::new();
    let dir = scene.files.path().join("file");
    fs::write(&dir, "no directory").unwrap();
    let refused = scene.take_of(&scene.database, &dir).err().unwrap();
    assert!(matches!(refused, Error::File { .. }), "{refused}");
}
