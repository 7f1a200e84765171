//! `submissions/`: the author's solutions and `submissions.yaml`.

mod expectation;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::credits::OneOrMany;
use crate::files::{Tree, glob, yaml};
use crate::{Finding, Reference};

pub use expectation::{Expectation, Outcome, Rule, Verdict};
use sources::{Said, Sources};

const DIR: &str = "submissions";
const FILE: &str = "submissions/submissions.yaml";
/// More rules than any author writes; bounds the work of matching.
const MAX_RULES: usize = 500;

#[derive(Deserialize, Default)]
struct Entry {
    language: Option<String>,
    entrypoint: Option<String>,
    #[serde(rename = "authors")]
    _authors: Option<IgnoredAny>,
    model_solution: Option<bool>,
    permitted: Option<Vec<String>>,
    required: Option<Vec<String>>,
    score: Option<OneOrMany<f64>>,
    #[serde(rename = "message")]
    _message: Option<String>,
    #[serde(rename = "use_for_time_limit")]
    _use_for_time_limit: Option<IgnoredAny>,
    /// Demands on a part of the tests: the remaining keys are patterns over tests and groups.
    #[serde(flatten)]
    parts: BTreeMap<String, Part>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    permitted: Option<Vec<String>>,
    required: Option<Vec<String>>,
    score: Option<OneOrMany<f64>>,
    #[serde(rename = "message")]
    _message: Option<String>,
    #[serde(rename = "use_for_time_limit")]
    _use_for_time_limit: Option<IgnoredAny>,
}

/// One key of `submissions.yaml`, understood.
struct Demand {
    pattern: String,
    language: Option<String>,
    entrypoint: Option<String>,
    rules: Vec<Rule>,
    /// Whether it says that what it speaks of is a model solution, or that it is none.
    is_model: Option<bool>,
}

impl Demand {
    /// Whether it speaks of a folder, or of what is in it.
    fn is_about(&self, folder: &str) -> bool {
        let (first, _) = self.pattern.split_once('/').unwrap_or((&self.pattern, ""));
        glob::matches(first, folder)
    }

    /// Its patterns over tests that match none. The samples and the secret tests as a whole may be empty.
    fn about_no_test(&self, tests: &[&str]) -> Vec<Finding> {
        let over = self.rules.iter().filter_map(|rule| rule.over.as_deref());
        let lost = over.filter(|over| {
            !["sample", "secret"].contains(over)
                && !glob::is_too_wide(over)
                && !tests.iter().any(|test| glob::matches_or_parent(over, test))
        });
        let finding = |over| {
            let text = format!("{}: the key {over:?} matches no test.", self.pattern);
            Finding::new(FILE, text)
        };
        lost.map(finding).collect()
    }
}

/// As [`read`], for packages of any version: a folder that is no program is there but has no
/// language and goes to `unused`, with why it is no program.
/// Where a submission has one verdict, only the folders' names count. `tests` are the names of all tests.
pub(crate) fn read_any(
    tree: &Tree,
    (one_verdict, tests): (bool, &[&str]),
    findings: &mut Vec<Finding>,
    unused: &mut Vec<Finding>,
) -> Vec<Reference> {
    let mut references = if one_verdict {
        let folders = tree.dirs_in(DIR);
        folders.flat_map(|folder| with_one_verdict(tree, folder, unused)).collect()
    } else {
        let Understood { references, unjudged } = understand(tree, tests, findings);
        unused.extend(unjudged);
        references
    };
    references.sort_by(|one, other| one.name.cmp(&other.name));
    references
}

fn with_one_verdict(
    tree: &Tree,
    (path, folder): (&str, &str),
    unused: &mut Vec<Finding>,
) -> Vec<Reference> {
    let (whole, partial) = match folder {
        "accepted" => (Verdict::Ac, false),
        "partially_accepted" => (Verdict::Ac, true),
        "wrong_answer" => (Verdict::Wa, false),
        "time_limit_exceeded" => (Verdict::Tle, false),
        "run_time_error" => (Verdict::Rte, false),
        _ => return Vec::new(),
    };
    let expected = Expectation { rules: Vec::new(), whole: Some(whole), partial };
    let solution = |(path, name): (&str, &str)| Solution {
        path: path.to_owned(),
        name: format!("{folder}/{name}"),
        is_model: false,
        expected: expected.clone(),
    };
    let all = tree.files_in(path).chain(tree.dirs_in(path)).map(solution);
    all.map(|solution| solution.reference(tree, Said::default(), unused)).collect()
}

