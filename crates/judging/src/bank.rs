//! The bank's problems as the judge takes them, and the judge's results as the bank keeps them.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs;
use std::sync::Arc;

use anyhow::Context;
use challenges::judging::TestOutcome;
use challenges::problems::{
    Difficulty, Limits as BankLimits, NewGroup, NewTest, NewVersion, ProblemType, ScenarioTask,
    Scoring, Tag as BankTag,
};
use challenges::submissions::Verdict as BankVerdict;
use challenges::suites;
use judge::{
    Checking, Comparison, Data, Group, Judge, Language, Limits, Suite, Tag, Test, TestResult,
    ToolState, Verdict,
};
use kpp::{Package, Scenario};
use serde::{Deserialize, Serialize};

use super::package::checking;
use super::validator;

/// The rules of comparison as the bank keeps them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    case_sensitive: bool,
    space_change_sensitive: bool,
    float_absolute: Option<f64>,
    float_relative: Option<f64>,
    /// Absent from versions published before there were queries.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    any_row_order: bool,
}

/// A package on its way into the bank.
pub fn new_version(package: &Package) -> anyhow::Result<NewVersion> {
    let digest = package.sha256().map_err(|finding| anyhow::anyhow!("{finding}"))?;
    let number = |n: u32| i32::try_from(n).context("a limit is too large");
    let comparison = serde_json::to_value(Rules {
        case_sensitive: package.comparison.case_sensitive,
        space_change_sensitive: package.comparison.space_change_sensitive,
        float_absolute: package.comparison.float_absolute_tolerance,
        float_relative: package.comparison.float_relative_tolerance,
        any_row_order: package.comparison.any_row_order,
    })?;
    let validator = match checking(package)? {
        Checking::Comparison => None,
        own => Some(validator::keep(&own)?),
    };
    Ok(NewVersion {
        slug: package.slug.parse()?,
        package_sha256: from_hex(&digest).context("the digest is not one")?,
        title: package.name.clone(),
        difficulty: difficulty(package.difficulty),
        problem_type: match package.problem_type {
            kpp::ProblemType::Code => ProblemType::Code,
            kpp::ProblemType::Debugging => ProblemType::Debugging,
        },
        keywords: package.keywords.clone(),
        statement: package.statement.clone(),
        limits: BankLimits {
            time_limit_ms: number(package.limits.time_ms)?,
            memory_mib: number(package.limits.memory_mib)?,
            output_mib: number(package.limits.output_mib)?,
            source_kib: number(package.limits.code_kib)?,
        },
        comparison,
        validator,
        languages: offered(package),
        templates: templates(package)?,
        model_solutions: model_solutions(package)?,
        groups: package.groups().map(new_group).collect::<anyhow::Result<_>>()?,
        tasks: Vec::new(),
    })
}

fn difficulty(of: kpp::Difficulty) -> Difficulty {
    match of {
        kpp::Difficulty::Easy => Difficulty::Easy,
        kpp::Difficulty::Medium => Difficulty::Medium,
        kpp::Difficulty::Hard => Difficulty::Hard,
    }
}

/// A scenario on its way into the bank, where its tasks are these.
pub fn new_scenario(scenario: &Scenario, tasks: Vec<ScenarioTask>) -> anyhow::Result<NewVersion> {
    let digest = scenario.sha256().map_err(|finding| anyhow::anyhow!("{finding}"))?;
    let first = scenario.tasks.first().context("a scenario without tasks")?;
    let whole = new_version(&first.package)?;
    Ok(NewVersion {
        slug: scenario.slug.parse()?,
        package_sha256: from_hex(&digest).context("the digest is not one")?,
        title: scenario.name.clone(),
        difficulty: difficulty(scenario.difficulty),
        problem_type: ProblemType::MultiTask,
        keywords: scenario.keywords.clone(),
        statement: scenario.statement.clone(),
        validator: None,
        model_solutions: BTreeMap::new(),
        groups: Vec::new(),
        tasks,
        ..whole
    })
}

fn templates(package: &Package) -> anyhow::Result<BTreeMap<Language, String>> {
    let typed = package.templates.iter().map(|(id, source)| {
        let language = Language::parse(id);
        Ok((language.with_context(|| format!("no language is called {id}"))?, source.clone()))
    });
    typed.collect()
}

/// The first model solution of each language.
fn model_solutions(package: &Package) -> anyhow::Result<BTreeMap<Language, String>> {
    let mut solutions = BTreeMap::new();
    for model in package.submissions.iter().filter(|reference| reference.is_model) {
        let Some(language) = model.language.and_then(Language::parse) else { continue };
        if let Entry::Vacant(place) = solutions.entry(language) {
            place.insert(model.source()?);
        }
    }
    Ok(solutions)
}

