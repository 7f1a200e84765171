//! `problem.yaml`: parsed strictly (the format makes unknown keys an error), then understood.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use uuid::Uuid;

use crate::credits::{Credits, OneOrMany};
use crate::files::{Tree, yaml};
use crate::{Difficulty, Finding, Limits, ProblemType};

const FILE: &str = "problem.yaml";
const FORMAT: &str = "2025-09";
pub(crate) const LICENSES: [&str; 7] =
    ["unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission"];
/// The keyword of a query whose rows may come in any order.
const ANY_ROW_ORDER: &str = "rows:any-order";

/// The keyword of a package whose starter code is a program with faults.
const DEBUGGING: &str = "type:debugging";
const DEFAULT_MEMORY_MIB: u32 = 512;
const DEFAULT_OUTPUT_MIB: u32 = 8;
const DEFAULT_CODE_KIB: u32 = 128;
/// The most skill areas. That there is one is a rule of the bank alone.
const MAX_AREAS: usize = 6;
/// A test that needs longer belongs in smaller tests.
const MAX_TIME_SECONDS: f64 = 60.0;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    problem_format_version: String,
    #[serde(rename = "type")]
    kind: Option<OneOrMany<String>>,
    name: Name,
    uuid: String,
    version: Option<String>,
    credits: Option<Credits>,
    #[serde(rename = "source")]
    _source: Option<IgnoredAny>,
    license: Option<String>,
    #[serde(rename = "rights_owner")]
    _rights_owner: Option<String>,
    #[serde(rename = "embargo_until")]
    _embargo_until: Option<String>,
    limits: Option<RawLimits>,
    keywords: Option<Vec<String>>,
    languages: Option<OneOrMany<String>>,
    allow_file_writing: Option<bool>,
    constants: Option<BTreeMap<String, IgnoredAny>>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a title, or a map from language to title")]
