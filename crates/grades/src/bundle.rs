//! A bundle: one zip archive with the signed grade, the sources that count and, where the operator
//! made it, the problem packages. What people download holds no package, so no hidden test.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};
use std::path::{Component, Path};

use anyhow::{Context, bail, ensure};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::document::SignedGrade;

/// Most files, and most bytes of one file and of all together, that are read from a bundle.
const MOST_FILES: usize = 20_000;
const MOST_FILE_BYTES: u64 = 256 << 20;
const MOST_BYTES: u64 = 1 << 30;

const GRADE: &str = "grade.json";
const SOURCES: &str = "sources";
const PACKAGES: &str = "packages";
const NOTE: &str = "README.txt";

/// The source that counts for a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The task's place, from 1.
    pub position: i32,
    /// The language's id.
    pub language: String,
    /// The source.
    pub text: String,
}

/// The files of a package: path below it, and contents.
pub type Files = BTreeMap<String, Vec<u8>>;

/// What a bundle holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// The grade and its signature.
    pub signed: SignedGrade,
    /// The source that counts for each task, by its position.
    pub sources: BTreeMap<i32, String>,
    /// The packages by their task's place.
    pub packages: BTreeMap<i32, Files>,
}

impl Bundle {
    /// A bundle without packages.
    pub fn new(signed: SignedGrade, sources: Vec<Source>) -> Self {
        let sources = sources.into_iter().map(|source| (source.position, source.text)).collect();
        Self { signed, sources, packages: BTreeMap::new() }
    }

    /// The archive. The same bundle is the same bytes.
    pub fn pack(&self) -> anyhow::Result<Vec<u8>> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(zip::DateTime::default())
            .unix_permissions(0o644);
        let mut put = |name: &str, bytes: &[u8]| -> anyhow::Result<()> {
            zip.start_file(name, options)?;
            Ok(zip.write_all(bytes)?)
        };
        put(GRADE, serde_json::to_string_pretty(&self.signed)?.as_bytes())?;
        put(NOTE, self.note().as_bytes())?;
        for (position, text) in &self.sources {
            put(&format!("{SOURCES}/{position}.{}", self.ending(*position)), text.as_bytes())?;
        }
        for (position, files) in &self.packages {
            for (path, bytes) in files {
                put(&format!("{PACKAGES}/{position}/{path}"), bytes)?;
            }
        }
        Ok(zip.finish()?.into_inner())
    }

    /// Reads an archive of anybody's.
    ///
    /// # Errors
    /// What is not as it should be, in words.
    pub fn read(bytes: &[u8]) -> anyhow::Result<Self> {
        Self::read_within(bytes, (MOST_FILE_BYTES, MOST_BYTES))
    }

    /// The same of an archive with at most so many bytes in a file, and in all of them.
    pub(crate) fn read_within(bytes: &[u8], (a_file, in_all): (u64, u64)) -> anyhow::Result<Self> {
        let mut zip = ZipArchive::new(Cursor::new(bytes)).context("this is no zip archive")?;
        ensure!(zip.len() <= MOST_FILES, "more than {MOST_FILES} files");
        let (mut signed, mut sources, mut packages) = (None, BTreeMap::new(), BTreeMap::new());
        let mut room = in_all;
        for index in 0..zip.len() {
            let file = zip.by_index(index)?;
            if file.is_dir() {
                continue;
            }
            let name = file.name()?.into_owned();
            ensure!(file.is_file() && is_plain(&name), "{name:?} is no plain file of a bundle");
            let most = room.min(a_file);
            let mut bytes = Vec::new();
            // What the archive says of a file's size is not believed.
            file.take(most + 1).read_to_end(&mut bytes).with_context(|| name.clone())?;
            ensure!(bytes.len() as u64 <= most, "{name} is too large");
            room -= bytes.len() as u64;
            let parts: Vec<&str> = name.splitn(3, '/').collect();
            match *parts.as_slice() {
                [GRADE] => {
                    let grade = serde_json::from_slice(&bytes);
                    signed = Some(grade.context("grade.json is no signed grade")?);
                }
                [NOTE] => {}
                [SOURCES, file] => {
                    let position = file.split('.').next().unwrap_or_default().parse()?;
                    sources.insert(position, String::from_utf8(bytes)?);
                }
                [PACKAGES, position, path] => {
                    let files: &mut Files = packages.entry(position.parse()?).or_default();
                    files.insert(path.to_owned(), bytes);
                }
                _ => bail!("{name:?} belongs in no bundle"),
            }
        }
        Ok(Self { signed: signed.context("there is no grade.json")?, sources, packages })
    }

    fn ending(&self, position: i32) -> &'static str {
        let task = self.signed.grade.tasks.iter().find(|task| task.position == position);
        let language = task.and_then(|task| task.submission.as_ref()).map(|s| s.language.as_str());
        match language {
            Some("python") => "py",
            Some("javascript") => "js",
            Some("typescript") => "ts",
            Some("rust") => "rs",
            Some("c") => "c",
            Some("cpp") => "cpp",
            Some("go") => "go",
            Some("java") => "java",
            Some("sql") => "sql",
            _ => "txt",
        }
    }

    fn note(&self) -> String {
        let packages = if self.packages.is_empty() {
            "Problem packages are not in it: they hold hidden tests. grade.json names each one by its \
             SHA-256; anyone with the packages can judge again with --bank."
        } else {
            "It holds problem packages with their hidden tests. Do not pass it on to candidates."
        };
        format!(
            "A signed grade, and the source that counts for each task.\n\n\
             assay verify grade.json --keys keys.json   checks the signature, offline; keys.json is\n\
             what GET /api/grade-keys of the issuer answers\n\
             assay regrade bundle.zip                   judges again and compares\n\n{packages}\n"
        )
    }
}

/// A relative path of ordinary names.
fn is_plain(name: &str) -> bool {
    !name.contains(['\\', '\0'])
        && Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}
