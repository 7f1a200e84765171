//! A package as the judge takes it.

use std::fs;
use std::path::Path;

use anyhow::Context;
use judge::{
    Checking, Comparison, Data, Group, Language, Limits, Submission, Suite, Tag, Test, Validator,
};
use kpp::Package;

/// The package at `dir`.
///
/// # Errors
/// Every finding that keeps it from being one, each on a line.
pub fn open_package(dir: &Path) -> anyhow::Result<Package> {
    Package::open(dir).map_err(|findings| {
        let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("{} is no usable package:\n  {}", dir.display(), lines.join("\n  "))
    })
}

/// The whole package: samples, then the secret groups.
pub fn suite_of(package: &Package) -> anyhow::Result<Suite> {
    let limits = Limits::new(package.limits.time_ms, package.limits.memory_mib << 10)?
        .with_output_bytes(u64::from(package.limits.output_mib) << 20)?;
    let comparison = Comparison {
        case_sensitive: package.comparison.case_sensitive,
        space_change_sensitive: package.comparison.space_change_sensitive,
        float_absolute: package.comparison.float_absolute_tolerance,
        float_relative: package.comparison.float_relative_tolerance,
        scanf_numbers: package.comparison.scanf_numbers,
        any_row_order: package.comparison.any_row_order,
    };
    let groups = package.groups().map(group).collect();
    Ok(Suite { limits, comparison, checking: checking(package)?, groups })
}

/// Who decides whether output is right.
pub(crate) fn checking(package: &Package) -> anyhow::Result<Checking> {
    let Some(own) = &package.output_validator else {
        return Ok(Checking::Comparison);
    };
    let language = Language::parse(own.language).context("a validator of no known language")?;
    let beside = own.beside.iter().map(|path| {
        let name = path.file_name().context("a file without a name")?;
        Ok((name.to_string_lossy().into_owned(), fs::read(path)?.into()))
    });
    let validator = Validator {
        program: Submission { language, source: fs::read_to_string(&own.program)? },
        beside: beside.collect::<anyhow::Result<_>>()?,
        arguments: own.arguments.clone(),
        passes: own.passes,
        scores: scored(package),
    };
    Ok(if own.interactive {
        Checking::Interactor(validator)
    } else {
        Checking::Validator(validator)
    })
}

/// The groups in which the validator says what a test is worth.
fn scored(package: &Package) -> Vec<String> {
    let scored = package.secret.iter().filter(|group| group.scoring == kpp::Scoring::Sum);
    scored.map(|group| group.name.clone()).collect()
}

fn group(group: &kpp::Group) -> Group {
    let tests = group.tests.iter().map(|test| Test {
        name: test.name.clone(),
        input: Data::File(test.input.clone()),
        answer: Data::File(test.answer.clone()),
    });
    Group {
        name: group.name.clone(),
        tag: match group.tag {
            kpp::Tag::Sample => Tag::Sample,
            kpp::Tag::Core => Tag::Core,
            kpp::Tag::Edge => Tag::Edge,
            kpp::Tag::Perf => Tag::Perf,
        },
        weight: group.weight,
        requires: group.requires.clone(),
        tests: tests.collect(),
    }
}
