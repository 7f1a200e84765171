//! Packages made to do harm: each ends as findings, none as a panic, a hang or a large allocation.

use std::fmt::Write;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;
use std::{ffi::OsStr, fs, os::unix::net::UnixListener};

use super::fixture::Fixture;
use crate::Package;

#[test]
fn yaml_that_expands_is_refused() {
    let mut bomb = String::from("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for level in 1..12 {
        let alias = format!("*a{}", level - 1);
        writeln!(bomb, "a{level}: &a{level} [{}]", [alias.as_str(); 10].join(", ")).unwrap();
    }
    for path in ["problem.yaml", "submissions/submissions.yaml", "data/secret/core/test_group.yaml"]
    {
        let fixture = Fixture::new();
        fixture.write(path, &bomb);
        assert!(fixture.findings().iter().any(|f| f.path == path), "{path}");
    }
}

#[test]
fn yaml_that_is_broken_in_any_way_is_a_finding() {
    for text in [
        "[".repeat(60_000) + "\n",
        "- ".repeat(30_000) + "\n",
        "a: ".repeat(500) + "\n",
        "x: &x *x\n".to_owned(),
        "{}\n---\n{}\n".to_owned(),
        "\n".to_owned(),
        "\u{feff}a: 1\n".to_owned(),
        "a: \"\0\"\n".to_owned(),
        "!!python/object:os.system [x]\n".to_owned(),
        "<<: {name: x}\n".to_owned(),
        "k: v\n".repeat(20_000),
        "a: \"\\ud800\"\n".to_owned(),
        format!("name: {}\n", "x".repeat(60_000)),
    ] {
        let fixture = Fixture::new();
        fixture.write("problem.yaml", &text);
        let findings = fixture.findings();
        let start: String = text.chars().take(20).collect();
        assert!(findings.iter().any(|f| f.path == "problem.yaml"), "{start:?}: {findings:#?}");
    }
}

#[test]
fn settings_must_be_small_utf_8_files() {
    let fixture = Fixture::new();
    fixture.write("problem.yaml", "#".repeat(70_000));
    fixture.check("problem.yaml", "more than the 65536 bytes");
    fixture.write("problem.yaml", b"name: \xff\n");
    fixture.check("problem.yaml", "not UTF-8");
}

#[test]
fn links_are_refused_wherever_they_lead() {
    for target in ["/etc/passwd", "../../../..", "02.in", "nowhere", "."] {
        let fixture = Fixture::new();
        symlink(target, fixture.dir.join("data/secret/core/09.in")).unwrap();
        fixture.check("data/secret/core/09.in", "Symbolic links");
    }
}

#[test]
fn sockets_and_the_like_are_refused_unopened() {
    let fixture = Fixture::new();
    let _socket = UnixListener::bind(fixture.dir.join("attachments/pipe")).unwrap();
    fixture.check("attachments/pipe", "Only files and folders");
}

#[test]
fn names_that_are_not_plain_are_found_or_ignored_as_the_format_says() {
    let fixture = Fixture::new();
    fixture.write("data/secret/core/.hidden.in", "1\n").write(".git/config", "x\n");
    assert_eq!(fixture.findings(), []);
    for name in [&b"06 .in"[..], b"\xff.in", "ü.in".as_bytes(), &b"a".repeat(255)[..]] {
        let fixture = Fixture::new();
        fs::write(fixture.dir.join("data/secret/core").join(OsStr::from_bytes(name)), "1\n")
            .unwrap();
        assert_eq!(fixture.findings().len(), 1, "{name:?}");
    }
}

#[test]
fn a_package_of_countless_or_deep_folders_is_given_up() {
    let fixture = Fixture::new();
    for number in 0..4_100 {
        fs::create_dir(fixture.dir.join(format!("attachments/d{number}"))).unwrap();
    }
    assert!(fixture.findings().iter().any(|f| f.text.contains("more than 4000 entries")));
    let fixture = Fixture::new();
    fs::create_dir_all(fixture.dir.join("attachments").join("d/".repeat(200))).unwrap();
    assert!(fixture.findings().iter().any(|f| f.text.contains("nested too deep")));
}

#[test]
fn files_above_the_limit_are_found_without_being_read() {
    let fixture = Fixture::new();
    let large = fs::File::create(fixture.dir.join("data/secret/core/01.in")).unwrap();
    large.set_len(1 << 40).unwrap();
    let findings = fixture.findings();
    assert!(
        findings.iter().any(|f| f.path == "data/secret/core/01.in" && f.text.contains("20 MiB"))
    );
    assert!(findings.iter().any(|f| f.path.is_empty() && f.text.contains("100 MiB")));
}

#[test]
fn missing_files_folders_and_packages_are_findings() {
    for path in ["problem.yaml", "statement", "data", "data/secret", "submissions", "data/sample"] {
        let fixture = Fixture::new();
        fixture.remove(path);
        assert!(!fixture.findings().is_empty(), "{path}");
    }
    let home = tempfile::tempdir().unwrap();
    for path in ["none", "Upper", "a", "file"] {
        let dir = home.path().join(path);
        match path {
            "none" => {}
            "file" => fs::write(&dir, "x").unwrap(),
            _ => fs::create_dir(&dir).unwrap(),
        }
        let findings = Package::open(&dir).unwrap_err();
        assert!(findings.iter().any(|f| f.path.is_empty()), "{path}: {findings:#?}");
    }
}
