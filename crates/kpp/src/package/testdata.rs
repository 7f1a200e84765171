//! `data/`: samples, secret groups and their `test_group.yaml`.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::credits::OneOrMany;
use crate::files::yaml::{self, SETTINGS};
use crate::files::{Tree, pairs};
use crate::{Comparison, Finding, Group, Scoring, Tag, TestCase, comparison, validator};

const SAMPLE: &str = "data/sample";
const SECRET: &str = "data/secret";

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Settings {
    max_score: Option<u32>,
    score_aggregation: Option<String>,
    require_pass: Option<OneOrMany<String>>,
    output_validator_args: Option<Vec<String>>,
    #[serde(rename = "input_validator_args")]
    _input_validator_args: Option<IgnoredAny>,
    #[serde(rename = "full_feedback")]
    _full_feedback: Option<bool>,
}

/// Settings of one test; what would change how it is run is refused, not ignored.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TestSettings {
    #[serde(rename = "hint")]
    _hint: Option<String>,
    #[serde(rename = "description")]
    _description: Option<String>,
}

/// All groups of a package and the one comparison they share.
pub(crate) struct TestData {
    pub(crate) samples: Group,
    pub(crate) secret: Vec<Group>,
    pub(crate) comparison: Comparison,
    /// For a validator of the package's own; it understands them, we do not.
    pub(crate) validator_arguments: Vec<String>,
}

impl TestData {
    /// The names of all tests, relative to `data/`.
    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        let groups = std::iter::once(&self.samples).chain(&self.secret);
        groups.flat_map(|group| {
            let name = group.full_name();
            group.tests.iter().map(move |test| format!("{name}/{}", test.name))
        })
    }
}

pub(crate) fn read(tree: &Tree, findings: &mut Vec<Finding>) -> TestData {
    // What other tools may make of a folder is no matter of the bank's.
    pairs::misplaced(tree, findings, &mut Vec::new());
    let shared = settings(tree, SECRET, findings).unwrap_or_default();
    check_shared(tree, &shared, findings);
    let mut comparisons = Vec::new();
    let mut secret = Vec::new();
    for (dir, name) in tree.dirs_in(SECRET) {
        let Some(own) = settings(tree, dir, findings) else { continue };
        let args = own.output_validator_args.as_ref().or(shared.output_validator_args.as_ref());
        comparisons.push((dir, args.cloned().unwrap_or_default()));
        secret.extend(group(tree, (dir, name), own, findings));
    }
    if secret.is_empty() {
        findings.push(Finding::new(SECRET, "There is no group of secret tests."));
    }
    let own = settings(tree, SAMPLE, findings).unwrap_or_default();
    if own.max_score.is_some() || own.score_aggregation.is_some() || own.require_pass.is_some() {
        findings.push(Finding::new(
            format!("{SAMPLE}/{SETTINGS}"),
            "Samples have no max_score, score_aggregation or require_pass.",
        ));
    }
    let samples = Group {
        name: "sample".to_owned(),
        tag: Tag::Sample,
        weight: 0,
        scoring: Scoring::PassFail,
        requires: Vec::new(),
        tests: tests(tree, SAMPLE, findings),
    };
    if !samples.tests.is_empty() {
        comparisons.push((SAMPLE, own.output_validator_args.unwrap_or_default()));
    }
    let arguments = comparison::shared_by_all(&comparisons, findings);
    let (comparison, validator_arguments) = if validator::is_there(tree) {
        (Comparison::default(), arguments.map(|(_, args)| args.to_vec()).unwrap_or_default())
    } else {
        let parsed = arguments.map(|(at, args)| comparison::parse(at, args, findings));
        (parsed.unwrap_or_default(), Vec::new())
    };
    TestData { samples, secret, comparison, validator_arguments }
}

fn check_shared(tree: &Tree, shared: &Settings, findings: &mut Vec<Finding>) {
    if shared.max_score.is_some_and(|m| m != 100)
        || shared.score_aggregation.as_deref().is_some_and(|a| a != "sum")
        || shared.require_pass.is_some()
    {
        findings.push(Finding::new(
            format!("{SECRET}/{SETTINGS}"),
            "Here max_score must be 100 and score_aggregation sum, or both absent; \
             require_pass belongs to the groups.",
        ));
    }
    let text = "Secret tests belong in group folders such as core, edge and perf1.";
    let loose = pairs::pairs(tree, SECRET, SETTINGS, true);
    for stem in loose.tests {
        findings.push(Finding::new(format!("{SECRET}/{stem}.in"), text));
    }
    findings.extend(loose.faults.into_iter().map(|fault| Finding::new(fault.path, text)));
}

