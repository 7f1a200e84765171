//! Signatures that hold and signatures that do not, keys that change, bundles of anybody's.

mod formats;

use std::io::{Cursor, Write};
use std::os::unix::fs::PermissionsExt;

use judge::{CompileReport, GroupResult, Judged, Tag, TestResult, Verdict};
use kernel::chrono::{DateTime, TimeDelta};
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::bundle::{Bundle, Source};
use crate::compose::sha256;
use crate::document::{Grade, SignedGrade};
use crate::keys::{Keys, verify};
use crate::regrade::compare;

const SOURCE: &str = "print(1)\n";
/// A problem of the bank, and a solution that earns all points of it.
const PROBLEM: &str = "fifocost";
const SOLUTION: &str = "accepted/solution.py";

fn grade() -> Grade {
    let id = "0197a3f0-0000-7000-8000-000000000001";
    let test = |number: i32, group: &str, verdict: &str| {
        json!({ "number": number, "group": group, "verdict": verdict, "cpu_fifths": 2,
                "memory_fifths": 1 })
    };
    let group = |name: &str, weight: i32, passed: bool| {
        json!({ "name": name, "tag": name, "weight": weight, "passed": passed,
                "points": if passed { weight } else { 0 } })
    };
    let at = "2026-05-01T10:00:00Z";
    serde_json::from_value(json!({
        "format": "assay-grade/2", "attempt": id, "generation": 1, "receipt_id": "R-1",
        "candidate": "Ada Löve", "company": "Canary", "assessment": "First",
        "set_version": "0123456789ab", "started_at": at, "submitted_at": at, "graded_at": at,
        "formula": "assay-score/1", "fineness": 600, "correctness_tenths": null,
        "performance_tenths": 0,
        "tasks": [{
            "position": 1, "weight": 100, "problem": "doubling", "package_sha256": "07",
            "limits": { "cpu_ms": 1000, "memory_mib": 256, "output_mib": 8 }, "points": 60,
            "submission": {
                "id": id, "submitted_at": at, "language": "python", "toolchain": "Python 3.11",
                "judge_version": "assay-judge/0", "source_sha256": sha256(SOURCE),
                "verdict": "WA", "groups": [group("core", 60, true), group("edge", 40, false)],
                "tests": [test(1, "core", "AC"), test(2, "edge", "WA")],
            },
        }],
    }))
    .unwrap()
}

fn keys() -> (tempfile::TempDir, Keys) {
    let dir = tempfile::tempdir().unwrap();
    let keys = Keys::of(dir.path());
    keys.ensure(SystemClock.now()).unwrap();
    (dir, keys)
}

#[test]
fn a_grade_is_believed_as_it_was_signed_however_it_is_laid_out() {
    let (_dir, keys) = keys();
    let signed = keys.sign(grade()).unwrap();
    let trusted = keys.list().unwrap();
    for text in [serde_json::to_string(&signed), serde_json::to_string_pretty(&signed)] {
        let read: SignedGrade = serde_json::from_str(&text.unwrap()).unwrap();
        assert!(verify(&read, &trusted).unwrap().active);
    }
    assert_eq!(keys.sign(grade()).unwrap(), signed, "the same grade has the same signature");
}

/// Every value in a document, by its path.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, value)| leaves(value, &format!("{at}/{name}"), found));
        }
        Value::Array(items) => {
            (0..).zip(items).for_each(|(n, value)| leaves(value, &format!("{at}/{n}"), found));
        }
        _ => found.push(at.to_owned()),
    }
}

#[test]
fn no_value_of_a_grade_can_be_changed() {
    let (_dir, keys) = keys();
    let trusted = keys.list().unwrap();
    let signed = serde_json::to_value(keys.sign(grade()).unwrap()).unwrap();
    let mut paths = Vec::new();
    leaves(&signed, "", &mut paths);
    assert!(paths.len() > 50, "{paths:?}");
    for path in paths {
        let mut changed = signed.clone();
        let value = changed.pointer_mut(&path).unwrap();
        *value = match &*value {
            Value::Number(n) => json!(n.as_i64().unwrap() + 1),
            Value::Bool(b) => json!(!*b),
            Value::String(text) if DateTime::parse_from_rfc3339(text).is_ok() => {
                json!("2026-05-01T10:00:01Z")
            }
            Value::String(text) => json!(text.replace(['0', 'a', 'e', '='], "1") + "1"),
            _ => json!(1),
        };
        // Either it is no grade any more, or nobody signed it.
        if let Ok(read) = serde_json::from_value::<SignedGrade>(changed) {
            assert!(verify(&read, &trusted).is_err(), "{path} was changed");
        }
    }
}

