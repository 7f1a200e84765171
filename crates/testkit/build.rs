//! Names everything that the template of the test databases is made from, so that a kept cluster is
//! taken only where it would be made the same.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash as _, Hasher as _};
use std::io;
use std::path::Path;

/// The migrations, what runs them and makes a cluster, and what makes the template.
const SOURCES: [&str; 5] = [
    "../../migrations",
    "../db/src/cluster",
    "../db/src/link",
    "../db/src/migrate.rs",
    "src/seed.rs",
];

fn main() -> io::Result<()> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
        add(Path::new(source), &mut hasher)?;
    }
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=ASSAY_TEMPLATE={:016x}", hasher.finish());
    Ok(())
}

/// A file with its name, or all files below a folder by name.
fn add(at: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    if at.is_file() {
        at.hash(hasher);
        fs::read(at)?.hash(hasher);
        return Ok(());
    }
    let inside: io::Result<Vec<_>> = fs::read_dir(at)?.map(|entry| Ok(entry?.path())).collect();
    let mut inside = inside?;
    inside.sort();
    inside.iter().try_for_each(|path| add(path, hasher))
}