pub(crate) fn read(tree: &Tree, tests: &[&str], findings: &mut Vec<Finding>) -> Vec<Reference> {
    let Understood { references, unjudged } = understand(tree, tests, findings);
    findings.extend(unjudged);
    references
}

/// What `submissions/` holds.
struct Understood {
    references: Vec<Reference>,
    /// Folders of submissions, and submissions that are no program, that are not judged.
    unjudged: Vec<Finding>,
}

fn understand(tree: &Tree, tests: &[&str], findings: &mut Vec<Finding>) -> Understood {
    let demands = demands(tree, findings);
    let (mut references, mut unjudged) = (Vec::new(), Vec::new());
    let mut used = BTreeSet::new();
    for (folder_path, folder) in tree.dirs_in(DIR) {
        let own = demands.iter().any(|demand| demand.is_about(folder));
        let default = default_rule(folder);
        if default.is_none() && !own {
            unjudged.push(Finding::new(
                folder_path,
                "The folder is not one of the format's and submissions.yaml says nothing about it.",
            ));
            continue;
        }
        for (path, name) in tree.files_in(folder_path).chain(tree.dirs_in(folder_path)) {
            let name = format!("{folder}/{name}");
            let mut rules: Vec<Rule> = default.clone().into_iter().collect();
            let (mut said, mut is_model) = (Said::default(), false);
            for (at, demand) in demands.iter().enumerate() {
                if !glob::matches_or_parent(&demand.pattern, &name) {
                    continue;
                }
                used.insert(at);
                if demand.pattern == folder {
                    replace_default(&mut rules, &demand.rules);
                }
                rules.extend(demand.rules.iter().cloned());
                said.language = demand.language.as_deref().map(known_language).or(said.language);
                said.entrypoint = demand.entrypoint.as_deref().or(said.entrypoint);
                is_model = demand.is_model.unwrap_or(is_model);
            }
            let is_model = is_model && folder == "accepted";
            let expected = Expectation { rules, ..Expectation::default() };
            let solution = Solution { path: path.to_owned(), name, is_model, expected };
            references.push(solution.reference(tree, said, &mut unjudged));
        }
    }
    for (at, demand) in demands.iter().enumerate() {
        // A key with a folder's name changes what the format says of that folder, be it there or not.
        if !used.contains(&at) && default_rule(&demand.pattern).is_none() {
            let text = format!("The key {:?} matches no submission.", demand.pattern);
            findings.push(Finding::new(FILE, text));
        }
        findings.extend(demand.about_no_test(tests));
    }
    references.sort_by(|one, other| one.name.cmp(&other.name));
    Understood { references, unjudged }
}

/// A file or a folder of a solution, before its files are looked at.
struct Solution {
    path: String,
    name: String,
    is_model: bool,
    expected: Expectation,
}

impl Solution {
    /// With its files. What is no program has no language, and its reason goes to `unjudged`.
    fn reference(self, tree: &Tree, said: Said<'_>, unjudged: &mut Vec<Finding>) -> Reference {
        let Solution { path, name, is_model, expected } = self;
        let none = |why, unjudged: &mut Vec<Finding>| {
            unjudged.push(why);
            Sources { language: None, path: tree.absolute(&path), further: Vec::new() }
        };
        let found = sources::of(tree, &path, said);
        let Sources { language, path: main, further } =
            found.unwrap_or_else(|why| none(why, unjudged));
        let reference = Reference { path: main, further, name, language, is_model, expected };
        // A file of its own is read when it is judged; several must be able to be one program.
        match reference.further.first().map(|_| reference.source()) {
            Some(Err(why)) => {
                let Sources { language, path, further } = none(why, unjudged);
                Reference { language, path, further, ..reference }
            }
            None | Some(Ok(_)) => reference,
        }
    }
}

/// The format: a folder's own key replaces the folder's defaults, of which it has inherited what
/// it does not say.
fn replace_default(rules: &mut Vec<Rule>, own: &[Rule]) {
    if own.iter().any(|rule| rule.over.is_none()) && !rules.is_empty() {
        rules.remove(0);
    }
}

fn known_language(code: &str) -> Option<&'static str> {
    match code {
        "python3" => Some("python"),
        "javascript" => Some("javascript"),
        "c" => Some("c"),
        "cpp" => Some("cpp"),
        "rust" => Some("rust"),
        "go" => Some("go"),
        "java" => Some("java"),
        "typescript" => Some("typescript"),
        _ => None,
    }
}

