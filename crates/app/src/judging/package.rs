//! A package as the judge takes it.

use judge::{BadLimit, Comparison, Data, Group, Limits, Suite, Tag, Test};
use kpp::Package;

/// The whole package: samples, then the secret groups.
pub(crate) fn suite_of(package: &Package) -> Result<Suite, BadLimit> {
    let limits = Limits::new(package.limits.time_ms, package.limits.memory_mib << 10)?
        .with_output_bytes(u64::from(package.limits.output_mib) << 20)?;
    let comparison = Comparison {
        case_sensitive: package.comparison.case_sensitive,
        space_change_sensitive: package.comparison.space_change_sensitive,
        float_absolute: package.comparison.float_absolute_tolerance,
        float_relative: package.comparison.float_relative_tolerance,
        any_row_order: package.comparison.any_row_order,
    };
    Ok(Suite { limits, comparison, groups: package.groups().map(group).collect() })
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
