//! `output_validator_args`: how outputs are compared, one way for the whole package.

use crate::files::yaml::SETTINGS;
use crate::{Comparison, Finding};

/// The arguments that every group gives, with the folder that gives them first; groups that differ
/// from it are findings.
pub(crate) fn shared_by_all<'a>(
    all: &'a [(&'a str, Vec<String>)],
    findings: &mut Vec<Finding>,
) -> Option<(&'a str, &'a [String])> {
    let (first, args) = all.first()?;
    for (dir, other) in all.iter().filter(|(_, other)| other != args) {
        findings.push(Finding::new(
            format!("{dir}/{SETTINGS}"),
            format!(
                "output_validator_args are {other:?} here but {args:?} in {first}; they must agree."
            ),
        ));
    }
    Some((first, args))
}

/// The comparison that arguments of the folder `at` ask the default validator for.
pub(crate) fn parse(at: &str, args: &[String], findings: &mut Vec<Finding>) -> Comparison {
    understand(args).unwrap_or_else(|why| {
        findings.push(Finding::new(format!("{at}/{SETTINGS}"), why));
        Comparison::default()
    })
}

pub(crate) fn understand(args: &[String]) -> Result<Comparison, String> {
    let mut seen = Comparison::default();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "case_sensitive" => seen.case_sensitive = true,
            "space_change_sensitive" => seen.space_change_sensitive = true,
            "float_tolerance" | "float_absolute_tolerance" | "float_relative_tolerance" => {
                let value = args.next().and_then(|v| v.parse::<f64>().ok());
                let Some(value) = value.filter(|v| v.is_finite() && *v >= 0.0) else {
                    return Err(format!("{arg} needs a number of 0 or more after it."));
                };
                let (absolute, relative) =
                    (arg != "float_relative_tolerance", arg != "float_absolute_tolerance");
                if absolute && seen.float_absolute_tolerance.replace(value).is_some()
                    || relative && seen.float_relative_tolerance.replace(value).is_some()
                {
                    return Err(format!("{arg} gives a tolerance a second time."));
                }
            }
            _ => {
                return Err(format!(
                    "output_validator_args has {arg:?}, which the default validator does not know."
                ));
            }
        }
    }
    Ok(seen)
}
