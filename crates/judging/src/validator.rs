//! A problem's own validator as the bank keeps it: one JSON object with the program in it.

use anyhow::Context;
use base64::prelude::{BASE64_STANDARD, Engine};
use judge::{Checking, Language, Submission, Validator};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    kind: Kind,
    language: Language,
    source: String,
    /// Headers: name, and contents in Base64, as nothing says that they are text.
    beside: Vec<(String, String)>,
    arguments: Vec<String>,
    /// How often a submission may be run on one test.
    passes: u32,
    /// Absent from versions published before there were scored groups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    scores: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Validator,
    Interactor,
}

/// What the bank keeps of the program; an error where there is none.
pub(crate) fn keep(checking: &Checking) -> anyhow::Result<serde_json::Value> {
    let (kind, validator) = match checking {
        Checking::Comparison => anyhow::bail!("output that is compared has no validator"),
        Checking::Validator(validator) => (Kind::Validator, validator),
        Checking::Interactor(validator) => (Kind::Interactor, validator),
    };
    let beside = validator.beside.iter();
    Ok(serde_json::to_value(Kept {
        kind,
        language: validator.program.language,
        source: validator.program.source.clone(),
        beside: beside.map(|(name, bytes)| (name.clone(), BASE64_STANDARD.encode(bytes))).collect(),
        arguments: validator.arguments.clone(),
        passes: validator.passes,
        scores: validator.scores.clone(),
    })?)
}

/// Who decides, from what the bank keeps.
pub(crate) fn restore(kept: Option<&serde_json::Value>) -> anyhow::Result<Checking> {
    let Some(kept) = kept else {
        return Ok(Checking::Comparison);
    };
    let kept = Kept::deserialize(kept).context("the bank's validator cannot be read")?;
    let beside = kept.beside.into_iter().map(|(name, text)| {
        Ok((name, BASE64_STANDARD.decode(text).context("a header is not Base64")?.into()))
    });
    let validator = Validator {
        program: Submission { language: kept.language, source: kept.source },
        beside: beside.collect::<anyhow::Result<_>>()?,
        arguments: kept.arguments,
        passes: kept.passes,
        scores: kept.scores,
    };
    Ok(match kept.kind {
        Kind::Validator => Checking::Validator(validator),
        Kind::Interactor => Checking::Interactor(validator),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn validator() -> Validator {
        Validator {
            program: Submission { language: Language::Cpp, source: "int main() {}\n".to_owned() },
            beside: vec![("check.h".to_owned(), [0, 255, b'\n'].as_slice().into())],
            arguments: vec!["strict".to_owned(), "7".to_owned()],
            passes: 3,
            scores: vec!["perf1".to_owned()],
        }
    }

    #[test]
    fn a_validator_comes_out_of_the_bank_as_it_went_in() {
        for checking in [Checking::Validator(validator()), Checking::Interactor(validator())] {
            assert_eq!(restore(Some(&keep(&checking).unwrap())).unwrap(), checking);
        }
        assert_eq!(restore(None).unwrap(), Checking::Comparison);
    }

    #[test]
    fn a_validator_nobody_can_run_is_an_error_and_never_a_comparison() {
        let mut kept = keep(&Checking::Validator(validator())).unwrap();
        kept["language"] = "cobol".into();
        assert!(restore(Some(&kept)).is_err());
        assert!(restore(Some(&serde_json::json!({}))).is_err());
        assert!(keep(&Checking::Comparison).is_err());
    }
}
