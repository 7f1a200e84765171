//! Programs already compiled, kept on disk by the worker. A program is found by what it was made
//! from ([`super::key`]); its bytes are believed only where they hash to what was noted. No box
//! sees this directory: what is found enters one as a sealed file, like a program fresh from the
//! compiler.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Read, Write},
    os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::SystemTime,
};

use sha2::{Digest, Sha256};

use super::{MESSAGE_BYTES, PRODUCT_BYTES, key::Key};

/// Files that were begun and never finished are older than this, in seconds.
pub(super) const ABANDONED_S: u64 = 600;
const BEGUN: &str = ".new-";

/// How much is kept, and how long; the least recently used goes first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    /// Bytes of all entries.
    pub(super) bytes: u64,
    /// Number of entries.
    pub(super) entries: usize,
    /// How long an entry stays that nobody asks for, in seconds.
    pub(super) unused_s: u64,
}

/// The directory of compiled programs.
#[derive(Debug)]
pub(super) struct Store {
    dir: PathBuf,
    room: Room,
    begun: AtomicU64,
}

/// What compiling made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// The program; empty where the source itself is run.
    pub(super) product: Vec<u8>,
    /// What the compiler said.
    pub(super) said: String,
}

/// What is known of a key.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The entry.
    Entry(Entry),
    /// Nothing.
    Nothing,
    /// There was a file, but not the one that was written; it is removed.
    Spoilt,
}

impl Store {
    /// The store in a directory, which is made where it is missing.
    ///
    /// # Errors
    /// Where others than this user could write to it.
    pub(super) fn open(dir: &Path, room: Room) -> io::Result<Self> {
        own(dir)?;
        let store = Self { dir: dir.to_owned(), room, begun: AtomicU64::new(0) };
        store.make_room()?;
        Ok(store)
    }

    /// What was kept under this key; it counts as used now.
    pub(super) fn find(&self, key: &Key) -> Found {
        let path = self.dir.join(key.hex());
        let Ok(mut file) = read_only(&path) else {
            return Found::Nothing;
        };
        if let Some(entry) = read(&mut file, key) {
            // Only the order of leaving hangs on it.
            let _ = file.set_modified(SystemTime::now());
            return Found::Entry(entry);
        }
        let _ = fs::remove_file(path);
        Found::Spoilt
    }

    /// Keeps an entry, and lets go of the least recently used beyond the room there is.
    pub(super) fn keep(&self, key: &Key, entry: &Entry) -> io::Result<()> {
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        let begun = self.dir.join(format!("{BEGUN}{}-{number}", std::process::id()));
        let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&begun)?;
        // The kernel's own stamps lag behind the clock that `find` sets.
        let written = write(&mut file, key, entry)
            .and_then(|()| file.set_modified(SystemTime::now()))
            .and_then(|()| fs::rename(&begun, self.dir.join(key.hex())));
        if written.is_err() {
            let _ = fs::remove_file(&begun);
        }
        written?;
        self.make_room()
    }

    fn make_room(&self) -> io::Result<()> {
        let mut kept = Vec::new();
        for file in fs::read_dir(&self.dir)?.flatten() {
            let (Ok(about), name) = (file.metadata(), file.file_name()) else {
                continue;
            };
            let used = about.modified()?;
            if !name.to_string_lossy().starts_with(BEGUN) {
                kept.push((used, about.len(), file.path()));
            } else if used.elapsed().is_ok_and(|age| age.as_secs() > ABANDONED_S) {
                let _ = fs::remove_file(file.path());
            }
        }
        kept.sort();
        let mut bytes: u64 = kept.iter().map(|(_, bytes, _)| bytes).sum();
        let mut entries = kept.len();
        for (used, size, path) in kept {
            let fits = bytes <= self.room.bytes && entries <= self.room.entries;
            let forgotten = used.elapsed().is_ok_and(|age| age.as_secs() > self.room.unused_s);
            if fits && !forgotten {
                break;
            }
            // Another worker may have been faster.
            let _ = fs::remove_file(path);
            (bytes, entries) = (bytes - size, entries - 1);
        }
        Ok(())
    }
}

/// Makes a directory that only this user can write to, or sees to it that it is one.
pub(super) fn own(dir: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(dir)?;
    let about = fs::symlink_metadata(dir)?;
    let ours = about.uid() == rustix::process::geteuid().as_raw();
    if !about.is_dir() || !ours || about.mode() & 0o022 != 0 {
        return Err(io::Error::other("others can write to it"));
    }
    Ok(())
}

fn read_only(path: &Path) -> io::Result<File> {
    const NO_LINK: i32 = 0o400_000; // O_NOFOLLOW
    OpenOptions::new().read(true).custom_flags(NO_LINK).open(path)
}

/// An entry is its hash, the length of what the compiler said, that, and the program.
fn write(file: &mut File, key: &Key, entry: &Entry) -> io::Result<()> {
    let length = (entry.said.len() as u64).to_le_bytes();
    let parts = [&length, entry.said.as_bytes(), &entry.product];
    let sum = parts.iter().fold(Sha256::new_with_prefix(key.0), |sum, part| sum.chain_update(part));
    file.write_all(&sum.finalize())?;
    parts.iter().try_for_each(|part| file.write_all(part))
}