/// What the format demands of everything in one of its folders.
fn default_rule(folder: &str) -> Option<Rule> {
    use Verdict::{Ac, Rte, Tle, Wa};
    let (permitted, required): (&[Verdict], &[Verdict]) = match folder {
        "accepted" => (&[Ac], &[]),
        "rejected" => (&Verdict::ALL, &[Rte, Tle, Wa]),
        "wrong_answer" => (&[Ac, Wa], &[Wa]),
        "time_limit_exceeded" => (&[Ac, Tle], &[Tle]),
        "run_time_error" => (&[Ac, Rte], &[Rte]),
        "brute_force" => (&[Ac, Rte, Tle], &[Rte, Tle]),
        _ => return None,
    };
    Some(Rule {
        over: None,
        permitted: permitted.iter().copied().collect(),
        required: (!required.is_empty()).then(|| required.iter().copied().collect()),
        score: None,
    })
}

fn demands(tree: &Tree, findings: &mut Vec<Finding>) -> Vec<Demand> {
    if !tree.has(FILE) {
        return Vec::new();
    }
    let entries: BTreeMap<String, Entry> = match yaml::read(tree, FILE) {
        Ok(entries) => entries,
        Err(finding) => {
            findings.push(finding);
            return Vec::new();
        }
    };
    if entries.values().map(|e| 1 + e.parts.len()).sum::<usize>() > MAX_RULES {
        findings.push(Finding::new(FILE, format!("There are more than {MAX_RULES} rules.")));
        return Vec::new();
    }
    let mut said = |text: String| findings.push(Finding::new(FILE, text));
    entries.into_iter().map(|(pattern, entry)| demand(pattern, entry, &mut said)).collect()
}

fn demand(pattern: String, entry: Entry, say: &mut impl FnMut(String)) -> Demand {
    let (mut rules, is_model) = (Vec::new(), entry.model_solution);
    if glob::is_too_wide(&pattern) {
        say(format!("{pattern}: the pattern has too many alternatives."));
    }
    let default = default_rule(&pattern);
    let whole = Part {
        permitted: entry.permitted,
        required: entry.required,
        score: entry.score,
        _message: None,
        _use_for_time_limit: None,
    };
    let mut parts: Vec<(Option<String>, Part)> =
        entry.parts.into_iter().map(|(over, part)| (Some(over), part)).collect();
    if whole.permitted.is_some() || whole.required.is_some() || whole.score.is_some() {
        parts.insert(0, (None, whole));
    }
    for (over, part) in parts {
        let shown = format!("{pattern}, {}", over.as_deref().unwrap_or("all tests"));
        if over.as_deref().is_some_and(glob::is_too_wide) {
            say(format!("{shown}: the pattern has too many alternatives."));
        }
        let inherited = default.as_ref().filter(|_| over.is_none());
        let permitted = verdicts(part.permitted, &shown, say)
            .or_else(|| inherited.map(|rule| rule.permitted.clone()));
        let required = verdicts(part.required, &shown, say)
            .or_else(|| inherited.and_then(|rule| rule.required.clone()));
        let score = match part.score.map(OneOrMany::into_vec).as_deref() {
            None => None,
            Some([exact]) => Some((*exact, *exact)),
            Some([low, high]) if low <= high => Some((*low, *high)),
            Some(_) => {
                say(format!("{shown}: score must be a number, or the lowest and the highest."));
                None
            }
        };
        let permitted = permitted.unwrap_or_else(|| Verdict::ALL.into_iter().collect());
        if required.as_ref().is_some_and(|r| r.is_disjoint(&permitted)) {
            say(format!("{shown}: what is required is not permitted."));
        }
        rules.push(Rule { over, permitted, required, score });
    }
    let (language, entrypoint) = (entry.language, entry.entrypoint);
    Demand { pattern, language, entrypoint, rules, is_model }
}

fn verdicts(
    words: Option<Vec<String>>,
    shown: &str,
    say: &mut impl FnMut(String),
) -> Option<BTreeSet<Verdict>> {
    let words = words?;
    let known: BTreeSet<Verdict> = words.iter().filter_map(|w| Verdict::parse(w)).collect();
    if known.is_empty() || known.len() != words.len() {
        say(format!("{shown}: verdicts are a list of AC, WA, TLE and RTE, each once."));
    }
    Some(known)
}
