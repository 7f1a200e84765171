//! Packages that are being written: their files in a folder of their own for as long as somebody looks.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use anyhow::{Context, ensure};
use authoring::checklist::{Facts, Fault, GroupFact};
use authoring::drafts::{Files, MAX_DRAFT_MIB, MAX_FILES, PUZZLE, SCENARIO};
use challenges::problems::{NewVersion, Slug};
use kpp::archive::{Unpacked, pack, unpack_with};
use kpp::{Finding, GENERATORS, Generators, Package, language_of};

use crate::new_version;

/// The statement's place in a package.
const STATEMENT: &str = "statement/problem.en.md";
/// A dot file that archives of older tools have.
const TIME_LIMIT: &str = ".timelimit";
/// Folders of solutions that are to fail.
const FAILING: [&str; 4] = ["wrong_answer", "time_limit_exceeded", "run_time_error", "rejected"];

/// Writes the files into a folder of this name, which is gone afterwards.
///
/// # Errors
/// The folder cannot be made; those of `act`.
pub fn with_folder<T>(
    name: &str,
    files: &Files,
    act: impl FnOnce(&Path) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let home = tempfile::tempdir().context("there is no room for a package")?;
    let root = home.path().join(name);
    fs::create_dir(&root).context("there is no room for a package")?;
    for (path, content) in files {
        let to = root.join(path);
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent).with_context(|| format!("cannot write {path}"))?;
        }
        fs::write(&to, content).with_context(|| format!("cannot write {path}"))?;
    }
    act(&root)
}

/// The digest that a package of these files has.
pub fn digest(files: &Files) -> [u8; 32] {
    kpp::digest(files.iter().map(|(path, content)| (path.as_str(), content.as_slice())))
}

/// What a package says of itself, however broken it is.
///
/// # Errors
/// The files cannot be written to a folder.
pub fn facts(name: &str, files: &Files) -> anyhow::Result<Facts> {
    let (title, mut faults): (_, Vec<Fault>) = with_folder(name, files, |dir| {
        Ok(match Package::open(dir) {
            Ok(package) => (Some(package.name.clone()), refusals(&package)),
            Err(findings) => (None, findings.into_iter().map(fault).collect()),
        })
    })?;
    let text = |path: &str| files.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok());
    let metadata = text("problem.yaml").unwrap_or_default();
    if let Some(rules) = text(GENERATORS) {
        let read = Generators::parse(rules, metadata, &|path| files.contains_key(path));
        faults.extend(read.err().into_iter().flatten().map(fault));
    }
    let words = text(STATEMENT).unwrap_or_default();
    let has_statement = words.lines().any(|line| !line.starts_with('#') && !line.trim().is_empty());
    let licence = scalar(metadata, "license").filter(|licence| licence != "unknown");
    Ok(Facts {
        title: title.or_else(|| scalar(metadata, "name")),
        faults,
        has_statement,
        samples: pairs(files, "data/sample/"),
        groups: groups(files),
        accepted: programs(files, "submissions/accepted/"),
        wrong: FAILING.iter().map(|of| programs(files, &format!("submissions/{of}/"))).sum(),
        validators: within(files, "input_validators/").count(),
        licence,
    })
}

/// Everything that keeps a package out of the bank: the rules that it breaks, or what the bank says of it as it would be
/// published.
fn refusals(package: &Package) -> Vec<Fault> {
    let broken = package.check();
    if !broken.is_empty() {
        return broken.into_iter().map(fault).collect();
    }
    let tried = new_version(package).and_then(|version| Ok(version.check_contents()?));
    tried.err().map(refusal).into_iter().collect()
}

/// What stands in the way of a whole package or scenario.
pub(crate) fn refusal(error: anyhow::Error) -> Fault {
    Fault { text: format!("{error:#}"), ..Fault::default() }
}

pub(crate) fn fault(finding: Finding) -> Fault {
    Fault { task: None, path: finding.path, text: finding.text }
}

/// The value of a key that stands at the left margin, without the quotes around it.
fn scalar(yaml: &str, key: &str) -> Option<String> {
    let line = yaml.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
    let value = line.trim();
    // Double quotes mean the same in YAML and in JSON, but for escapes that nobody writes in a title.
    if let Ok(text) = serde_json::from_str::<String>(value) {
        return Some(text).filter(|text| !text.is_empty());
    }
    let bare = value.trim_matches(|c| c == '"' || c == '\'');
    (!bare.is_empty()).then(|| bare.to_owned())
}