enum Name {
    English(String),
    ByLanguage(BTreeMap<String, String>),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RawLimits {
    #[serde(rename = "time_multipliers")]
    _time_multipliers: Option<BTreeMap<String, f64>>,
    time_limit: Option<f64>,
    #[serde(rename = "time_resolution")]
    _time_resolution: Option<f64>,
    memory: Option<u32>,
    output: Option<u32>,
    code: Option<u32>,
    #[serde(rename = "compilation_time")]
    _compilation_time: Option<u32>,
    #[serde(rename = "compilation_memory")]
    _compilation_memory: Option<u32>,
    #[serde(rename = "validation_time")]
    _validation_time: Option<u32>,
    #[serde(rename = "validation_memory")]
    _validation_memory: Option<u32>,
    #[serde(rename = "validation_output")]
    _validation_output: Option<u32>,
    validation_passes: Option<u32>,
}

/// What `problem.yaml` says, in Assay's terms.
pub(crate) struct Metadata {
    pub(crate) uuid: Uuid,
    pub(crate) version: Option<String>,
    pub(crate) name: String,
    pub(crate) keywords: Vec<String>,
    pub(crate) any_row_order: bool,
    pub(crate) interactive: bool,
    /// How often a submission may be run on one test; 1 unless the type is multi-pass.
    pub(crate) passes: u32,
    pub(crate) difficulty: Difficulty,
    pub(crate) problem_type: ProblemType,
    pub(crate) license: String,
    pub(crate) credits: Vec<String>,
    pub(crate) limits: Limits,
}

/// Answers nothing where a finding says why.
pub(crate) fn read(tree: &Tree, findings: &mut Vec<Finding>) -> Option<Metadata> {
    if !tree.has(FILE) {
        findings.push(Finding::new(FILE, "The file is missing."));
        return None;
    }
    match yaml::read::<Raw>(tree, FILE) {
        Ok(raw) => understand(raw, &mut |text: String| findings.push(Finding::new(FILE, text))),
        Err(finding) => {
            findings.push(finding);
            None
        }
    }
}

fn understand(raw: Raw, say: &mut impl FnMut(String)) -> Option<Metadata> {
    if raw.problem_format_version != FORMAT {
        say(format!(
            "problem_format_version is {:?}; only \"{FORMAT}\" is read.",
            raw.problem_format_version
        ));
    }
    let (interactive, passes) = kinds(&raw, say);
    refuse_unsupported(&raw, say);
    let uuid = Uuid::try_parse(&raw.uuid).ok();
    if uuid.is_none() {
        say("uuid is not a UUID; make one with uuidgen.".to_owned());
    }
    let name = english(raw.name, say);
    let mut keywords = raw.keywords.unwrap_or_default();
    let any_row_order = keywords.iter().any(|k| k == ANY_ROW_ORDER);
    keywords.retain(|k| k != ANY_ROW_ORDER);
    let problem_type = take_type(&mut keywords);
    let (keywords, difficulty) = split_keywords(keywords, say);
    let license = raw.license.unwrap_or_else(|| "unknown".to_owned());
    if !LICENSES.contains(&license.as_str()) {
        say(format!("license must be one of: {}.", LICENSES.join(", ")));
    }
    let credits = raw.credits.map(Credits::names).unwrap_or_default();
    let limits = read_limits(&raw.limits.unwrap_or_default(), say);
    Some(Metadata {
        uuid: uuid?,
        version: raw.version,
        name: name?,
        keywords,
        any_row_order,
        interactive,
        passes,
        difficulty: difficulty?,
        problem_type,
        license,
        credits,
        limits: limits?,
    })
}

/// The type is `scoring`, with `interactive` or `multi-pass` or both beside it: whether it is
/// interactive, and how many passes there may be.
fn kinds(raw: &Raw, say: &mut impl FnMut(String)) -> (bool, u32) {
    const KINDS: [&str; 3] = ["scoring", "interactive", "multi-pass"];
    let kinds = match &raw.kind {
        Some(OneOrMany::One(kind)) => std::slice::from_ref(kind),
        Some(OneOrMany::Many(kinds)) => kinds.as_slice(),
        None => &[],
    };
    let has = |wanted: &str| kinds.iter().any(|kind| kind == wanted);
    if !has("scoring") || !kinds.iter().all(|kind| KINDS.contains(&kind.as_str())) {
        say("type must be scoring, with interactive or multi-pass beside it where that is so."
            .to_owned());
    }
    if !has("multi-pass") {
        return (has("interactive"), 1);
    }
    let passes = raw.limits.as_ref().and_then(|limits| limits.validation_passes).unwrap_or(2);
    if !(2..=100).contains(&passes) {
        say("limits.validation_passes must lie between 2 and 100.".to_owned());
    }
    (has("interactive"), passes)
}

fn refuse_unsupported(raw: &Raw, say: &mut impl FnMut(String)) {
    let all = match &raw.languages {
        None => true,
        Some(OneOrMany::One(word)) => word == "all",
        Some(OneOrMany::Many(_)) => false,
    };
    if !all {
        say("languages must be all or absent; the assessment chooses the languages.".to_owned());
    }
    if raw.allow_file_writing == Some(true) {
        say("allow_file_writing is not offered here.".to_owned());
    }
    if raw.constants.as_ref().is_some_and(|c| !c.is_empty()) {
        say("constants are not replaced here yet; write the values out.".to_owned());
    }
}

fn english(name: Name, say: &mut impl FnMut(String)) -> Option<String> {
    let title = match name {
        Name::English(title) => Some(title),
        Name::ByLanguage(mut titles) => titles.remove("en"),
    };
    let title = title.map(|t| t.trim().to_owned());
    match title {
        Some(t) if (1..=80).contains(&t.chars().count()) && !t.contains(char::is_control) => {
            Some(t)
        }
        Some(_) => {
            say("name must be one line of 1 to 80 characters.".to_owned());
            None
        }
        None => {
            say("name has no English title (key en).".to_owned());
            None
        }
    }
}

/// Takes the keyword away that says what is asked for.
fn take_type(keywords: &mut Vec<String>) -> ProblemType {
    let all = keywords.len();
    keywords.retain(|k| k != DEBUGGING);
    if keywords.len() < all { ProblemType::Debugging } else { ProblemType::Code }
}

/// The skill areas, and how hard the author holds it to be.
pub(crate) fn split_keywords(
    all: Vec<String>,
    say: &mut impl FnMut(String),
) -> (Vec<String>, Option<Difficulty>) {
    let (levels, areas): (Vec<String>, Vec<String>) =
        all.into_iter().partition(|k| k.starts_with("difficulty:"));
    let difficulty = match levels.as_slice() {
        [one] => match one.as_str() {
            "difficulty:easy" => Some(Difficulty::Easy),
            "difficulty:medium" => Some(Difficulty::Medium),
            "difficulty:hard" => Some(Difficulty::Hard),
            _ => None,
        },
        _ => None,
    };
    if difficulty.is_none() {
        say("keywords must have exactly one of difficulty:easy, difficulty:medium, difficulty:hard."
            .to_owned());
    }
    let word = |k: &String| {
        (2..=30).contains(&k.len())
            && k.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || " -".contains(c))
    };
    if areas.len() > MAX_AREAS || !areas.iter().all(word) {
        say(format!(
            "keywords must name at most {MAX_AREAS} skill areas, each of 2 to 30 of a-z, 0-9, space and -."
        ));
    }
    (areas, difficulty)
}

fn read_limits(raw: &RawLimits, say: &mut impl FnMut(String)) -> Option<Limits> {
    let time_ms = match raw.time_limit {
        // Bounded above, so the cast keeps the value.
        Some(s) if (0.001..=MAX_TIME_SECONDS).contains(&s) => Some((s * 1000.0).round() as u32),
        Some(_) => {
            say(format!(
                "limits.time_limit must lie between 0.001 and {MAX_TIME_SECONDS} seconds."
            ));
            None
        }
        None => {
            say("limits.time_limit (seconds) is missing; it is not inferred here.".to_owned());
            None
        }
    };
    let mut within = |key: &str, given: Option<u32>, default: u32, max: u32| {
        let value = given.unwrap_or(default);
        if (1..=max).contains(&value) {
            return Some(value);
        }
        say(format!("limits.{key} must lie between 1 and {max}."));
        None
    };
    let memory_mib = within("memory", raw.memory, DEFAULT_MEMORY_MIB, 2048);
    let output_mib = within("output", raw.output, DEFAULT_OUTPUT_MIB, 64);
    let code_kib = within("code", raw.code, DEFAULT_CODE_KIB, 1024);
    Some(Limits {
        time_ms: time_ms?,
        memory_mib: memory_mib?,
        output_mib: output_mib?,
        code_kib: code_kib?,
    })
}