#[test]
fn nothing_can_be_added_to_a_grade_nor_said_twice() {
    let (_dir, keys) = keys();
    let text = serde_json::to_string(&keys.sign(grade()).unwrap()).unwrap();
    let twice = text.replacen("\"fineness\":600", "\"fineness\":999,\"fineness\":600", 1);
    let more = text.replacen("\"fineness\":600", "\"fineness\":600,\"bonus\":1", 1);
    for text in [twice, more] {
        assert!(serde_json::from_str::<SignedGrade>(&text).is_err(), "{text}");
    }
}

#[test]
fn a_grade_signed_by_somebody_else_is_refused_whatever_it_says() {
    let ((_ours, ours), (_theirs, theirs)) = (keys(), keys());
    let trusted = ours.list().unwrap();
    let mut forged = theirs.sign(grade()).unwrap();
    let said = verify(&forged, &trusted).unwrap_err().to_string();
    assert!(said.contains("none of those trusted"), "{said}");
    forged.signature.key = ours.sign(grade()).unwrap().signature.key;
    let said = verify(&forged, &trusted).unwrap_err().to_string();
    assert!(said.contains("something was changed"), "{said}");
    // Nor does a list help that gives a key another's name.
    let mut renamed = theirs.list().unwrap();
    renamed[0].id.clone_from(&trusted[0].id);
    assert!(verify(&forged, &renamed).is_err());
}

#[test]
fn after_a_rotation_old_grades_hold_and_new_ones_bear_the_new_key() {
    let (dir, keys) = keys();
    let old = keys.sign(grade()).unwrap();
    let secret = dir.path().join("grade-keys/signing.key");
    let before = std::fs::read(&secret).unwrap();
    let fresh = keys.rotate(SystemClock.now() + TimeDelta::seconds(1)).unwrap();
    let new = keys.sign(grade()).unwrap();
    let trusted = keys.list().unwrap();
    assert_eq!((trusted.len(), &trusted[0]), (2, &fresh));
    assert!(!verify(&old, &trusted).unwrap().active && verify(&new, &trusted).unwrap().active);
    assert!(verify(&old, &trusted[..1]).is_err(), "only the new key is trusted");
    assert_ne!(std::fs::read(&secret).unwrap(), before, "the old secret is gone");
}

#[test]
fn the_secret_is_made_once_and_is_for_its_owner_alone() {
    let (dir, keys) = keys();
    let secret = dir.path().join("grade-keys/signing.key");
    let before = std::fs::read(&secret).unwrap();
    keys.ensure(SystemClock.now()).unwrap();
    assert_eq!(std::fs::read(&secret).unwrap(), before);
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&secret), 0o600);
    assert_eq!(mode(&dir.path().join("grade-keys")), 0o700);
    let names = std::fs::read_dir(dir.path().join("grade-keys")).unwrap().count();
    assert_eq!(names, 2, "signing.key and public, nothing half-made");
}

#[test]
fn servers_that_start_at_once_sign_with_one_key() {
    let dir = tempfile::tempdir().unwrap();
    let keys = Keys::of(dir.path());
    let gate = std::sync::Barrier::new(20);
    let start = || {
        gate.wait();
        keys.ensure(SystemClock.now()).unwrap();
        keys.sign(grade()).unwrap().signature.key
    };
    let mut used: Vec<String> = std::thread::scope(|scope| {
        let servers: Vec<_> = (0..20).map(|_| scope.spawn(start)).collect();
        servers.into_iter().map(|server| server.join().unwrap()).collect()
    });
    used.dedup();
    assert_eq!(used.len(), 1);
}

fn bundle() -> Bundle {
    let (_dir, keys) = keys();
    let source = Source { position: 1, language: "python".into(), text: SOURCE.into() };
    Bundle::new(keys.sign(grade()).unwrap(), vec![source])
}

#[test]
fn a_bundle_comes_back_as_it_was_packed() {
    let mut bundle = bundle();
    assert_eq!(Bundle::read(&bundle.pack().unwrap()).unwrap(), bundle);
    let files = [("problem.yaml".to_owned(), b"x".to_vec()), ("data/1.in".to_owned(), vec![0])];
    bundle.packages.insert(1, files.into());
    assert_eq!(Bundle::read(&bundle.pack().unwrap()).unwrap(), bundle);
    assert_eq!(bundle.pack().unwrap(), bundle.pack().unwrap());
}

