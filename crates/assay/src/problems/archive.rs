//! `assay problems import` and `export`.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use kpp::archive::{MAX_ARCHIVE_BYTES, Unpacked, pack, unpack_with};
use kpp::{Finding, Package, Problem, Scenario};

use super::refused;
use crate::say;

/// What marks the folder of a package, and of a scenario.
const MARKS: [&str; 2] = ["problem.yaml", "scenario.yaml"];

/// What an archive holds.
enum Found {
    /// A package of any version.
    Problem(Box<Problem>),
    /// A scenario with the packages of its tasks.
    Scenario(Scenario),
}

impl Found {
    /// # Errors
    /// What is wrong with it, behind `what`.
    fn open(dir: &Path, what: &str) -> anyhow::Result<Found> {
        let is_scenario = Scenario::is_at(dir) && !dir.join("problem.yaml").is_file();
        let found = if is_scenario {
            Scenario::open(dir).map(Found::Scenario)
        } else {
            Problem::open(dir).map(|problem| Found::Problem(Box::new(problem)))
        };
        found.map_err(|findings| refused(what, &findings))
    }

    fn slug(&self) -> &str {
        match self {
            Found::Problem(problem) => &problem.slug,
            Found::Scenario(scenario) => &scenario.slug,
        }
    }
}

/// Takes a package or a scenario out of an archive. It is there whole or not at all.
pub(super) fn import(archive: &Path, bank: &Path, name: Option<&str>) -> anyhow::Result<()> {
    let shown = archive.display();
    let file = File::open(archive).with_context(|| format!("cannot read {shown}"))?;
    let size = file.metadata().with_context(|| format!("cannot read {shown}"))?.len();
    ensure!(size <= MAX_ARCHIVE_BYTES, "{shown} is larger than 100 MiB");
    fs::create_dir_all(bank).with_context(|| format!("cannot make {}", bank.display()))?;
    // Its name begins with a dot, so nobody takes it for a package while it is being written.
    let waiting = bank.join(format!(".import-{}", kernel::uuid::Uuid::new_v4()));
    fs::create_dir(&waiting).with_context(|| format!("cannot make {}", waiting.display()))?;
    let imported = place(BufReader::new(file), &waiting, (archive, bank, name));
    // What is left of a failed import has no use; a good one has been moved away.
    let _ = fs::remove_dir_all(&waiting);
    let (to, found, left_out) = imported?;
    match found {
        Found::Problem(problem) => describe(&to, &problem),
        Found::Scenario(scenario) => describe_scenario(&to, &scenario),
    }
    list(&left_out);
    Ok(())
}

/// Files that are not part of the package, each with the reason.
fn list(left_out: &[Finding]) {
    for one in left_out {
        say(&format!("  {one}"));
    }
}

fn describe(to: &Path, problem: &Problem) {
    say(&format!(
        "{}: {:?}, {} tests, {} solutions, format {:?}",
        to.display(),
        problem.name,
        problem.tests.len(),
        problem.submissions.len(),
        problem.format
    ));
    for part in &problem.unused {
        say(&format!("  kept but not used: {part}"));
    }
    let house = Package::open(to).map(|package| package.check());
    for finding in house.unwrap_or_else(|findings| findings) {
        say(&format!("  before it can be published: {finding}"));
    }
}

fn describe_scenario(to: &Path, scenario: &Scenario) {
    let count = scenario.tasks.len();
    say(&format!("{}: {:?}, a scenario of {count} tasks", to.display(), scenario.name));
    for task in &scenario.tasks {
        for finding in task.package.check() {
            say(&format!("  before it can be published: {}/{finding}", task.package.slug));
        }
    }
}

fn place(
    file: BufReader<File>,
    waiting: &Path,
    (archive, bank, name): (&Path, &Path, Option<&str>),
) -> anyhow::Result<(PathBuf, Found, Vec<Finding>)> {
    let inside = waiting.join("package");
    fs::create_dir(&inside)?;
    let what = format!("{} is no usable archive", archive.display());
    let unpacked = unpack_with(file, &inside, &MARKS);
    let Unpacked { folder, left_out } = unpacked.map_err(|findings| refused(&what, &findings))?;
    let stem = archive.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let name = name.map(str::to_owned).or(folder).or(stem).unwrap_or_default();
    ensure!(!name.contains(['/', '\\']) && !name.starts_with('.'), "{name:?} is no package's name");
    let named = waiting.join(&name);
    fs::rename(&inside, &named)?;
    let what = format!("{} holds no usable package", archive.display());
    Found::open(&named, &what)?;
    let to = bank.join(&name);
    if to.exists() {
        bail!("{} is there already; choose another --name", to.display());
    }
    fs::rename(&named, &to).with_context(|| format!("cannot make {}", to.display()))?;
    let found = Found::open(&to, "the package")?;
    Ok((to, found, left_out))
}