/// What lies below a folder, relative to it.
fn within<'a>(files: &'a Files, folder: &'a str) -> impl Iterator<Item = &'a str> {
    files.keys().filter_map(move |path| path.strip_prefix(folder))
}

/// How many programs lie in a folder; the files of a folder in it are one.
fn programs(files: &Files, folder: &str) -> usize {
    let sources = within(files, folder).filter(|name| language_of(Path::new(name)).is_some());
    let mut names: Vec<&str> =
        sources.map(|name| name.split_once('/').map_or(name, |(first, _)| first)).collect();
    names.dedup();
    names.len()
}

fn pairs(files: &Files, folder: &str) -> usize {
    let answered = |name: &&str| {
        let stem = name.strip_suffix(".in");
        stem.is_some_and(|stem| files.contains_key(&format!("{folder}{stem}.ans")))
    };
    within(files, folder).filter(answered).count()
}

fn groups(files: &Files) -> Vec<GroupFact> {
    let mut names: Vec<&str> = within(files, "data/secret/")
        .filter_map(|path| path.split_once('/'))
        .map(|(name, _)| name)
        .collect();
    names.dedup();
    names
        .into_iter()
        .map(|name| {
            let folder = format!("data/secret/{name}/");
            let settings = files.get(&format!("{folder}test_group.yaml"));
            let settings = settings.and_then(|bytes| std::str::from_utf8(bytes).ok());
            let weight = settings.and_then(|yaml| scalar(yaml, "max_score")?.parse().ok());
            GroupFact { name: name.to_owned(), weight, tests: pairs(files, &folder) }
        })
        .collect()
}

/// The archive of a package: the same files give the same bytes.
///
/// # Errors
/// The files are no package's.
pub fn export(name: &str, files: &Files) -> anyhow::Result<Vec<u8>> {
    with_folder(name, files, |dir| {
        let mut to = Cursor::new(Vec::new());
        pack(dir, &mut to).map_err(|findings| anyhow::anyhow!("{}", lines(&findings)))?;
        Ok(to.into_inner())
    })
}

pub(crate) fn lines(findings: &[Finding]) -> String {
    findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// What came out of an archive.
#[derive(Debug)]
pub struct Taken {
    /// The name of the folder that the files were in, where there was one.
    pub folder: Option<String>,
    /// The files that are taken.
    pub files: Files,
    /// Files and folders that are not, each with the reason.
    pub left_out: Vec<Fault>,
}

/// What came out of an archive, or what is wrong with it.
pub type Imported = Result<Taken, Vec<Fault>>;

/// Takes a package, a grid puzzle or a scenario out of an archive.
///
/// # Errors
/// The folder cannot be made.
pub fn import(archive: &[u8]) -> anyhow::Result<Imported> {
    let home = tempfile::tempdir().context("there is no room for a package")?;
    let marks = ["problem.yaml", PUZZLE, SCENARIO];
    let Unpacked { folder, left_out } = match unpack_with(Cursor::new(archive), home.path(), &marks)
    {
        Ok(unpacked) => unpacked,
        Err(findings) => return Ok(Err(findings.into_iter().map(fault).collect())),
    };
    let mut left_out: Vec<Fault> = left_out.into_iter().map(fault).collect();
    let mut files = Files::new();
    let mut bytes = 0;
    collect(home.path(), "", &mut files, &mut bytes)?;
    if files.remove(TIME_LIMIT).is_some() {
        let text =
            "Left out: write the time limit as limits.time_limit in problem.yaml.".to_owned();
        left_out.push(Fault { path: TIME_LIMIT.to_owned(), text, task: None });
    }
    if files.len() > MAX_FILES || bytes > MAX_DRAFT_MIB * 1024 * 1024 {
        let text = format!(
            "The package has {} files of {bytes} bytes; {MAX_FILES} files and {MAX_DRAFT_MIB} MiB \
             are taken here.",
            files.len()
        );
        return Ok(Err(vec![Fault { text, ..Fault::default() }]));
    }
    Ok(Ok(Taken { folder, files, left_out }))
}

/// Everything `unpack_with` wrote: regular files with plain names, at most nine folders deep.
fn collect(root: &Path, at: &str, files: &mut Files, bytes: &mut usize) -> anyhow::Result<()> {
    for entry in fs::read_dir(root.join(at))? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_str().context("a name that is not UTF-8")?;
        let path = if at.is_empty() { name.to_owned() } else { format!("{at}/{name}") };
        if entry.file_type()?.is_dir() {
            collect(root, &path, files, bytes)?;
        } else {
            let content = fs::read(entry.path())?;
            *bytes += content.len();
            files.insert(path, content);
        }
    }
    Ok(())
}

