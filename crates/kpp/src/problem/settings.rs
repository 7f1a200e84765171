//! The settings of a group of tests, as the versions of the format write them.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::grading::{Grading, Scores, Verdicts};
use crate::credits::OneOrMany;

/// `testdata.yaml`. What is absent is as in the group above.
#[derive(Deserialize, Default, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Legacy {
    pub(super) on_reject: Option<String>,
    pub(super) grading: Option<String>,
    pub(super) grader_flags: Option<String>,
    pub(super) input_validator_flags: Option<String>,
    pub(super) output_validator_flags: Option<String>,
    pub(super) accept_score: Option<f64>,
    pub(super) reject_score: Option<f64>,
    pub(super) range: Option<String>,
}

impl Legacy {
    /// These settings where they are given, else those of the group above.
    pub(super) fn within(self, above: &Legacy) -> Legacy {
        let text = |own: Option<String>, above: &Option<String>| own.or_else(|| above.clone());
        Legacy {
            on_reject: text(self.on_reject, &above.on_reject),
            grading: text(self.grading, &above.grading),
            grader_flags: text(self.grader_flags, &above.grader_flags),
            input_validator_flags: text(self.input_validator_flags, &above.input_validator_flags),
            output_validator_flags: text(
                self.output_validator_flags,
                &above.output_validator_flags,
            ),
            accept_score: self.accept_score.or(above.accept_score),
            reject_score: self.reject_score.or(above.reject_score),
            range: text(self.range, &above.range),
        }
    }

    /// How the group is graded, or why it cannot be.
    pub(super) fn grading(&self) -> Result<Grading, String> {
        let mut grading = Grading {
            breaks: match self.on_reject.as_deref() {
                None | Some("break") => true,
                Some("continue") => false,
                Some(other) => {
                    return Err(format!("on_reject is {other:?}, not break or continue."));
                }
            },
            accept: self.accept_score.unwrap_or(1.0),
            reject: self.reject_score.unwrap_or(0.0),
            ..Grading::default()
        };
        if self.grading.as_deref().is_some_and(|grading| grading != "default") {
            return Err("Graders of the author's own are not run here.".to_owned());
        }
        if let Some(range) = &self.range {
            grading.range = parse_range(range)
                .ok_or_else(|| format!("range is {range:?}, not the lowest and the highest."))?;
        }
        for flag in self.grader_flags.as_deref().unwrap_or_default().split_whitespace() {
            match flag {
                "first_error" => grading.verdicts = Verdicts::First,
                "worst_error" | "no_errors" => grading.verdicts = Verdicts::Worst,
                "always_accept" => grading.verdicts = Verdicts::Always,
                "sum" => grading.scores = Scores::Sum,
                "avg" => grading.scores = Scores::Average,
                "min" => grading.scores = Scores::Least,
                "max" => grading.scores = Scores::Most,
                "ignore_sample" => grading.ignores_sample = true,
                "accept_if_any_accepted" => grading.any_accepted = true,
                other => return Err(format!("The default grader knows no {other:?}.")),
            }
        }
        Ok(grading)
    }
}

fn parse_range(text: &str) -> Option<(f64, f64)> {
    let mut ends = text.split_whitespace().map(str::parse::<f64>);
    match (ends.next(), ends.next(), ends.next()) {
        (Some(Ok(low)), Some(Ok(high)), None) if low <= high => Some((low, high)),
        _ => None,
    }
}

/// `test_group.yaml`, and the file of one test.
#[derive(Deserialize, Default, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) max_score: Option<Most>,
    pub(super) score_aggregation: Option<String>,
    pub(super) require_pass: Option<OneOrMany<String>>,
    pub(super) input_validator_args: Option<InputArguments>,
    pub(super) output_validator_args: Option<Vec<String>>,
    pub(super) args: Option<Vec<String>>,
    #[serde(rename = "input_visualizer_args")]
    _input_visualizer_args: Option<IgnoredAny>,
    #[serde(rename = "output_visualizer_args")]
    _output_visualizer_args: Option<IgnoredAny>,
    #[serde(rename = "full_feedback")]
    _full_feedback: Option<bool>,
    #[serde(rename = "hint")]
    _hint: Option<String>,
    #[serde(rename = "description")]
    _description: Option<String>,
}

/// What the input validators are called with.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "expected a list of arguments, or a map from validator to list")]
pub enum InputArguments {
    /// The same for every validator.
    Shared(Vec<String>),
    /// By the validator's name; one that is not named gets none.
    Named(BTreeMap<String, Vec<String>>),
}

impl Default for InputArguments {
    fn default() -> Self {
        Self::Shared(Vec::new())
    }
}

impl InputArguments {
    /// The arguments of the validator with this name.
    pub fn of(&self, validator: &str) -> &[String] {
        match self {
            Self::Shared(arguments) => arguments,
            Self::Named(by_name) => by_name.get(validator).map_or(&[], Vec::as_slice),
        }
    }
}

/// `max_score`: a number, or the word `unbounded`.
#[derive(Deserialize, Clone)]
#[serde(untagged, expecting = "expected a number of 0 or more, or unbounded")]
pub(super) enum Most {
    Points(f64),
    Word(String),
}

impl New {
    /// Why a program cannot be called as these settings ask.
    pub(super) fn refusal(&self) -> Option<&'static str> {
        let called = self.args.as_ref().is_some_and(|args| !args.is_empty());
        called.then_some("Submissions are not called with arguments here.")
    }

    /// How a group of so many tests is graded, or why it cannot be.
    pub(super) fn grading(&self, is_secret: bool, tests: usize) -> Result<Grading, String> {
        let most = match &self.max_score {
            None => is_secret.then_some(100.0),
            Some(Most::Points(points)) if *points >= 0.0 && points.is_finite() => Some(*points),
            Some(Most::Word(word)) if word == "unbounded" => None,
            Some(_) => return Err("max_score must be 0 or more, or unbounded.".to_owned()),
        };
        let scores = match self.score_aggregation.as_deref() {
            None if is_secret => Scores::Sum,
            None | Some("pass-fail") => Scores::PassFail,
            Some("sum") => Scores::Sum,
            Some("min") => Scores::Least,
            Some(other) => {
                return Err(format!("score_aggregation is {other:?}, not pass-fail, sum or min."));
            }
        };
        if scores == Scores::PassFail && most.is_none() {
            return Err("max_score is missing; a pass-fail group needs it.".to_owned());
        }
        let each = match scores {
            // A group has at most a few thousand tests, which f64 holds exactly.
            Scores::Sum => most.unwrap_or(0.0) / tests.max(1) as f64,
            _ => most.unwrap_or(0.0),
        };
        let requires = self.require_pass.clone().map(OneOrMany::into_vec).unwrap_or_default();
        Ok(Grading {
            scores,
            accept: each,
            most,
            requires,
            range: (0.0, most.unwrap_or(f64::INFINITY)),
            skips_after_limit: true,
            ..Grading::default()
        })
    }
}
