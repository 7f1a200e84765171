//! Problems that a company writes for itself, as they are judged and published. Pure.

use std::borrow::Cow;
use std::collections::BTreeSet;

use authoring::drafts::Files;

const SAMPLES: &str = "data/sample/";
const SECRET: &str = "data/secret/";
/// The group that the samples become where there is no other test.
pub(crate) const CORE: &str = "data/secret/core/";
const SETTINGS: &str = "test_group.yaml";
/// Every point for all tests of the group together.
const WORTH: &str = "max_score: 100\nscore_aggregation: pass-fail\n";

/// The files of a problem, or of a scenario with its tasks, with what their author need not write: a group without a test
/// counts as absent, and where no group is left, the samples are what is scored.
pub fn completed(files: &Files) -> Cow<'_, Files> {
    let mut of = Cow::Borrowed(files);
    for root in roots(files) {
        complete(&root, &mut of);
    }
    of
}

/// What paths begin with of each package: nothing, or a task's folder.
pub(crate) fn roots(files: &Files) -> Vec<String> {
    let roots = files.keys().filter_map(|path| path.strip_suffix("problem.yaml"));
    let is_package =
        |root: &&str| root.matches('/').count() <= 1 && (root.is_empty() || root.ends_with('/'));
    roots.filter(is_package).map(str::to_owned).collect()
}

/// Whether nothing below a root is scored but the samples. What generators make is not there yet; and tests that lie
/// outside groups are those of an older format, which is judged as it is written.
pub(crate) fn scores_samples(files: &Files, root: &str) -> bool {
    let secret = format!("{root}{SECRET}");
    let is_test = |path: &String| path.strip_prefix(secret.as_str()).is_some_and(is_of_test);
    !files.contains_key(&format!("{root}{}", kpp::GENERATORS)) && !files.keys().any(is_test)
}

fn is_of_test(path: &str) -> bool {
    path.ends_with(".in") || path.ends_with(".ans")
}

/// The groups below a root that have a test, or a part of one.
pub(crate) fn tested<'a>(files: &'a Files, root: &str) -> BTreeSet<&'a str> {
    let secret = format!("{root}{SECRET}");
    let within = files.keys().filter_map(|path| path.strip_prefix(secret.as_str()));
    within
        .filter(|path| is_of_test(path))
        .filter_map(|path| Some(path.split_once('/')?.0))
        .collect()
}

fn complete(root: &str, of: &mut Cow<'_, Files>) {
    if of.contains_key(&format!("{root}{}", kpp::GENERATORS)) {
        return;
    }
    let secret = format!("{root}{SECRET}");
    let from_samples = scores_samples(of, root);
    let kept: BTreeSet<String> = tested(of, root).into_iter().map(str::to_owned).collect();
    let is_empty = |path: &String| {
        let group = path.strip_prefix(secret.as_str()).and_then(|rest| rest.split_once('/'));
        group.is_some_and(|(group, _)| !kept.contains(group))
    };
    if of.keys().any(is_empty) {
        of.to_mut().retain(|path, _| !is_empty(path));
    }
    if !from_samples {
        return;
    }
    let samples = format!("{root}{SAMPLES}");
    let copied: Files = of
        .iter()
        .filter_map(|(path, content)| {
            let name = path.strip_prefix(samples.as_str())?;
            (name != SETTINGS).then(|| (format!("{root}{CORE}{name}"), content.clone()))
        })
        .collect();
    if copied.is_empty() {
        return;
    }
    let mut settings = of.get(&format!("{samples}{SETTINGS}")).cloned().unwrap_or_default();
    if !settings.is_empty() && !settings.ends_with(b"\n") {
        settings.push(b'\n');
    }
    settings.extend(WORTH.bytes());
    let all = of.to_mut();
    all.extend(copied);
    all.insert(format!("{root}{CORE}{SETTINGS}"), settings);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(of: &[(&str, &str)]) -> Files {
        of.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn texts(of: &Files) -> Vec<(&str, &str)> {
        of.iter().map(|(path, text)| (path.as_str(), std::str::from_utf8(text).unwrap())).collect()
    }

    #[test]
    fn samples_are_scored_where_there_is_no_other_test() {
        let own = files(&[
            ("data/sample/1.ans", "3\n"),
            ("data/sample/1.in", "1 2\n"),
            ("data/sample/test_group.yaml", "output_validator_args: [case_sensitive]"),
            ("data/secret/core/test_group.yaml", "max_score: 60\n"),
            ("data/secret/edge/test_group.yaml", "max_score: 40\n"),
            ("problem.yaml", "name: Sums\n"),
        ]);
        let done = completed(&own);
        assert_eq!(
            texts(&done),
            [
                ("data/sample/1.ans", "3\n"),
                ("data/sample/1.in", "1 2\n"),
                ("data/sample/test_group.yaml", "output_validator_args: [case_sensitive]"),
                ("data/secret/core/1.ans", "3\n"),
                ("data/secret/core/1.in", "1 2\n"),
                (
                    "data/secret/core/test_group.yaml",
                    "output_validator_args: [case_sensitive]\nmax_score: 100\nscore_aggregation: pass-fail\n"
                ),
                ("problem.yaml", "name: Sums\n"),
            ]
        );
        assert_eq!(completed(&done), done, "twice is once");
    }

    #[test]
    fn hidden_tests_stay_as_their_author_weighs_them_and_empty_groups_go() {
        let own = files(&[
            ("data/sample/1.in", "1 2\n"),
            ("data/secret/core/1.in", "2 2\n"),
            ("data/secret/core/test_group.yaml", "max_score: 60\n"),
            ("problem.yaml", ""),
        ]);
        assert!(matches!(completed(&own), Cow::Borrowed(_)));
        let mut with = own.clone();
        with.insert("data/secret/edge/test_group.yaml".to_owned(), Vec::new());
        with.insert("data/secret/test_group.yaml".to_owned(), Vec::new());
        let done = completed(&with).into_owned();
        assert!(!done.contains_key("data/secret/edge/test_group.yaml"));
        assert!(done.contains_key("data/secret/test_group.yaml"), "it is of all groups");
    }

    #[test]
    fn each_task_of_a_scenario_is_completed_in_its_own_folder() {
        let own = files(&[
            ("first/data/sample/1.in", "1\n"),
            ("first/problem.yaml", ""),
            ("second/data/secret/core/1.in", "1\n"),
            ("second/problem.yaml", ""),
            ("second/attachments/problem.yaml", ""),
            ("scenario.yaml", ""),
        ]);
        let done = completed(&own);
        assert!(done.contains_key("first/data/secret/core/1.in"));
        assert_eq!(done.len(), own.len() + 2);
    }

    #[test]
    fn a_package_without_tests_with_generators_or_of_an_older_format_is_left_as_it_is() {
        let none = files(&[("problem.yaml", "")]);
        assert!(matches!(completed(&none), Cow::Borrowed(_)));
        let made = files(&[
            ("data/sample/1.in", "1\n"),
            (kpp::GENERATORS, "data: {}\n"),
            ("problem.yaml", ""),
        ]);
        assert!(matches!(completed(&made), Cow::Borrowed(_)));
        let older = files(&[
            ("data/sample/1.in", "1\n"),
            ("data/secret/small.in", "1\n"),
            ("problem.yaml", ""),
        ]);
        assert!(matches!(completed(&older), Cow::Borrowed(_)));
    }
}
