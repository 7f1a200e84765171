//! `scenario.yaml`: several problems in an order, solved with one program that grows.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::credits::Credits;
use crate::files::{read_text, yaml};
use crate::package::{LICENSES, locate, split_keywords};
use crate::{Difficulty, Finding, Package};

const FILE: &str = "scenario.yaml";
const STATEMENT: &str = "statement.en.md";
const MAX_FILE_BYTES: u64 = 64 * 1024;
/// Source: product.md §4.
const TASKS: std::ops::RangeInclusive<usize> = 3..=6;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    name: String,
    license: String,
    credits: Credits,
    keywords: Vec<String>,
    tasks: Vec<RawTask>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct RawTask {
    problem: String,
    weight: u32,
}

/// A folder with `scenario.yaml`, the introduction, and the package of each task in a folder of its own.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The folder's name; the scenario's address on the site.
    pub slug: String,
    /// English title.
    pub name: String,
    /// Skill areas.
    pub keywords: Vec<String>,
    /// From the keyword `difficulty:…`.
    pub difficulty: Difficulty,
    /// What the tasks have in common, in Markdown.
    pub statement: String,
    /// In the order in which they are solved; the weights sum to 100.
    pub tasks: Vec<ScenarioTask>,
    files: [String; 2],
}

/// A task of a scenario.
#[derive(Debug, Clone)]
pub struct ScenarioTask {
    /// Its package.
    pub package: Package,
    /// What it is worth, of 100.
    pub weight: u32,
}

impl Scenario {
    /// Whether a folder is a scenario's.
    pub fn is_at(dir: &Path) -> bool {
        dir.join(FILE).is_file()
    }

    /// Reads a scenario and the packages of its tasks.
    ///
    /// # Errors
    /// Every fault of the scenario, or every fault of its packages.
    pub fn open(dir: &Path) -> Result<Scenario, Vec<Finding>> {
        let mut findings = Vec::new();
        let Some((root, slug)) = locate(dir, &mut findings) else { return Err(findings) };
        let file = |name: &str| {
            read_text(&root.join(name), MAX_FILE_BYTES).map_err(|why| Finding::new(name, why))
        };
        let settings = file(FILE).map_err(|finding| vec![finding])?;
        let raw: Raw = yaml::parse(&settings).map_err(|why| vec![Finding::new(FILE, why)])?;
        let statement = file(STATEMENT).map_err(|finding| vec![finding])?;
        let (name, named) = (raw.name.clone(), raw.tasks.clone());
        let understood = understand(raw, &mut |text| findings.push(Finding::new(FILE, text)));
        let Some((keywords, difficulty)) = understood.filter(|_| findings.is_empty()) else {
            return Err(findings);
        };
        let tasks = tasks(&root, &named)?;
        let files = [settings, statement.clone()];
        Ok(Scenario { slug, name, keywords, difficulty, statement, tasks, files })
    }

    /// SHA-256 over the scenario's own files and the digests of its packages, 64 lower-case digits.
    ///
    /// # Errors
    /// The file that could not be read.
    pub fn sha256(&self) -> Result<String, Finding> {
        let mut hash = Sha256::new();
        for text in &self.files {
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text.as_bytes());
        }
        for task in &self.tasks {
            hash.update(task.package.sha256()?.as_bytes());
        }
        Ok(hash.finalize().iter().map(|b| format!("{b:02x}")).collect())
    }
}

fn understand(raw: Raw, say: &mut impl FnMut(String)) -> Option<(Vec<String>, Difficulty)> {
    if !(1..=80).contains(&raw.name.chars().count()) || raw.name.contains(char::is_control) {
        say("name must be one line of 1 to 80 characters.".to_owned());
    }
    if raw.license == "unknown" || !LICENSES.contains(&raw.license.as_str()) {
        say(format!("license must be one of: {}.", LICENSES.join(", ")));
    }
    if raw.credits.names().is_empty() {
        say("credits name no author.".to_owned());
    }
    if !TASKS.contains(&raw.tasks.len()) {
        say(format!("A scenario has {} to {} tasks.", TASKS.start(), TASKS.end()));
    }
    let total: u64 = raw.tasks.iter().map(|task| u64::from(task.weight)).sum();
    if total != 100 || raw.tasks.iter().any(|task| task.weight == 0) {
        say(format!("The weights are to be above 0 and to add up to 100, not to {total}."));
    }
    let names: BTreeSet<&str> = raw.tasks.iter().map(|task| task.problem.as_str()).collect();
    if names.len() < raw.tasks.len() {
        say("A task is named twice.".to_owned());
    }
    let (keywords, difficulty) = split_keywords(raw.keywords, say);
    Some((keywords, difficulty?))
}

fn tasks(root: &Path, named: &[RawTask]) -> Result<Vec<ScenarioTask>, Vec<Finding>> {
    let (mut tasks, mut findings) = (Vec::<ScenarioTask>::new(), Vec::new());
    for RawTask { problem, weight } in named {
        let plain = problem.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b));
        let dir: PathBuf = root.join(problem);
        if !plain || !dir.is_dir() {
            findings.push(Finding::new(FILE, format!("There is no folder {problem:?} here.")));
            continue;
        }
        match Package::open(&dir) {
            Ok(package) => tasks.push(ScenarioTask { package, weight: *weight }),
            Err(all) => findings.extend(all),
        }
    }
    if let Some(first) = tasks.first() {
        let languages = |task: &ScenarioTask| -> Vec<&'static str> {
            task.package.templates.keys().copied().collect()
        };
        let offered = languages(first);
        for task in tasks.iter().filter(|task| languages(task) != offered) {
            let text = format!("{} has starter code for other languages.", task.package.slug);
            findings.push(Finding::new(FILE, text));
        }
    }
    if findings.is_empty() { Ok(tasks) } else { Err(findings) }
}
