//! `output_validator_args`: how outputs are compared, one way for the whole package.

use crate::testdata::SETTINGS;
use crate::{Comparison, Finding};

/// The comparison that every group asks for; groups that differ from the first are findings.
pub(crate) fn shared_by_all(
    all: &[(&str, Vec<String>)],
    findings: &mut Vec<Finding>,
) -> Comparison {
    let Some((first, args)) = all.first() else {
        return Comparison::default();
    };
    for (dir, other) in all.iter().filter(|(_, other)| other != args) {
        findings.push(Finding::new(
            format!("{dir}/{SETTINGS}"),
            format!(
                "output_validator_args are {other:?} here but {args:?} in {first}; they must agree."
            ),
        ));
    }
    parse(args).unwrap_or_else(|why| {
        findings.push(Finding::new(format!("{first}/{SETTINGS}"), why));
        Comparison::default()
    })
}

fn parse(args: &[String]) -> Result<Comparison, String> {
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