#[test]
fn a_bundle_is_as_large_as_may_be_and_no_byte_larger() {
    let bundle = bundle();
    let packed = bundle.pack().unwrap();
    let mut zip = zip::ZipArchive::new(Cursor::new(&packed)).unwrap();
    let sizes: Vec<u64> = (0..zip.len()).map(|at| zip.by_index(at).unwrap().size()).collect();
    let (largest, all) = (*sizes.iter().max().unwrap(), sizes.iter().sum());
    assert_eq!(Bundle::read_within(&packed, (largest, all)).unwrap(), bundle);
    for limits in [(largest - 1, all), (largest, all - 1)] {
        let refused = Bundle::read_within(&packed, limits).unwrap_err().to_string();
        assert!(refused.ends_with("is too large"), "{refused}");
    }
}

#[test]
fn a_source_is_named_after_its_language() {
    let ends = |language: &str, ending: &str| {
        let mut bundle = bundle();
        let counted = bundle.signed.grade.tasks[0].submission.as_mut().unwrap();
        language.clone_into(&mut counted.language);
        let zip = zip::ZipArchive::new(Cursor::new(bundle.pack().unwrap())).unwrap();
        let source = format!("sources/1.{ending}");
        assert!(zip.index_for_name(&source).is_some(), "{language}: {source}");
    };
    for (language, ending) in
        [("python", "py"), ("javascript", "js"), ("typescript", "ts"), ("rust", "rs"), ("c", "c")]
    {
        ends(language, ending);
    }
    for (language, ending) in
        [("cpp", "cpp"), ("go", "go"), ("java", "java"), ("sql", "sql"), ("cobol", "txt")]
    {
        ends(language, ending);
    }
}

#[test]
fn a_bundle_says_whether_it_may_be_passed_on() {
    let note = |bundle: &Bundle| {
        let mut zip = zip::ZipArchive::new(Cursor::new(bundle.pack().unwrap())).unwrap();
        std::io::read_to_string(zip.by_name("README.txt").unwrap()).unwrap()
    };
    let mut bundle = bundle();
    assert!(note(&bundle).contains("assay verify") && !note(&bundle).contains("Do not pass"));
    bundle.packages.insert(1, [("problem.yaml".to_owned(), b"x".to_vec())].into());
    assert!(note(&bundle).contains("Do not pass it on to candidates."));
}

