//! `data/` as a tree of groups, of whatever depth and in whichever version's settings.

use std::collections::BTreeMap;

use super::grading::{Grading, Verdicts};
use super::metadata::Metadata;
use super::settings::{InputArguments, Legacy, New};
use super::{Format, ProblemTest};
use crate::files::{Tree, pairs, yaml};
use crate::{Comparison, Finding, comparison};

/// A group of tests, of groups, or of both.
#[derive(Debug, Clone)]
pub(super) struct Node {
    /// Relative to `data/`; empty for the whole.
    pub(super) name: String,
    pub(super) grading: Grading,
    /// By name.
    pub(super) children: Vec<Child>,
}

#[derive(Debug, Clone)]
pub(super) enum Child {
    Group(Node),
    /// A place in the problem's list of tests.
    Test(usize),
}

pub(super) struct Read {
    pub(super) root: Node,
    pub(super) tests: Vec<ProblemTest>,
}

/// What a group hands down.
#[derive(Clone, Default)]
struct Above {
    legacy: Legacy,
    input_arguments: InputArguments,
    output_arguments: Vec<String>,
}

struct Reader<'a> {
    tree: &'a Tree,
    metadata: &'a Metadata,
    /// The problem has a validator of its own, which understands the arguments.
    own: bool,
    file: &'static str,
    tests: Vec<ProblemTest>,
    findings: &'a mut Vec<Finding>,
    unused: &'a mut Vec<Finding>,
}

/// What is wrong goes to `findings`, and files without effect to `unused`.
pub(super) fn read(
    tree: &Tree,
    metadata: &Metadata,
    own: bool,
    findings: &mut Vec<Finding>,
    unused: &mut Vec<Finding>,
) -> Read {
    let old = tree.files.keys().any(|path| path.ends_with("/testdata.yaml"));
    let file = match metadata.format {
        Format::Legacy | Format::LegacyIcpc => "testdata.yaml",
        Format::Draft if old => "testdata.yaml",
        Format::Draft | Format::V2025 => "test_group.yaml",
    };
    pairs::misplaced(tree, findings, unused);
    let mut reader = Reader { tree, metadata, own, file, tests: Vec::new(), findings, unused };
    let above = Above { legacy: metadata.grading.clone(), ..Above::default() };
    let root = reader.node("data", &above);
    Read { root, tests: reader.tests }
}

