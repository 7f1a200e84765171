//! `problem.yaml` of the versions `legacy` and `legacy-icpc`.

use serde::Deserialize;
use serde::de::IgnoredAny;
use uuid::Uuid;

use super::metadata::{
    DEFAULT_MEMORY_MIB, DEFAULT_OUTPUT_MIB, Metadata, Multipliers, in_ms, passes,
};
use super::{Format, ProblemLimits, settings::Legacy};
use crate::Finding;
use crate::files::{Tree, yaml};

const FILE: &str = "problem.yaml";

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "problem_format_version")]
    _version: Option<String>,
    #[serde(rename = "type")]
    kind: Option<String>,
    name: Option<String>,
    uuid: Option<String>,
    #[serde(rename = "author")]
    _author: Option<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "source_url")]
    _source_url: Option<String>,
    license: Option<String>,
    #[serde(rename = "rights_owner")]
    _rights_owner: Option<String>,
    limits: Option<RawLimits>,
    validation: Option<String>,
    validator_flags: Option<String>,
    grading: Option<Grading>,
    #[serde(rename = "keywords")]
    _keywords: Option<IgnoredAny>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RawLimits {
    time_multiplier: Option<f64>,
    time_safety_margin: Option<f64>,
    // Not of this version, but DOMjudge and BAPCtools write them here as in the newer ones.
    time_limit: Option<f64>,
    time_resolution: Option<f64>,
    time_multipliers: Option<Multipliers>,
    validation_passes: Option<u32>,
    memory: Option<u32>,
    output: Option<u32>,
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
struct Grading {
    objective: Option<String>,
    #[serde(rename = "show_test_data_groups")]
    _show: Option<bool>,
    accept_score: Option<f64>,
    reject_score: Option<f64>,
    range: Option<String>,
    on_reject: Option<String>,
}

/// `beside` is the time limit that another tool keeps, in milliseconds; that of `problem.yaml` goes before.
pub(super) fn read(tree: &Tree, format: Format, beside: Option<u32>) -> Result<Metadata, Finding> {
    let raw: Option<Raw> = yaml::read_legacy(tree, FILE)?;
    let raw = raw.unwrap_or_default();
    let refuse = |text: &str| Err(Finding::new(FILE, text));
    let scoring = match raw.kind.as_deref() {
        None | Some("pass-fail") => false,
        Some("scoring") if format == Format::LegacyIcpc => {
            return refuse("legacy-icpc has pass-fail problems only.");
        }
        Some("scoring") => true,
        Some(_) => return refuse("type must be pass-fail or scoring."),
    };
    let validation = raw.validation.unwrap_or_else(|| "default".to_owned());
    let mut words = validation.split_whitespace();
    let custom = match words.next() {
        Some("default") => false,
        Some("custom") => true,
        _ => return refuse("validation must be default, or custom with its flags."),
    };
    let flags: Vec<&str> = words.collect();
    if flags.iter().any(|flag| !["score", "interactive", "multi-pass"].contains(flag)) {
        return refuse("validation knows the flags score, interactive and multi-pass.");
    }
    let grading = raw.grading.unwrap_or_default();
    if grading.objective.as_deref().is_some_and(|objective| objective != "max") {
        return refuse("grading.objective must be max: the lowest score never wins here.");
    }
    let uuid = match raw.uuid.as_deref().map(Uuid::try_parse) {
        None => None,
        Some(Ok(uuid)) => Some(uuid),
        Some(Err(_)) => return refuse("uuid is not a UUID."),
    };
    let raw_limits = raw.limits.unwrap_or_default();
    let flags_of = |text: Option<String>| -> Vec<String> {
        text.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
    };
    Ok(Metadata {
        format,
        name: raw.name,
        uuid,
        license: raw.license.unwrap_or_else(|| "unknown".to_owned()),
        scoring,
        interactive: flags.contains(&"interactive"),
        passes: passes(flags.contains(&"multi-pass"), raw_limits.validation_passes),
        custom: Some(custom),
        custom_score: flags.contains(&"score"),
        validator_flags: flags_of(raw.validator_flags),
        grading: Legacy {
            on_reject: match grading.on_reject.as_deref() {
                Some("first_error") => Some("break".to_owned()),
                Some("grade") => Some("continue".to_owned()),
                _ => None,
            },
            accept_score: grading.accept_score,
            reject_score: grading.reject_score,
            range: grading.range,
            ..Legacy::default()
        },
        limits: limits(raw_limits, beside),
    })
}

/// A limit that is written is held against the solutions as in the newest version; this version's factors are how one is
/// found.
fn limits(raw: RawLimits, beside: Option<u32>) -> ProblemLimits {
    let time_ms = raw.time_limit.map(in_ms).or(beside);
    let (ac_to_limit, limit_to_tle) = match (raw.time_multipliers, time_ms) {
        (Some(times), _) => (times.ac_to_limit(), times.limit_to_tle()),
        (None, Some(_)) => (2.0, 1.5),
        (None, None) => (5.0, 2.0),
    };
    ProblemLimits {
        time_ms,
        resolution_ms: raw.time_resolution.map_or(1000, in_ms),
        ac_to_limit: raw.time_multiplier.unwrap_or(ac_to_limit),
        limit_to_tle: raw.time_safety_margin.unwrap_or(limit_to_tle),
        memory_mib: raw.memory.unwrap_or(DEFAULT_MEMORY_MIB),
        output_mib: raw.output.unwrap_or(DEFAULT_OUTPUT_MIB),
    }
}