fn read(file: &mut File, key: &Key) -> Option<Entry> {
    const MOST: u64 = PRODUCT_BYTES + 2 * MESSAGE_BYTES as u64;
    let about = file.metadata().ok().filter(|about| about.is_file() && about.len() <= MOST)?;
    let mut bytes = Vec::with_capacity(usize::try_from(about.len()).ok()?);
    file.take(MOST).read_to_end(&mut bytes).ok()?;
    let (sum, rest) = bytes.split_first_chunk::<32>()?;
    if Sha256::new_with_prefix(key.0).chain_update(rest).finalize()[..] != sum[..] {
        return None;
    }
    let (length, rest) = rest.split_first_chunk()?;
    let (said, product) =
        rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
    Some(Entry { said: String::from_utf8(said.to_vec()).ok()?, product: product.to_vec() })
}

#[cfg(test)]
mod tests {
    use std::{fs::Permissions, os::unix::fs::PermissionsExt, time::Duration};

    use super::*;

    const ROOM: Room = Room { bytes: 10_000, entries: 3, unused_s: 3600 };

    fn key(byte: u8) -> Key {
        Key([byte; 32])
    }

    fn entry(byte: u8) -> Entry {
        Entry { product: vec![byte; 1000], said: "a warning".to_owned() }
    }

    /// A fresh store, and its directory.
    fn store() -> (tempfile::TempDir, Store) {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(&dir.path().join("compiled"), ROOM).unwrap();
        (dir, store)
    }

    #[test]
    fn what_was_kept_is_found_by_its_key_alone() {
        let (_dir, store) = store();
        assert_eq!(store.find(&key(1)), Found::Nothing);
        store.keep(&key(1), &entry(7)).unwrap();
        assert_eq!(store.find(&key(1)), Found::Entry(entry(7)));
        assert_eq!(store.find(&key(2)), Found::Nothing);
    }

    #[test]
    fn an_entry_that_was_changed_cut_or_put_under_another_key_is_removed() {
        let (_dir, store) = store();
        let path = store.dir.join(key(1).hex());
        let spoil: [fn(&mut Vec<u8>); 4] = [
            |bytes| bytes[0] ^= 1,
            |bytes| *bytes.last_mut().unwrap() ^= 1,
            |bytes| bytes.truncate(bytes.len() - 1),
            |bytes| bytes.clear(),
        ];
        for change in spoil {
            store.keep(&key(1), &entry(7)).unwrap();
            let mut bytes = fs::read(&path).unwrap();
            change(&mut bytes);
            fs::write(&path, bytes).unwrap();
            assert_eq!(store.find(&key(1)), Found::Spoilt);
            assert_eq!(store.find(&key(1)), Found::Nothing, "it is gone");
        }
        store.keep(&key(1), &entry(7)).unwrap();
        fs::rename(&path, store.dir.join(key(2).hex())).unwrap();
        assert_eq!(store.find(&key(2)), Found::Spoilt);
    }

    #[test]
    fn the_least_recently_used_leaves_first() {
        let (_dir, store) = store();
        let ages = [(1, 300), (2, 200), (3, 100)];
        for (name, age) in ages {
            store.keep(&key(name), &entry(name)).unwrap();
            let file = File::open(store.dir.join(key(name).hex())).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        }
        assert!(matches!(store.find(&key(1)), Found::Entry(_)), "used again: the youngest now");
        store.keep(&key(4), &entry(4)).unwrap();
        let there = [1, 2, 3, 4].map(|name| matches!(store.find(&key(name)), Found::Entry(_)));
        assert_eq!(there, [true, false, true, true]);
        let large = Entry { product: vec![0; 9_500], said: String::new() };
        store.keep(&key(5), &large).unwrap();
        assert_eq!(fs::read_dir(&store.dir).unwrap().count(), 1, "bytes are bounded too");
        assert_eq!(store.find(&key(5)), Found::Entry(large));
    }

    #[test]
    fn what_nobody_asked_for_in_a_long_time_is_gone_when_the_store_is_opened_again() {
        let (_dir, store) = store();
        for (name, age) in [(1, 3700), (2, 3500)] {
            store.keep(&key(name), &entry(name)).unwrap();
            let file = File::open(store.dir.join(key(name).hex())).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        }
        let again = Store::open(&store.dir, ROOM).unwrap();
        assert_eq!(again.find(&key(1)), Found::Nothing);
        assert_eq!(again.find(&key(2)), Found::Entry(entry(2)));
    }

    #[test]
    fn a_directory_that_others_can_write_to_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        fs::set_permissions(dir.path(), Permissions::from_mode(0o777)).unwrap();
        assert!(Store::open(dir.path(), ROOM).is_err());
        let link = dir.path().join("link");
        std::os::unix::fs::symlink("/", &link).unwrap();
        assert!(Store::open(&link, ROOM).is_err());
    }
}