/// Writes a package or a scenario as an archive.
pub(super) fn export(package: &Path, to: Option<&Path>) -> anyhow::Result<()> {
    let what = format!("{} is no usable package", package.display());
    let found = Found::open(package, &what)?;
    let to = to.map_or_else(|| PathBuf::from(format!("{}.zip", found.slug())), Path::to_owned);
    let file = File::create_new(&to).with_context(|| format!("cannot make {}", to.display()))?;
    let mut file = BufWriter::new(file);
    let packed = pack(package, &mut file).map_err(|findings| refused(&what, &findings));
    if let Err(error) = packed.and_then(|()| Ok(file.flush()?)) {
        fs::remove_file(&to)?;
        return Err(error);
    }
    say(&format!("{} ({} bytes)", to.display(), fs::metadata(&to)?.len()));
    if let Found::Problem(problem) = &found {
        list(&problem.left_out);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A legacy package that can be judged, and a bank to bring it into.
    fn package(home: &Path) -> PathBuf {
        let dir = home.join("sums");
        for (path, text) in [
            ("problem.yaml", "name: Sums\n"),
            ("data/secret/1.in", "1 2\n"),
            ("data/secret/1.ans", "3\n"),
            ("submissions/accepted/a.py", "print(sum(map(int, input().split())))\n"),
        ] {
            let path = dir.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        dir
    }

    fn entries(dir: &Path) -> usize {
        fs::read_dir(dir).unwrap().count()
    }

    #[test]
    fn a_package_goes_out_and_comes_in_and_replaces_nothing() {
        let home = tempfile::tempdir().unwrap();
        let (dir, bank) = (package(home.path()), home.path().join("bank"));
        let zip = home.path().join("any.zip");
        export(&dir, Some(&zip)).unwrap();
        assert!(export(&dir, Some(&zip)).is_err(), "the file is there already");
        import(&zip, &bank, None).unwrap();
        let answer = |bank: &Path| fs::read(bank.join("sums/data/secret/1.ans")).unwrap();
        assert_eq!(answer(&bank), b"3\n");
        fs::write(bank.join("sums/data/secret/1.ans"), "4\n").unwrap();
        assert!(import(&zip, &bank, None).is_err(), "the problem is there already");
        assert_eq!(answer(&bank), b"4\n");
        import(&zip, &bank, Some("other")).unwrap();
        assert_eq!(entries(&bank), 2);
        let again = home.path().join("again.zip");
        export(&bank.join("other"), Some(&again)).unwrap();
        assert_ne!(fs::read(&again).unwrap(), fs::read(&zip).unwrap(), "the folder's name differs");
        export(&dir, Some(&home.path().join("same.zip"))).unwrap();
        assert_eq!(fs::read(home.path().join("same.zip")).unwrap(), fs::read(&zip).unwrap());
    }

    #[test]
    fn a_scenario_goes_out_and_comes_in_with_its_tasks() {
        let home = tempfile::tempdir().unwrap();
        let bank = home.path().join("bank");
        let scenario =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/aerial_planning");
        let (zip, again) = (home.path().join("one.zip"), home.path().join("again.zip"));
        export(&scenario, Some(&zip)).unwrap();
        import(&zip, &bank, None).unwrap();
        let digest = |dir: &Path| Scenario::open(dir).unwrap().sha256().unwrap();
        let taken = bank.join("aerial_planning");
        assert_eq!(digest(&taken), digest(&scenario));
        export(&taken, Some(&again)).unwrap();
        assert_eq!(fs::read(&again).unwrap(), fs::read(&zip).unwrap());

        // A scenario without one of its tasks is none.
        let tasks = Scenario::open(&taken).unwrap().tasks;
        fs::remove_dir_all(&tasks[0].package.dir).unwrap();
        assert!(export(&taken, Some(&home.path().join("part.zip"))).is_err());
        let mut part = File::create(home.path().join("part.zip")).unwrap();
        pack(&taken, &mut part).unwrap();
        let refused = import(&home.path().join("part.zip"), &bank, Some("other")).unwrap_err();
        assert!(refused.to_string().contains("no usable package"), "{refused}");
        assert_eq!(entries(&bank), 1);
    }

    #[test]
    fn what_is_refused_leaves_nothing_behind() {
        let home = tempfile::tempdir().unwrap();
        let (dir, bank) = (package(home.path()), home.path().join("bank"));
        let zip = home.path().join("any.zip");
        export(&dir, Some(&zip)).unwrap();
        for name in ["../out", "a/b", ".hidden", "UPPER"] {
            assert!(import(&zip, &bank, Some(name)).is_err(), "{name}");
        }
        fs::write(&zip, "no archive").unwrap();
        assert!(import(&zip, &bank, None).is_err());
        fs::remove_file(dir.join("data/secret/1.ans")).unwrap();
        assert!(export(&dir, Some(&home.path().join("bad.zip"))).is_err());
        assert_eq!(entries(&bank), 0);
        assert_eq!(entries(home.path()), 3);
    }
}
