//! `generators/generators.yaml`: which program makes which test. The names are those of BAPCtools, of whose format this is
//! the part in which a test has a name and is one program with its arguments.

use std::collections::BTreeMap;

use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::credits::OneOrMany;
use crate::files::{is_plain_name, text_of, yaml};
use crate::{Finding, language_of};

/// The file's name.
pub const GENERATORS: &str = "generators/generators.yaml";
/// Where the programs are.
const FOLDER: &str = "generators";
/// The most tests that are made.
const MAX_MADE: usize = 200;
/// The longest line that makes a test, in characters.
const MAX_COMMAND: usize = 400;
/// The longest name of a test, in characters.
const MAX_NAME: usize = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(default)]
    solution: Option<String>,
    #[serde(default)]
    data: Folders,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Folders {
    #[serde(default)]
    sample: Option<Tests>,
    #[serde(default)]
    secret: Option<Groups>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Groups {
    data: BTreeMap<String, Tests>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tests {
    data: BTreeMap<String, Entry>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a program and its arguments on one line")]
enum Entry {
    Command(String),
    /// A test of another kind, whose keys do not matter here.
    Other {},
}

/// What of `problem.yaml` says whether a solution's output is the answer.
#[derive(Deserialize)]
struct Type {
    #[serde(rename = "type")]
    kind: Option<OneOrMany<String>>,
}

/// A test that a program makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeTest {
    /// Where it is put, without the ending: `data/secret/core/random-10`.
    pub path: String,
    /// The program's place: `generators/random.py`.
    pub program: String,
    /// What it is called with; a seed is a number already.
    pub arguments: Vec<String>,
}

/// What is made of a package.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Generators {
    /// The solution whose output is the answer; absent for the first accepted one.
    pub solution: Option<String>,
    /// In the order of their paths.
    pub tests: Vec<MadeTest>,
}

impl Generators {
    /// Reads the file's text for a package with this `problem.yaml`, in which `has` says what is there.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(
        text: &str,
        metadata: &str,
        has: &dyn Fn(&str) -> bool,
    ) -> Result<Generators, Vec<Finding>> {
        let raw: Raw = yaml::parse(text).map_err(|why| vec![Finding::new(GENERATORS, why)])?;
        let mut findings = Vec::new();
        let mut say = |text: String| findings.push(Finding::new(GENERATORS, text));
        if talks(metadata) {
            say("Tests of interactive and multi-pass problems are not made here.".to_owned());
        }
        let solution = raw.solution.map(|path| path.trim_start_matches('/').to_owned());
        if let Some(path) = solution.as_deref().filter(|path| !is_solution(path) || !has(path)) {
            say(format!("solution: there is no {path} in submissions/accepted."));
        }
        let mut tests = Vec::new();
        for (folder, entries) in folders(raw.data) {
            for (name, entry) in entries {
                match test((&folder, &name), entry, has) {
                    Ok(test) => tests.push(test),
                    Err(why) => say(format!("{folder}/{name}: {why}")),
                }
            }
        }
        if tests.len() > MAX_MADE {
            say(format!("More than {MAX_MADE} tests are to be made."));
        }
        if let Some((one, other)) = twins(&tests) {
            say(format!("{one} is made as {other} is; write {{seed:2}} in one of them."));
        }
        if findings.is_empty() { Ok(Generators { solution, tests }) } else { Err(findings) }
    }

    /// What is wrong with the bytes of a test that was made.
    pub fn check_made(bytes: &[u8]) -> Option<String> {
        text_of(bytes.to_vec()).err()
    }
}

fn talks(metadata: &str) -> bool {
    let kinds = yaml::parse::<Type>(metadata).ok().and_then(|raw| raw.kind);
    let kinds = kinds.map(OneOrMany::into_vec).unwrap_or_default();
    kinds.iter().any(|kind| ["interactive", "multi-pass"].contains(&kind.as_str()))
}

fn is_solution(path: &str) -> bool {
    path.strip_prefix("submissions/accepted/").is_some_and(|name| !name.contains('/'))
}

fn folders(data: Folders) -> Vec<(String, BTreeMap<String, Entry>)> {
    let samples = data.sample.map(|tests| ("data/sample".to_owned(), tests.data));
    let secret = data.secret.map(|groups| groups.data).unwrap_or_default();
    let secret =
        secret.into_iter().map(|(name, tests)| (format!("data/secret/{name}"), tests.data));
    samples.into_iter().chain(secret).collect()
}

fn test(
    (folder, name): (&str, &str),
    entry: Entry,
    has: &dyn Fn(&str) -> bool,
) -> Result<MadeTest, String> {
    let Entry::Command(command) = entry else {
        return Err("Only a program and its arguments on one line are understood here.".to_owned());
    };
    let is_place = folder.split('/').all(is_plain_name);
    if !is_place || !is_plain_name(name) || name.contains('.') || name.len() > MAX_NAME {
        return Err("A name has only A-Z a-z 0-9 _ and -, and at most 100 of them.".to_owned());
    }
    if command.chars().count() > MAX_COMMAND || command.contains(char::is_control) {
        return Err(format!("Write one line of at most {MAX_COMMAND} characters."));
    }
    let mut words = command.split_whitespace();
    let program = format!("{FOLDER}/{}", words.next().unwrap_or_default());
    let language = language_of(std::path::Path::new(&program));
    if !has(&program) || language.is_none_or(|language| language == "sql") {
        return Err(format!("There is no program {program}."));
    }
    let seed = seed_of(&command);
    let arguments = words.map(|word| argument(word, name, seed)).collect::<Result<_, _>>()?;
    Ok(MadeTest { path: format!("{folder}/{name}"), program, arguments })
}

/// The seed of a line: the same wherever and whenever it is read.
fn seed_of(command: &str) -> u32 {
    let hash = Sha256::digest(command.split_whitespace().collect::<Vec<_>>().join(" "));
    let first = hash.iter().take(4).fold(0_u32, |all, byte| (all << 8) | u32::from(*byte));
    first & 0x7fff_ffff
}

fn argument(word: &str, name: &str, seed: u32) -> Result<String, String> {
    let is_seed = word == "{seed}"
        || word.strip_prefix("{seed:").and_then(|rest| rest.strip_suffix('}')).is_some();
    match word {
        _ if is_seed => Ok(seed.to_string()),
        "{name}" => Ok(name.to_owned()),
        _ if word.contains(['{', '}']) => {
            Err(format!("{word} is not understood; there are {{seed}}, {{seed:2}} and {{name}}."))
        }
        _ => Ok(word.to_owned()),
    }
}

/// Two tests of which one says nothing that the other does not.
fn twins(tests: &[MadeTest]) -> Option<(&str, &str)> {
    let mut seen: BTreeMap<(&str, &[String]), &str> = BTreeMap::new();
    tests.iter().find_map(|test| {
        let same = (test.program.as_str(), test.arguments.as_slice());
        let before = seen.insert(same, test.path.as_str())?;
        Some((test.path.as_str(), before))
    })
}
