//! `problem.yaml` of any version. The newer versions are read strictly, as they ask.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use uuid::Uuid;

use super::{Format, ProblemLimits, legacy, settings::Legacy, time_limit};
use crate::Finding;
use crate::credits::OneOrMany;
use crate::files::{Tree, yaml};

const FILE: &str = "problem.yaml";
const LICENSES: [&str; 7] =
    ["unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission"];
/// What the tools of the older versions give a submission, and what we do.
pub(super) const DEFAULT_MEMORY_MIB: u32 = 1024;
const OUR_MEMORY_MIB: u32 = 512;
pub(super) const DEFAULT_OUTPUT_MIB: u32 = 8;

/// What `problem.yaml` says.
pub(super) struct Metadata {
    pub(super) format: Format,
    pub(super) name: Option<String>,
    pub(super) uuid: Option<Uuid>,
    pub(super) license: String,
    pub(super) scoring: bool,
    pub(super) interactive: bool,
    pub(super) passes: u32,
    /// Whether there is a validator of the problem's own; absent where only the folder tells.
    pub(super) custom: Option<bool>,
    /// A validator gives every test its score (`legacy`).
    pub(super) custom_score: bool,
    /// Arguments of every validator (`legacy`).
    pub(super) validator_flags: Vec<String>,
    /// Settings of every group that stand in `problem.yaml` (older than `legacy`).
    pub(super) grading: Legacy,
    pub(super) limits: ProblemLimits,
}

#[derive(Deserialize)]
struct Version {
    problem_format_version: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "problem_format_version")]
    _version: String,
    #[serde(rename = "type")]
    kind: Option<OneOrMany<String>>,
    name: Name,
    uuid: Option<String>,
    #[serde(rename = "version")]
    _own_version: Option<String>,
    #[serde(rename = "credits")]
    _credits: Option<IgnoredAny>,
    #[serde(rename = "source")]
    _source: Option<IgnoredAny>,
    license: Option<String>,
    #[serde(rename = "rights_owner")]
    _rights_owner: Option<String>,
    #[serde(rename = "embargo_until")]
    _embargo_until: Option<String>,
    limits: Option<RawLimits>,
    #[serde(rename = "keywords")]
    _keywords: Option<Vec<String>>,
    #[serde(rename = "languages")]
    _languages: Option<IgnoredAny>,
    #[serde(rename = "allow_file_writing")]
    _allow_file_writing: Option<bool>,
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
    time_multipliers: Option<Multipliers>,
    time_limit: Option<f64>,
    time_resolution: Option<f64>,
    memory: Option<u32>,
    output: Option<u32>,
    validation_passes: Option<u32>,
    #[serde(rename = "code")]
    _code: Option<u32>,
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
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Multipliers {
    pub(super) ac_to_time_limit: Option<f64>,
    pub(super) time_limit_to_tle: Option<f64>,
}

impl Multipliers {
    pub(super) fn ac_to_limit(&self) -> f64 {
        self.ac_to_time_limit.unwrap_or(2.0)
    }

    pub(super) fn limit_to_tle(&self) -> f64 {
        self.time_limit_to_tle.unwrap_or(1.5)
    }
}

pub(super) fn read(
    tree: &Tree,
    findings: &mut Vec<Finding>,
    unused: &mut Vec<Finding>,
) -> Option<Metadata> {
    if !tree.has(FILE) {
        findings.push(Finding::new(FILE, "The file is missing."));
        return None;
    }
    let version: Version =
        yaml::read_leniently(tree, FILE).map_err(|finding| findings.push(finding)).ok()?;
    let version = version.problem_format_version;
    let Some(format) = Format::parse(version.as_deref()) else {
        let text = format!("problem_format_version {version:?} is not known.");
        findings.push(Finding::new(FILE, text));
        return None;
    };
    let beside = time_limit::beside(tree, findings, unused);
    let beside_ms = beside.map(|(_, ms)| ms);
    let read = match format {
        Format::Legacy | Format::LegacyIcpc => legacy::read(tree, format, beside_ms),
        Format::Draft | Format::V2025 => {
            yaml::read_leniently(tree, FILE).and_then(|raw| new(format, raw, beside_ms))
        }
    };
    let metadata = read.map_err(|finding| findings.push(finding)).ok()?;
    if let (Some((file, ms)), Some(counts)) = (beside, metadata.limits.time_ms) {
        unused.extend(time_limit::disagreement(file, ms, counts));
    }
    check(&metadata, &mut |text| findings.push(Finding::new(FILE, text)));
    Some(metadata)
}

