//! A scenario: several problems in an order, solved with one program that grows.

use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::files::{read_text, text_of};
use crate::outline::{FILE, OutlineTask};
use crate::package::locate;
use crate::{Difficulty, Finding, Outline, Package, Rules};

const STATEMENT: &str = "statement.en.md";
const MAX_FILE_BYTES: u64 = 64 * 1024;

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
    /// The places, from 1, of the tasks whose tests run again with it; absent for all that come before it.
    pub regression: Option<Vec<u32>>,
}

impl Scenario {
    /// Whether a folder is a scenario's.
    pub fn is_at(dir: &Path) -> bool {
        dir.join(FILE).is_file()
    }

    /// Reads a scenario and the packages of its tasks.
    ///
    /// # Errors
    /// Every fault of the scenario, or every fault of its packages; their paths begin at the scenario's folder.
    pub fn open(dir: &Path) -> Result<Scenario, Vec<Finding>> {
        Self::open_by(dir, Rules::Bank)
    }

    /// The same, of a scenario that is published by these rules.
    ///
    /// # Errors
    /// As [`Scenario::open`].
    pub fn open_by(dir: &Path, rules: Rules) -> Result<Scenario, Vec<Finding>> {
        let mut findings = Vec::new();
        let Some((root, slug)) = locate(dir, &mut findings) else { return Err(findings) };
        let file = |name: &str| {
            read_text(&root.join(name), MAX_FILE_BYTES).map_err(|why| Finding::new(name, why))
        };
        let settings = file(FILE).map_err(|finding| vec![finding])?;
        let outline = Outline::parse(&settings).map_err(|finding| vec![finding])?;
        let statement = file(STATEMENT).map_err(|finding| vec![finding])?;
        findings.extend(outline.findings);
        if rules == Rules::Bank {
            findings.extend(outline.lacks);
        }
        findings.extend(outline.regressions);
        let Some(difficulty) = outline.difficulty.filter(|_| findings.is_empty()) else {
            return Err(findings);
        };
        let tasks = tasks(&root, outline.tasks)?;
        let (name, keywords) = (outline.name, outline.keywords);
        let files = [settings, statement.clone()];
        Ok(Scenario { slug, name, keywords, difficulty, statement, tasks, files })
    }

    /// What is wrong with the text of `scenario.yaml` or `statement.en.md`, whatever it says.
    pub fn check_text(path: &str, bytes: &[u8]) -> Option<Finding> {
        let found = if bytes.len() as u64 > MAX_FILE_BYTES {
            Err(format!("The file has more than the {MAX_FILE_BYTES} bytes allowed here."))
        } else {
            text_of(bytes.to_vec())
        };
        found.err().map(|why| Finding::new(path, why))
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

fn tasks(root: &Path, named: Vec<OutlineTask>) -> Result<Vec<ScenarioTask>, Vec<Finding>> {
    let (mut tasks, mut findings) = (Vec::<ScenarioTask>::new(), Vec::new());
    for OutlineTask { problem, weight, regression } in named {
        let plain = problem.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b));
        let dir: PathBuf = root.join(&problem);
        if !plain || !dir.is_dir() {
            findings.push(Finding::new(FILE, format!("There is no folder {problem:?} here.")));
            continue;
        }
        match Package::open(&dir) {
            Ok(package) => tasks.push(ScenarioTask { package, weight, regression }),
            Err(all) => findings.extend(all.into_iter().map(|finding| within(&problem, finding))),
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

/// A finding of a task's package, its path from the scenario's folder.
fn within(task: &str, of: Finding) -> Finding {
    let path = if of.path.is_empty() { task.to_owned() } else { format!("{task}/{}", of.path) };
    Finding { path, ..of }
}
