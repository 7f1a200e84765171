//! Every package of the problem bank opens and keeps the house rules.

#![expect(clippy::unwrap_used, reason = "a bank that cannot be read fails the test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kpp::{Difficulty, Package, Rule, Scenario, Verdict};

fn packages() -> Vec<PathBuf> {
    let bank = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    let entries = fs::read_dir(&bank).unwrap();
    let mut found: Vec<PathBuf> =
        entries.map(|e| e.unwrap().path()).filter(|p| p.is_dir()).collect();
    found.sort();
    found
}

/// The tasks of every scenario.
fn tasks() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let folders = |of: &Path| fs::read_dir(of).unwrap().map(|e| e.unwrap().path());
    let scenarios = folders(&root).filter(|dir| dir.is_dir());
    scenarios.flat_map(|dir| folders(&dir)).filter(|dir| dir.is_dir()).collect()
}

#[test]
fn every_package_opens_and_has_no_findings() {
    let mut said = Vec::new();
    for dir in packages() {
        let findings = match Package::open(&dir) {
            Ok(package) => package.check(),
            Err(findings) => findings,
        };
        said.extend(findings.iter().map(|f| format!("{}: {f}", dir.display())));
    }
    assert_eq!(said, [""; 0]);
}

#[test]
fn every_scenario_opens_and_its_tasks_keep_the_rules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let (mut said, mut scenarios, mut ids) = (Vec::new(), 0, BTreeSet::new());
    for dir in fs::read_dir(root).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()) {
        scenarios += 1;
        match Scenario::open(&dir) {
            Ok(scenario) => {
                for task in &scenario.tasks {
                    said.extend(task.package.check().iter().map(ToString::to_string));
                    assert!(ids.insert(task.package.uuid), "{}", task.package.slug);
                }
            }
            Err(findings) => said.extend(findings.iter().map(ToString::to_string)),
        }
    }
    assert_eq!(said, [""; 0]);
    assert!(scenarios > 0);
}

#[test]
fn the_bank_has_problems_of_all_difficulties_and_no_two_alike() {
    let packages: Vec<Package> = packages().iter().map(|dir| Package::open(dir).unwrap()).collect();
    assert!(packages.len() >= 10);
    for (difficulty, least) in
        [(Difficulty::Easy, 3), (Difficulty::Medium, 4), (Difficulty::Hard, 3)]
    {
        let count = packages.iter().filter(|p| p.difficulty == difficulty).count();
        assert!(count >= least, "{} {}", count, difficulty.as_str());
    }
    let ids: BTreeSet<_> = packages.iter().map(|p| p.uuid).collect();
    assert_eq!(ids.len(), packages.len());
    let hashes: BTreeSet<_> = packages.iter().map(|p| p.sha256().unwrap()).collect();
    assert_eq!(hashes.len(), packages.len());
}

#[test]
fn every_problem_is_solved_in_every_language() {
    const LANGUAGES: [&str; 8] =
        ["python", "javascript", "typescript", "c", "cpp", "rust", "java", "go"];
    for dir in packages() {
        let package = Package::open(&dir).unwrap();
        // A query can be solved in SQL alone.
        let query = package.templates.keys().eq(&["sql"]);
        for language in if query { &["sql"][..] } else { &LANGUAGES } {
            let solved = package
                .submissions
                .iter()
                .any(|s| s.name.starts_with("accepted/") && s.language == Some(language));
            assert!(solved, "{} in {language}", package.slug);
        }
    }
}

#[test]
fn every_task_of_a_scenario_is_solved_in_three_languages() {
    for dir in tasks() {
        let package = Package::open(&dir).unwrap();
        let accepted = package.submissions.iter().filter(|one| one.name.starts_with("accepted/"));
        let languages: BTreeSet<&str> = accepted.filter_map(|one| one.language).collect();
        assert!(languages.len() >= 3, "{}: {languages:?}", package.slug);
    }
}

#[test]
fn every_solution_that_must_fail_says_how_and_there_are_slow_and_wrong_ones() {
    // That each gets what it says is found by the judge and recorded in verified.txt.
    for dir in packages().into_iter().chain(tasks()) {
        let package = Package::open(&dir).unwrap();
        let (mut wrong, mut slow) = (0, 0);
        for one in &package.submissions {
            let rules = &one.expected.rules;
            let required: BTreeSet<Verdict> =
                rules.iter().flat_map(|rule| rule.required.iter().flatten()).copied().collect();
            let place = format!("{}: {}", package.slug, one.name);
            match one.name.split('/').next().unwrap() {
                "accepted" => {
                    let is_ac = |rule: &Rule| rule.permitted.iter().eq([&Verdict::Ac]);
                    assert!(rules.iter().any(|rule| rule.over.is_none() && is_ac(rule)), "{place}");
                }
                "wrong_answer" => {
                    wrong += 1;
                    assert!(required.contains(&Verdict::Wa), "{place}");
                }
                "time_limit_exceeded" => {
                    slow += 1;
                    assert!(required.contains(&Verdict::Tle), "{place}");
                }
                _ => assert!(!required.is_empty(), "{place}"),
            }
        }
        assert!(wrong >= 1 && slow >= 1, "{}", package.slug);
    }
}

#[test]
fn generators_share_one_writer_and_files_stay_small() {
    let mut writers = BTreeSet::new();
    for dir in packages().into_iter().chain(tasks()) {
        writers.insert(fs::read(dir.join("generators/writer.py")).unwrap());
        let package = Package::open(&dir).unwrap();
        for test in package.groups().flat_map(|g| &g.tests) {
            for path in [&test.input, &test.answer] {
                let size = fs::metadata(path).unwrap().len();
                assert!(size <= 400_000, "{} has {size} bytes", path.display());
            }
        }
    }
    assert_eq!(writers.len(), 1);
}