/// The package as the bank takes it, under the name that it has there.
///
/// # Errors
/// It breaks a rule of the bank.
pub fn bank_version(name: &str, files: &Files, slug: Slug) -> anyhow::Result<NewVersion> {
    with_folder(name, files, |dir| {
        let package = Package::open(dir).map_err(|found| anyhow::anyhow!("{}", lines(&found)))?;
        let broken = package.check();
        ensure!(broken.is_empty(), "{}", lines(&broken));
        Ok(NewVersion { slug, ..new_version(&package)? })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(of: &[(&str, &str)]) -> Files {
        of.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn some() -> Files {
        files(&[
            ("problem.yaml", "name: \"Sums\"\nlicense: cc by\n"),
            ("statement/problem.en.md", "# Title\n\nAdd.\n"),
            ("data/sample/1.in", "1\n"),
            ("data/sample/1.ans", "1\n"),
            ("data/sample/2.in", "1\n"),
            ("data/secret/core/test_group.yaml", "max_score: 60\n"),
            ("data/secret/core/1.in", "1\n"),
            ("data/secret/core/1.ans", "1\n"),
            ("data/secret/edge/1.in", "1\n"),
            ("submissions/accepted/a.py", "print(1)\n"),
            ("submissions/accepted/README.md", "text\n"),
            ("submissions/wrong_answer/b.py", "print(2)\n"),
            ("submissions/wrong_answer/c/main.py", "import lib.two\n"),
            ("submissions/wrong_answer/c/lib/two.py", "print(2)\n"),
        ])
    }

    #[test]
    fn a_broken_package_still_says_what_is_there() {
        let facts = facts("sums", &some()).unwrap();
        assert_eq!(facts.title.as_deref(), Some("Sums"));
        assert_eq!(facts.licence.as_deref(), Some("cc by"));
        assert!(facts.has_statement && !facts.faults.is_empty());
        assert_eq!((facts.samples, facts.accepted, facts.wrong, facts.validators), (1, 1, 2, 0));
        let groups = facts.groups.iter().map(|g| (g.name.as_str(), g.weight, g.tests));
        assert_eq!(groups.collect::<Vec<_>>(), [("core", Some(60), 1), ("edge", None, 0)]);
        let unknown = files(&[("problem.yaml", "license: unknown\n")]);
        assert_eq!(super::facts("sums", &unknown).unwrap().licence, None);
    }

    #[test]
    fn an_export_comes_back_as_the_same_files_and_the_same_bytes() {
        let archive = export("sums", &some()).unwrap();
        let back = import(&archive).unwrap().unwrap();
        assert_eq!((back.folder.as_deref(), &back.files), (Some("sums"), &some()));
        assert_eq!(back.left_out, []);
        assert_eq!(export("sums", &back.files).unwrap(), archive);
    }

    #[test]
    fn a_time_limit_beside_the_package_is_said_and_not_taken() {
        let mut with = some();
        with.insert(TIME_LIMIT.to_owned(), b"2\n".to_vec());
        let back = import(&export("sums", &with).unwrap()).unwrap().unwrap();
        assert_eq!(back.files, some());
        let [one] = back.left_out.as_slice() else { panic!("{:?}", back.left_out) };
        assert!(one.path == TIME_LIMIT && one.text.contains("limits.time_limit"), "{one:?}");
    }

    #[test]
    fn a_digest_of_files_is_that_of_their_folder() {
        let sums = some();
        let hex: String = digest(&sums).iter().map(|b| format!("{b:02x}")).collect();
        let of_folder = with_folder("sums", &sums, |dir| {
            let problem = std::path::Path::new("../../problems/warmup");
            let package = Package::open(problem).unwrap();
            let mut moved = package;
            moved.dir = dir.to_owned();
            Ok(moved.sha256().unwrap())
        });
        assert_eq!(of_folder.unwrap(), hex);
    }

    #[test]
    fn what_is_no_archive_is_refused_with_a_sentence() {
        let refused = import(b"nothing").unwrap().unwrap_err();
        assert!(refused[0].text.starts_with("This is no archive"), "{refused:?}");
    }
}