/// A problem is offered in the languages that it has starter code for.
fn offered(package: &Package) -> Vec<Language> {
    let has = |language: &Language| package.templates.contains_key(language.as_str());
    Language::ALL.into_iter().filter(has).collect()
}

fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text
        .as_bytes()
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok());
    digits.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

fn new_group(group: &kpp::Group) -> anyhow::Result<NewGroup> {
    let read = |path: &std::path::Path| {
        fs::read(path).with_context(|| format!("cannot read {}", path.display()))
    };
    let tests = group.tests.iter().map(|test| {
        let (input, answer) = (read(&test.input)?, read(&test.answer)?);
        Ok(NewTest { name: test.name.clone(), input, answer })
    });
    Ok(NewGroup {
        name: group.name.clone(),
        tag: match group.tag {
            kpp::Tag::Sample => BankTag::Sample,
            kpp::Tag::Core => BankTag::Core,
            kpp::Tag::Edge => BankTag::Edge,
            kpp::Tag::Perf => BankTag::Perf,
        },
        weight: i32::try_from(group.weight)?,
        scoring: match group.scoring {
            kpp::Scoring::PassFail => Scoring::PassFail,
            kpp::Scoring::Sum => Scoring::Sum,
        },
        requires: group.requires.clone(),
        tests: tests.collect::<anyhow::Result<_>>()?,
    })
}

/// A problem of the bank as the judge takes it.
pub fn from_bank(suite: &suites::Suite) -> anyhow::Result<Suite> {
    let number = |n: i32| u32::try_from(n).context("a limit is negative");
    let rules: Rules = serde_json::from_value(suite.comparison.clone())?;
    let limits =
        Limits::new(number(suite.limits.time_limit_ms)?, number(suite.limits.memory_mib)? << 10)?
            .with_output_bytes(u64::from(number(suite.limits.output_mib)?) << 20)?;
    let groups = suite.groups.iter().map(|group| {
        let data = |bytes: &Vec<u8>| Data::Bytes(Arc::from(bytes.as_slice()));
        let tests = group.tests.iter().map(|test| Test {
            name: test.name.clone(),
            input: data(&test.input),
            answer: data(&test.answer),
        });
        Ok(Group {
            name: group.name.clone(),
            tag: match group.tag {
                BankTag::Sample => Tag::Sample,
                BankTag::Core => Tag::Core,
                BankTag::Edge => Tag::Edge,
                BankTag::Perf => Tag::Perf,
            },
            weight: number(group.weight)?,
            requires: group.requires.clone(),
            tests: tests.collect(),
        })
    });
    Ok(Suite {
        limits,
        comparison: Comparison {
            case_sensitive: rules.case_sensitive,
            space_change_sensitive: rules.space_change_sensitive,
            float_absolute: rules.float_absolute,
            float_relative: rules.float_relative,
            // The bank takes packages of version 2025-09 alone.
            scanf_numbers: false,
            any_row_order: rules.any_row_order,
        },
        checking: validator::restore(suite.validator.as_ref())?,
        groups: groups.collect::<anyhow::Result<_>>()?,
    })
}

/// A verdict as the bank keeps it.
pub fn verdict(verdict: Verdict) -> BankVerdict {
    match verdict {
        Verdict::Accepted => BankVerdict::Ac,
        Verdict::WrongAnswer => BankVerdict::Wa,
        Verdict::TimeLimit => BankVerdict::Tle,
        Verdict::MemoryLimit => BankVerdict::Mle,
        Verdict::OutputLimit => BankVerdict::Ole,
        Verdict::RuntimeError => BankVerdict::Rte,
        Verdict::CompileError => BankVerdict::Ce,
        Verdict::JudgeError => BankVerdict::JudgeError,
        Verdict::Skipped => BankVerdict::Skipped,
    }
}

/// A result as the bank keeps it.
pub fn outcome(result: &TestResult) -> TestOutcome {
    let number = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    TestOutcome {
        number: i32::try_from(result.number).unwrap_or(i32::MAX),
        verdict: verdict(result.verdict),
        reason: result.reason.clone(),
        cpu_us: number(result.cpu_us),
        wall_us: number(result.wall_us),
        memory_kib: number(result.memory_kib),
        output: result.output.clone(),
        stderr: result.stderr.clone(),
        share_permille: result.share_permille.map(i32::from),
    }
}

/// What this machine compiles or runs the language with.
pub fn toolchain_version(judge: &Judge, language: Language) -> String {
    let found = judge.toolchains().iter().find(|t| t.language == language);
    match found.map(|t| &t.state) {
        Some(ToolState::Present { version }) => version.clone(),
        Some(ToolState::Missing { .. }) | None => "missing".to_owned(),
    }
}
