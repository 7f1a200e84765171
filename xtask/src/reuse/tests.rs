use std::time::{Duration, SystemTime};

use super::*;

const LOCK: &str = "[[package]]\nname = \"serde\"\nversion = \"1.0.0\"\nsource = \"registry+x\"\n\n\
                    [[package]]\nname = \"pq-sys\"\nversion = \"0.7.0\"\nsource = \"registry+x\"\n\n\
                    [[package]]\nname = \"queue\"\nversion = \"0.0.0\"\ndependencies = [\n \"serde\",\n]\n";

/// What cargo leaves of a library, of a package with a script, and of one of ours.
const FOREIGN: [&str; 9] = [
    ".fingerprint/serde-0000000000000001/lib-serde",
    ".fingerprint/serde-0000000000000001/lib-serde.json",
    ".fingerprint/serde-0000000000000001/invoked.timestamp",
    "deps/libserde-0000000000000001.rlib",
    "deps/serde-0000000000000001.d",
    ".fingerprint/pq-sys-0000000000000002/run-build-script-build-script-build",
    "build/pq-sys-0000000000000002/output",
    "build/pq-sys-0000000000000002/out/made.rs",
    "build/pq-sys-0000000000000002/out/deeper/made.rs",
];
const OWN: [&str; 6] = [
    ".fingerprint/queue-0000000000000003/lib-queue",
    "deps/libqueue-0000000000000003.rlib",
    // Cargo is still building it.
    ".fingerprint/serde-0000000000000004/invoked.timestamp",
    "deps/libserde-0000000000000004.rmeta",
    "deps/rmeta5AVNDs",
    "assay",
];

/// A checkout with a target folder, and a folder for caches.
struct Checkout {
    dir: tempfile::TempDir,
    context: Context,
    cache: Cache,
}

impl Checkout {
    fn new(caches: &Path) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().to_path_buf();
        fs::write(root.join("Cargo.lock"), LOCK).unwrap();
        let target = root.join("target");
        let context = Context { root, target, ..Context::new().unwrap() };
        let cache = Cache { folder: caches.to_path_buf(), key: "now".to_owned() };
        Self { dir, context, cache }
    }

    fn path(&self, file: &str) -> PathBuf {
        self.dir.path().join("target/debug").join(file)
    }

    /// Writes a file as cargo would, at a time of its own: so many nanoseconds after the first.
    fn build(&self, file: &str, nanoseconds: u64) {
        let path = self.path(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, file).unwrap();
        File::open(&path).unwrap().set_modified(at(nanoseconds)).unwrap();
    }

    /// One in which cargo has built everything, and which has saved it.
    fn saved(caches: &Path) -> Self {
        let checkout = Self::new(caches);
        FOREIGN.iter().chain(&OWN).zip(1..).for_each(|(file, at)| checkout.build(file, at));
        checkout.cache.save(&checkout.context);
        checkout
    }

    /// Those of FOREIGN and OWN that are here.
    fn has(&self) -> Vec<&'static str> {
        let all = FOREIGN.iter().chain(&OWN).copied();
        all.filter(|file| self.path(file).is_file()).collect()
    }
}

fn at(nanoseconds: u64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::new(1_700_000_000, 0) + Duration::from_nanos(nanoseconds)
}

fn names_in(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn what_was_built_of_others_comes_back_with_its_times_and_nothing_of_ours_does() {
    let caches = tempfile::tempdir().unwrap();
    Checkout::saved(caches.path());
    let other = Checkout::new(caches.path());
    other.cache.restore(&other.context);
    assert_eq!(other.has(), FOREIGN);
    for (file, nanoseconds) in FOREIGN.iter().zip(1..) {
        let (path, expected) = (other.path(file), at(nanoseconds));
        assert_eq!(fs::read_to_string(&path).unwrap(), *file);
        assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), expected, "{file}");
    }
}

#[test]
fn a_unit_that_was_built_again_is_replaced_by_the_older_one() {
    let caches = tempfile::tempdir().unwrap();
    Checkout::saved(caches.path());
    let other = Checkout::new(caches.path());
    other.build(FOREIGN[3], 5_000_000_000);
    other.cache.restore(&other.context);
    assert_eq!(fs::metadata(other.path(FOREIGN[3])).unwrap().modified().unwrap(), at(4));
}

#[test]
fn a_damaged_cache_restores_nothing_and_is_removed() {
    let damages: [fn(&Path); 5] = [
        |place| fs::write(place.join(FOREIGN[3]), "de").unwrap(),
        |place| fs::write(place.join(FOREIGN[3]), FOREIGN[3].to_uppercase()).unwrap(),
        |place| fs::remove_file(place.join(FOREIGN[7])).unwrap(),
        |place| fs::remove_file(place.join(SUMS)).unwrap(),
        |place| fs::write(place.join(SUMS), "").unwrap(),
    ];
    for (at, damage) in damages.into_iter().enumerate() {
        let caches = tempfile::tempdir().unwrap();
        damage(&Checkout::saved(caches.path()).cache.place());
        let other = Checkout::new(caches.path());
        other.cache.restore(&other.context);
        assert!(other.has().is_empty() && names_in(caches.path()).is_empty(), "{at}");
    }
}

#[test]
fn other_keys_and_what_is_half_written_are_removed_and_files_of_others_stay() {
    let caches = tempfile::tempdir().unwrap();
    for (name, is_ours) in [
        ("assay-dependencies-old", true),
        ("assay-dependencies-now.7.part", true),
        ("notes", false),
    ] {
        fs::create_dir_all(caches.path().join(name)).unwrap();
        fs::write(caches.path().join(name).join("deps"), format!("{is_ours}")).unwrap();
    }
    let checkout = Checkout::new(caches.path());
    checkout.cache.restore(&checkout.context);
    assert!(checkout.has().is_empty());
    Checkout::saved(caches.path());
    assert_eq!(names_in(caches.path()), ["assay-dependencies-now", "notes"]);
}

#[test]
fn a_cache_is_written_again_only_where_it_lacks_something() {
    let caches = tempfile::tempdir().unwrap();
    let checkout = Checkout::saved(caches.path());
    let mark = checkout.cache.place().join("mark");
    fs::write(&mark, "").unwrap();
    checkout.cache.save(&checkout.context);
    assert!(mark.exists());
    checkout.build(".fingerprint/serde-0000000000000004/lib-serde", 100);
    checkout.cache.save(&checkout.context);
    assert!(!mark.exists());
    let other = Checkout::new(caches.path());
    other.cache.restore(&other.context);
    assert!(other.path(OWN[3]).is_file() && other.path(FOREIGN[3]).is_file());
}

#[test]
fn a_folder_that_cannot_be_used_fails_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    let checkout = Checkout::saved(&file);
    checkout.cache.restore(&checkout.context);
    let empty = Checkout::new(dir.path());
    empty.cache.save(&empty.context);
    assert_eq!(names_in(dir.path()), ["file"]);
}