/// One secret group; nothing where a finding says why.
fn group(
    tree: &Tree,
    (dir, name): (&str, &str),
    own: Settings,
    findings: &mut Vec<Finding>,
) -> Option<Group> {
    let settings_path = format!("{dir}/{SETTINGS}");
    let tag = Tag::of_folder(name);
    if tag.is_none() {
        findings.push(Finding::new(
            dir,
            "A group's folder is named core, edge or perf, with digits after it if needed.",
        ));
    }
    let requires = requires(tree, (dir, name), own.require_pass, findings);
    let scoring = match own.score_aggregation.as_deref() {
        None | Some("pass-fail") => Scoring::PassFail,
        Some("sum") if tag == Some(Tag::Perf) && validator::is_there(tree) => Scoring::Sum,
        Some(_) => {
            findings.push(Finding::new(
                settings_path.as_str(),
                "score_aggregation must be pass-fail, or sum for a perf group whose tests an \
                 output validator scores.",
            ));
            Scoring::PassFail
        }
    };
    if own.max_score.is_none() {
        findings
            .push(Finding::new(settings_path, "max_score is missing; it is the group's weight."));
    }
    let tests = tests(tree, dir, findings);
    let (tag, weight) = (tag?, own.max_score?);
    Some(Group { name: name.to_owned(), tag, weight, scoring, requires, tests })
}

/// The folder's settings, defaults where it has none; nothing where a finding says why.
fn settings(tree: &Tree, dir: &str, findings: &mut Vec<Finding>) -> Option<Settings> {
    let path = format!("{dir}/{SETTINGS}");
    if !tree.has(&path) {
        return Some(Settings::default());
    }
    yaml::read(tree, &path).map_err(|f| findings.push(f)).ok()
}

fn requires(
    tree: &Tree,
    (dir, name): (&str, &str),
    raw: Option<OneOrMany<String>>,
    findings: &mut Vec<Finding>,
) -> Vec<String> {
    let mut groups = Vec::new();
    for wanted in raw.map(OneOrMany::into_vec).unwrap_or_default() {
        let earlier = wanted.strip_prefix("secret/").filter(|group| {
            *group < name && tree.dirs.iter().any(|d| *d == format!("{SECRET}/{group}"))
        });
        match earlier {
            Some(group) => groups.push(group.to_owned()),
            None if wanted == "sample" => groups.push(wanted),
            None => findings.push(Finding::new(
                format!("{dir}/{SETTINGS}"),
                format!("require_pass names {wanted:?}, which is not sample nor a group (secret/…) that comes earlier by name."),
            )),
        }
    }
    groups
}

/// Pairs `.in` with `.ans` and reports whatever has no partner or no meaning here.
fn tests(tree: &Tree, dir: &str, findings: &mut Vec<Finding>) -> Vec<TestCase> {
    let names: BTreeSet<&str> = tree.files_in(dir).map(|(_, name)| name).collect();
    let mut tests = Vec::new();
    for (path, name) in tree.files_in(dir) {
        if let Some(stem) = name.strip_suffix(".in") {
            let answer = format!("{stem}.ans");
            if names.contains(answer.as_str()) {
                tests.push(TestCase {
                    name: stem.to_owned(),
                    input: tree.absolute(path),
                    answer: tree.absolute(&format!("{dir}/{answer}")),
                });
            } else {
                findings.push(Finding::new(path, format!("{answer} is missing.")));
            }
        } else if let Some(stem) = name.strip_suffix(".ans") {
            if !names.contains(format!("{stem}.in").as_str()) {
                findings.push(Finding::new(path, format!("{stem}.in is missing.")));
            }
        } else if let Some(stem) = name.strip_suffix(".yaml") {
            if name != SETTINGS && !names.contains(format!("{stem}.in").as_str()) {
                findings.push(Finding::new(path, format!("{stem}.in is missing.")));
            } else if name != SETTINGS
                && let Err(finding) = yaml::read::<TestSettings>(tree, path)
            {
                findings.push(finding);
            }
        } else {
            findings
                .push(Finding::new(path, "Only .in, .ans and .yaml files are understood here."));
        }
    }
    for (path, _) in tree.dirs_in(dir) {
        findings.push(Finding::new(path, "Folders inside a group are not understood here."));
    }
    tests
}