#[test]
fn a_bundle_that_reaches_out_of_its_place_is_refused() {
    let signed = serde_json::to_vec(&bundle().signed).unwrap();
    // All else about it is sound, so that it is refused for the name alone.
    let with = |name: &str| {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in [("grade.json", signed.as_slice()), (name, b"x".as_slice())] {
            zip.start_file(name, SimpleFileOptions::default()).unwrap();
            zip.write_all(bytes).unwrap();
        }
        Bundle::read(&zip.finish().unwrap().into_inner())
    };
    assert!(with("packages/1/x").is_ok());
    for name in ["../x", "/etc/x", "packages/1/../../x", "packages/1/a\\b", "sources/x.py", "other"]
    {
        assert!(with(name).is_err(), "{name}");
    }
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.add_symlink("packages/1/x", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    assert!(Bundle::read(&zip.finish().unwrap().into_inner()).is_err(), "a link");
    assert!(Bundle::read(b"no archive").is_err());
}

fn judged(second: Verdict) -> Judged {
    let test = |number, group: &str, verdict| TestResult {
        number,
        group: group.into(),
        verdict,
        reason: None,
        cpu_us: 1,
        wall_us: 1,
        memory_kib: 1,
        output: None,
        stderr: None,
        share_permille: None,
    };
    let passed = second == Verdict::Accepted;
    let group = |name: &str, tag, passed, points| GroupResult {
        name: name.into(),
        tag,
        passed,
        points: if passed { points } else { 0 },
    };
    Judged {
        verdict: second,
        compile: CompileReport { ok: true, message: String::new() },
        tests: vec![test(1, "core", Verdict::Accepted), test(2, "edge", second)],
        groups: vec![group("core", Tag::Core, true, 60), group("edge", Tag::Edge, passed, 40)],
        points: if passed { 100 } else { 60 },
    }
}

#[test]
fn judging_again_is_compared_by_verdicts_and_points_not_by_times() {
    let grade = grade();
    let task = &grade.tasks[0];
    let counted = task.submission.as_ref().unwrap();
    assert_eq!(compare(task, counted, &judged(Verdict::WrongAnswer)), [""; 0]);
    let found = compare(task, counted, &judged(Verdict::Accepted));
    let expected = [
        "task 1, verdict: graded WA, now AC",
        "task 1, test 2: graded WA, now AC",
        "task 1, points of group edge: graded 0, now 40",
        "task 1, points: graded 60, now 100",
    ];
    assert_eq!(found, expected);
}

/// A bundle of a real problem and one of its own solutions, graded by `judge`.
fn real_bundle(judge: &judge::Judge, keys: &Keys, solution: &str) -> Bundle {
    let bank = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    let dir = bank.join(PROBLEM);
    let package = kpp::Package::open(&dir).unwrap();
    let source = std::fs::read_to_string(dir.join("submissions").join(solution)).unwrap();
    let language = judge::Language::Python;
    let submission = judge::Submission { language, source: source.clone() };
    let suite = judging::suite_of(&package).unwrap();
    let go_on = &mut |_: judge::Progress<'_>| judge::Control::Continue;
    let judged = judge.grade(&submission, &suite, &[], go_on).unwrap();
    let mut grade = grade();
    let points = i32::try_from(judged.points).unwrap();
    let task = &mut grade.tasks[0];
    task.problem = package.slug.clone();
    task.package_sha256 = package.sha256().unwrap();
    task.points = Some(points);
    let counted = task.submission.as_mut().unwrap();
    counted.source_sha256 = sha256(&source);
    counted.verdict = judged.verdict.code().to_owned();
    let tests = judged.tests.iter().map(|test| super::document::Test {
        number: i32::try_from(test.number).unwrap(),
        group: test.group.clone(),
        verdict: test.verdict.code().to_owned(),
        cpu_us: None,
        memory_kib: None,
        cpu_fifths: Some(1),
        memory_fifths: Some(1),
    });
    counted.tests = tests.collect();
    let groups = judged.groups.iter().map(|group| super::document::Group {
        name: group.name.clone(),
        tag: group.tag.id().to_owned(),
        weight: 0,
        passed: group.passed,
        points: i32::try_from(group.points).unwrap(),
    });
    counted.groups = groups.collect();
    grade.fineness = 10 * points;
    let source = Source { position: 1, language: "python".into(), text: source };
    let mut bundle = Bundle::new(keys.sign(grade).unwrap(), vec![source]);
    bundle.packages.insert(1, super::regrade::files(&dir).unwrap());
    Bundle::read(&bundle.pack().unwrap()).unwrap()
}

#[test]
fn a_bundle_is_judged_again_in_the_box_and_a_wrong_grade_is_found_out() {
    let (_dir, keys) = keys();
    let judge = judge::Judge::open(judge::Settings::default()).unwrap();
    let bundle = real_bundle(&judge, &keys, SOLUTION);
    let again = super::regrade(&judge, &bundle, None).unwrap();
    assert_eq!(again.differences, [""; 0]);
    assert_eq!(again.tests, bundle.signed.grade.tasks[0].submission.as_ref().unwrap().tests.len());
    assert!(again.tests >= 10, "{}", again.tests);
    assert_eq!(again.notes.len(), 2, "another toolchain and another judge: {:?}", again.notes);

    let mut better = bundle.clone();
    let task = &mut better.signed.grade.tasks[0];
    let test = task.submission.as_mut().unwrap().tests.last_mut().unwrap();
    test.verdict = "WA".to_owned();
    better.signed.grade.fineness -= 1;
    let found = super::regrade(&judge, &better, None).unwrap().differences;
    assert!(found.len() == 2 && found[1].starts_with("fineness"), "{found:?}");

    let mut foreign = bundle.clone();
    foreign.signed.grade.formula = "assay-score/0".to_owned();
    let found = super::regrade(&judge, &foreign, None).unwrap().differences;
    assert_eq!(found, ["the formula assay-score/0 is none we know"]);

    let mut other = bundle.clone();
    other.sources.insert(1, "print(1)".to_owned());
    assert!(super::regrade(&judge, &other, None).is_err(), "another source");
    let mut other = bundle.clone();
    other.packages.get_mut(&1).unwrap().insert("data/secret/more".to_owned(), vec![1]);
    assert!(super::regrade(&judge, &other, None).is_err(), "another package");
    let mut without = bundle;
    without.packages.clear();
    let said = super::regrade(&judge, &without, None).unwrap_err();
    assert!(format!("{said:#}").contains("--bank"), "{said:#}");
    let bank = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    assert_eq!(super::regrade(&judge, &without, Some(&bank)).unwrap().differences, [""; 0]);
}