/// `beside` is the time limit that another tool keeps, in milliseconds; that of `problem.yaml` goes before.
fn new(format: Format, raw: Raw, beside: Option<u32>) -> Result<Metadata, Finding> {
    let refuse = |text: &str| Err(Finding::new(FILE, text));
    let kinds = raw.kind.map(OneOrMany::into_vec).unwrap_or_default();
    let has = |wanted: &str| kinds.iter().any(|kind| kind == wanted);
    const KINDS: [&str; 4] = ["pass-fail", "scoring", "interactive", "multi-pass"];
    if let Some(other) = kinds.iter().find(|kind| !KINDS.contains(&kind.as_str())) {
        return Err(Finding::new(FILE, format!("type {other:?} is not judged here.")));
    }
    if has("scoring") && has("pass-fail") {
        return refuse("type must not be both pass-fail and scoring.");
    }
    if raw.constants.is_some_and(|constants| !constants.is_empty()) {
        return refuse("constants are not replaced here; write the values out.");
    }
    let uuid = match raw.uuid.as_deref().map(Uuid::try_parse) {
        None => None,
        Some(Ok(uuid)) => Some(uuid),
        Some(Err(_)) => return refuse("uuid is not a UUID; make one with uuidgen."),
    };
    let limits = raw.limits.unwrap_or_default();
    let memory_mib = if format == Format::V2025 { OUR_MEMORY_MIB } else { DEFAULT_MEMORY_MIB };
    let times = limits.time_multipliers.unwrap_or_default();
    Ok(Metadata {
        format,
        name: match raw.name {
            Name::English(title) => Some(title),
            Name::ByLanguage(mut titles) => titles.remove("en"),
        },
        uuid,
        license: raw.license.unwrap_or_else(|| "unknown".to_owned()),
        scoring: has("scoring"),
        interactive: has("interactive"),
        passes: passes(has("multi-pass"), limits.validation_passes),
        custom: None,
        custom_score: false,
        validator_flags: Vec::new(),
        grading: Legacy::default(),
        limits: ProblemLimits {
            time_ms: limits.time_limit.map(in_ms).or(beside),
            resolution_ms: limits.time_resolution.map_or(1000, in_ms),
            ac_to_limit: times.ac_to_limit(),
            limit_to_tle: times.limit_to_tle(),
            memory_mib: limits.memory.unwrap_or(memory_mib),
            output_mib: limits.output.unwrap_or(DEFAULT_OUTPUT_MIB),
        },
    })
}

/// Seconds in milliseconds. Bounded by [`check`], which looks at the result; `as` keeps to the ends of the range.
pub(super) fn in_ms(seconds: f64) -> u32 {
    (seconds * 1000.0).round() as u32
}

/// How often a submission may be run on one test.
pub(super) fn passes(is_multi_pass: bool, said: Option<u32>) -> u32 {
    if is_multi_pass { said.unwrap_or(2) } else { 1 }
}

/// Limits that a judge could not keep, and words that mean nothing.
fn check(metadata: &Metadata, say: &mut dyn FnMut(String)) {
    let limits = &metadata.limits;
    if limits.time_ms.is_some_and(|ms| !(1..=60_000).contains(&ms)) {
        say("limits.time_limit must lie between 0.001 and 60 seconds.".to_owned());
    }
    if !(1..=60_000).contains(&limits.resolution_ms) {
        say("limits.time_resolution must lie between 0.001 and 60 seconds.".to_owned());
    }
    let factor = |factor: f64| (1.0..=1000.0).contains(&factor);
    if !factor(limits.ac_to_limit) || !factor(limits.limit_to_tle) {
        say("The time multipliers must be numbers from 1 to 1000.".to_owned());
    }
    if !(1..=4096).contains(&limits.memory_mib) || !(1..=64).contains(&limits.output_mib) {
        say("limits.memory must lie between 1 and 4096, limits.output between 1 and 64.".to_owned());
    }
    if !(1..=100).contains(&metadata.passes) {
        say("limits.validation_passes must lie between 2 and 100.".to_owned());
    }
    if !LICENSES.contains(&metadata.license.as_str()) {
        say(format!("license must be one of: {}.", LICENSES.join(", ")));
    }
}
