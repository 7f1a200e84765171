//! What the files of a package say of themselves, however broken they are.

use std::borrow::Cow;
use std::path::Path;

use authoring::checklist::{Facts, Fault, GroupFact};
use authoring::drafts::Files;
use kpp::{Finding, GENERATORS, Generators, Package, Rules, language_of};

use super::with_folder;
use crate::{new_version, own};

/// The statement's place in a package.
const STATEMENT: &str = "statement/problem.en.md";
/// Folders of solutions that are to fail.
const FAILING: [&str; 4] = ["wrong_answer", "time_limit_exceeded", "run_time_error", "rejected"];

/// The rules that a problem keeps: those of the bank, or those for one that a company writes for itself.
pub(crate) fn rules(is_own: bool) -> Rules {
    if is_own { Rules::Own } else { Rules::Bank }
}

/// What a package says of itself, however broken it is; `is_own` where a company writes it for itself.
///
/// # Errors
/// The files cannot be written to a folder.
pub fn facts(name: &str, files: &Files, is_own: bool) -> anyhow::Result<Facts> {
    let whole = if is_own { own::completed(files) } else { Cow::Borrowed(files) };
    let (title, mut faults): (_, Vec<Fault>) = with_folder(name, &whole, |dir| {
        let (package, found) = Package::look(dir);
        let title = package.as_ref().map(|package| package.name.clone());
        Ok((title, faults_of(package.as_ref(), found, rules(is_own))))
    })?;
    if is_own && own::scores_samples(files, "") {
        // What is wrong with a sample is said of the sample alone.
        faults.retain(|fault| !fault.path.starts_with(own::CORE));
    }
    let text = |path: &str| files.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok());
    let metadata = text("problem.yaml").unwrap_or_default();
    if let Some(rules) = text(GENERATORS) {
        let read = Generators::parse(rules, metadata, &|path| files.contains_key(path));
        faults.extend(read.err().into_iter().flatten().map(fault));
    }
    let words = text(STATEMENT).unwrap_or_default();
    let has_statement = words.lines().any(|line| !line.starts_with('#') && !line.trim().is_empty());
    let licence = scalar(metadata, "license").filter(|licence| licence != "unknown");
    let inputs: Vec<&String> = files.keys().filter(|path| is_input(path)).collect();
    let unanswered =
        inputs.iter().filter(|path| !files.contains_key(&answer_of(path.as_str()))).count();
    let mut groups = groups(files);
    if is_own {
        let tested = own::tested(files, "");
        groups.retain(|group| tested.contains(group.name.as_str()));
    }
    Ok(Facts {
        is_own,
        title: title.or_else(|| scalar(metadata, "name")),
        faults,
        has_statement,
        samples: pairs(files, "data/sample/"),
        inputs: inputs.len(),
        unanswered,
        groups,
        accepted: programs(files, "submissions/accepted/"),
        wrong: FAILING.iter().map(|of| programs(files, &format!("submissions/{of}/"))).sum(),
        validators: within(files, "input_validators/").count(),
        licence,
    })
}

/// Whether this is the input of a sample or of a scored test.
pub(crate) fn is_input(path: &str) -> bool {
    path.ends_with(".in") && (path.starts_with("data/sample/") || path.starts_with("data/secret/"))
}

/// Where the answer of an input belongs.
pub(crate) fn answer_of(input: &str) -> String {
    format!("{}.ans", input.strip_suffix(".in").unwrap_or(input))
}

/// Everything that keeps a package from being published, at once: what cannot be understood and the rules that it breaks;
/// where that is nothing, what the bank says of it as it would be published.
fn faults_of(package: Option<&Package>, mut found: Vec<Finding>, rules: Rules) -> Vec<Fault> {
    let Some(package) = package else { return found.into_iter().map(fault).collect() };
    found.extend(package.check_by(rules));
    if !found.is_empty() {
        found.sort();
        found.dedup();
        return found.into_iter().map(fault).collect();
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