impl Reader<'_> {
    fn is_legacy(&self) -> bool {
        self.file == "testdata.yaml"
    }

    fn node(&mut self, dir: &str, above: &Above) -> Node {
        let name = dir.strip_prefix("data").unwrap_or(dir).trim_start_matches('/').to_owned();
        let (own, new) = self.settings(dir, above);
        let entries = self.entries(dir);
        let count = entries.values().flatten().count();
        let groups = entries.len() > count;
        let grading = self.grading(&name, &own.legacy, &new, count);
        let grading = grading.unwrap_or_else(|why| {
            self.findings.push(Finding::new(format!("{dir}/{}", self.file), why));
            Grading::default()
        });
        let scored = self.is_scored(&grading, groups);
        let mut children = Vec::new();
        for (entry, stem) in entries {
            let path = format!("{dir}/{entry}");
            if let Some(stem) = stem {
                if let Some(test) = self.test((dir, &name, &stem), &own, scored) {
                    children.push(Child::Test(self.tests.len()));
                    self.tests.push(test);
                }
            } else if !name.is_empty() || ["sample", "secret"].contains(&entry.as_str()) {
                children.push(Child::Group(self.node(&path, &own)));
            }
        }
        Node { name, grading, children }
    }

    /// Inputs, each with the name of its test, and folders of tests, by name. Of `data/` itself only folders.
    fn entries(&mut self, dir: &str) -> BTreeMap<String, Option<String>> {
        let dirs = self.tree.dirs_in(dir).filter(|(_, name)| !name.ends_with(".files"));
        let mut entries: BTreeMap<_, _> = dirs.map(|(_, name)| (name.to_owned(), None)).collect();
        if dir != "data" {
            let found = pairs::pairs(self.tree, dir, self.file, !self.is_legacy());
            self.findings.extend(found.faults);
            self.unused.extend(found.unused);
            entries.extend(found.tests.into_iter().map(|stem| (format!("{stem}.in"), Some(stem))));
        }
        entries
    }

    /// The group's own settings, with what it takes from the group above.
    fn settings(&mut self, dir: &str, above: &Above) -> (Above, New) {
        let path = format!("{dir}/{}", self.file);
        let (mut own, mut new) = (above.clone(), New::default());
        if !self.tree.has(&path) {
            return (own, new);
        }
        let read = if self.is_legacy() {
            yaml::read_legacy::<Option<Legacy>>(self.tree, &path).map(|legacy| {
                own.legacy = legacy.unwrap_or_default().within(&above.legacy);
                let words = |text: &Option<String>| -> Vec<String> {
                    let text = text.as_deref().unwrap_or_default();
                    text.split_whitespace().map(str::to_owned).collect()
                };
                let input = words(&own.legacy.input_validator_flags);
                own.input_arguments = InputArguments::Shared(input);
                own.output_arguments = words(&own.legacy.output_validator_flags);
            })
        } else {
            yaml::read_leniently::<Option<New>>(self.tree, &path).map(|read| {
                new = read.unwrap_or_default();
                own.hand_down(&new);
                self.findings.extend(new.refusal().map(|why| Finding::new(path.as_str(), why)));
            })
        };
        if let Err(finding) = read {
            self.findings.push(finding);
        }
        (own, new)
    }

    fn grading(
        &self,
        name: &str,
        legacy: &Legacy,
        new: &New,
        tests: usize,
    ) -> Result<Grading, String> {
        if self.is_legacy() {
            return legacy.grading();
        }
        let plain =
            Grading { verdicts: Verdicts::First, skips_after_limit: true, ..Grading::default() };
        match name {
            "" => Ok(plain),
            "sample" => Ok(plain),
            _ if !self.metadata.scoring => {
                let asked = new.max_score.is_some() || new.score_aggregation.is_some();
                if asked || new.require_pass.is_some() {
                    return Err("A pass-fail problem has no max_score, score_aggregation or \
                                require_pass."
                        .to_owned());
                }
                Ok(plain)
            }
            name => {
                Ok(Grading { verdicts: Verdicts::First, ..new.grading(name == "secret", tests)? })
            }
        }
    }

    /// May a validator say what the group's tests are worth?
    fn is_scored(&self, grading: &Grading, has_groups: bool) -> bool {
        use super::grading::Scores;
        self.own
            && self.metadata.scoring
            && !has_groups
            && if self.metadata.format == Format::Legacy {
                self.metadata.custom_score
            } else {
                self.is_legacy() || grading.scores != Scores::PassFail
            }
    }

    fn test(
        &mut self,
        (dir, group, stem): (&str, &str, &str),
        above: &Above,
        scored: bool,
    ) -> Option<ProblemTest> {
        let mut own = above.clone();
        let path = format!("{dir}/{stem}.yaml");
        if !self.is_legacy() && self.tree.has(&path) {
            match yaml::read_leniently::<New>(self.tree, &path) {
                Ok(new) => {
                    own.hand_down(&new);
                    self.findings.extend(new.refusal().map(|why| Finding::new(path.as_str(), why)));
                }
                Err(finding) => self.findings.push(finding),
            }
        }
        if self.tree.dirs.iter().any(|d| *d == format!("{dir}/{stem}.files")) {
            let text = "Files beside an input are not given to submissions here.";
            self.findings.push(Finding::new(format!("{dir}/{stem}.files"), text));
        }
        let flags = self.metadata.validator_flags.iter().chain(&own.output_arguments);
        let arguments: Vec<String> = flags.cloned().collect();
        let comparison = if self.own {
            Comparison::default()
        } else {
            let understood = comparison::understand(&arguments);
            let understood =
                understood.map_err(|why| self.findings.push(Finding::new(dir, why))).ok()?;
            let scanf_numbers = self.metadata.format.leaves_numbers_to_scanf();
            Comparison { scanf_numbers, ..understood }
        };
        Some(ProblemTest {
            name: format!("{group}/{stem}"),
            input: self.tree.absolute(&format!("{dir}/{stem}.in")),
            answer: self.tree.absolute(&format!("{dir}/{stem}.ans")),
            comparison,
            arguments,
            input_arguments: own.input_arguments,
            scored,
        })
    }
}

impl Above {
    fn hand_down(&mut self, new: &New) {
        if let Some(arguments) = &new.input_validator_args {
            self.input_arguments.clone_from(arguments);
        }
        if let Some(arguments) = &new.output_validator_args {
            self.output_arguments.clone_from(arguments);
        }
    }
}
