//! Packages as archives: they come out as they went in, and hostile ones do not come out at all.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::fixture::Fixture;
use crate::archive::{pack, unpack};
use crate::{Finding, Package, Problem};

const PLAIN: (&str, &[u8]) = ("p/problem.yaml", b"name: x\n");

fn packed(fixture: &Fixture) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    pack(&fixture.dir, &mut bytes).unwrap();
    bytes.into_inner()
}

fn archive(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        let options = SimpleFileOptions::default().unix_permissions(0o644);
        if name.ends_with('/') {
            archive.add_directory(*name, SimpleFileOptions::default()).unwrap();
        } else {
            archive.start_file(*name, options).unwrap();
            archive.write_all(bytes).unwrap();
        }
    }
    archive.finish().unwrap().into_inner()
}

/// Asserts that the archive is refused with these words and that nothing was written.
#[track_caller]
fn check(bytes: Vec<u8>, words: &str) {
    let home = tempfile::tempdir().unwrap();
    let findings: Vec<Finding> = unpack(Cursor::new(bytes), home.path()).unwrap_err();
    assert!(findings.iter().any(|f| f.text.contains(words)), "{words:?}: {findings:#?}");
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
}

#[test]
fn a_package_comes_out_as_it_went_in_and_goes_in_again_to_the_same_bytes() {
    let fixture = Fixture::new();
    fixture.write(".notes", "not part of the package\n");
    fixture.write("attachments/picture.bin", [0, 255, 13, 10, 26]);
    let bytes = packed(&fixture);
    let home = tempfile::tempdir().unwrap();
    let out = home.path().join("adding");
    fs::create_dir(&out).unwrap();
    assert_eq!(unpack(Cursor::new(&bytes), &out).unwrap().folder.as_deref(), Some("adding"));
    let (one, other) = (fixture.open(), Package::open(&out).unwrap());
    assert_eq!(one.sha256().unwrap(), other.sha256().unwrap());
    assert_eq!(other.check(), []);
    assert!(!out.join(".notes").exists());
    let mut again = Cursor::new(Vec::new());
    pack(&out, &mut again).unwrap();
    assert_eq!(again.into_inner(), bytes);
}

#[test]
fn the_package_may_be_the_archive_itself() {
    let home = tempfile::tempdir().unwrap();
    let bytes = archive(&[("data/", b""), ("problem.yaml", b"x\n"), ("data/secret/1.in", b"1\n")]);
    assert_eq!(unpack(Cursor::new(bytes), home.path()).unwrap().folder, None);
    assert_eq!(fs::read(home.path().join("data/secret/1.in")).unwrap(), b"1\n");
}

#[test]
fn names_that_lead_elsewhere_are_refused() {
    for name in [
        "../x",
        "p/../../x",
        "/etc/passwd",
        "p//x",
        "p/./x",
        "p\\..\\x",
        "C:x",
        "p/a\0b",
        "p/a b/../../x",
        "p/ä\\x",
        "p/-x/../x",
    ] {
        let home = tempfile::tempdir().unwrap();
        let bytes = archive(&[PLAIN, (name, b"x")]);
        let findings = unpack(Cursor::new(bytes), home.path()).unwrap_err();
        assert_eq!(findings.len(), 1, "{name:?}: {findings:#?}");
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0, "{name:?}");
    }
    check(archive(&[PLAIN, (&format!("p/{}x", "d/".repeat(12)), b"x")]), "too deep");
}

#[test]
fn names_with_other_characters_are_left_out_and_listed() {
    let home = tempfile::tempdir().unwrap();
    let names = [
        "p/notes (copy).txt",
        "p/-draft.txt",
        "p/résumé.md",
        "p/submissions/accepted/a.py~",
        "p/submissions/accepted/#a.py#",
        "p/submissions/accepted/x.c++",
        "p/Icon\r",
        "p/a\nb",
        "p/12:30.txt",
        "p/old stuff/",
        "p/old stuff/1.txt",
        "p/old stuff/deep/er/er/er/er/er/er/er/2.txt",
        "Icon\r",
        "p/.hidden file",
        "__MACOSX/p/._a b",
    ];
    let mut entries = vec![PLAIN, ("p/data/secret/1.in", b"1\n")];
    entries.extend(names.map(|name| (name, &b""[..])));
    let mut bytes = archive(&entries);
    // A name in another encoding, as older tools write them.
    while let Some(at) = bytes.windows(3).position(|w| w == b"12:") {
        bytes[at] = 0x81;
    }
    let out = unpack(Cursor::new(bytes), home.path()).unwrap();
    let listed: Vec<&str> = out.left_out.iter().map(|one| one.path.as_str()).collect();
    let want = [
        "-draft.txt",
        "Icon\\r",
        "Icon\\r",
        "a\\nb",
        "notes (copy).txt",
        "old stuff/",
        "résumé.md",
        "submissions/accepted/#a.py#",
        "submissions/accepted/a.py~",
        "submissions/accepted/x.c++",
        "\u{fffd}2:30.txt",
    ];
    assert_eq!(BTreeSet::from_iter(listed), BTreeSet::from(want));
    assert_eq!(contents(home.path()), [b"1\n".to_vec(), b"name: x\n".to_vec()]);
    assert!(out.left_out.iter().all(|one| one.text.contains("Left out")));
}

#[test]
fn a_link_with_another_name_is_never_followed_and_none_leads_to_one() {
    let home = tempfile::tempdir().unwrap();
    let out = unpack(Cursor::new(linked(3, &[("p/a b", "/etc/passwd")])), home.path()).unwrap();
    assert_eq!(out.left_out.len(), 1);
    assert_eq!(contents(home.path()).len(), 2);
    check(linked(3, &[("p/a b", "data"), ("p/link", "a b")]), "no file of this archive");
}

#[test]
fn a_folder_with_another_name_around_the_package_is_named() {
    let home = tempfile::tempdir().unwrap();
    let bytes = archive(&[("My Sums/problem.yaml", b"name: x\n")]);
    let findings = unpack(Cursor::new(bytes), home.path()).unwrap_err();
    assert!(findings.iter().any(|one| one.path == "My Sums/"), "{findings:#?}");
}

#[test]
fn a_time_limit_in_a_dot_file_comes_in_and_goes_out_and_no_other_does() {
    let home = tempfile::tempdir().unwrap();
    let out = home.path().join("sums");
    fs::create_dir(&out).unwrap();
    let bytes = archive(&[
        (".timelimit", b"9\n"),
        ("p/problem.yaml", b"name: x\n"),
        ("p/.timelimit", b"2\n"),
        ("p/data/.timelimit", b"3\n"),
        ("p/.gitignore", b"x\n"),
        ("p/data/secret/1.in", b"1\n"),
        ("p/data/secret/1.ans", b"1\n"),
    ]);
    assert_eq!(unpack(Cursor::new(bytes), &out).unwrap().left_out, []);
    let problem = Problem::open(&out).unwrap();
    assert_eq!(problem.limits.time_ms, Some(2000));
    let mut packed = Cursor::new(Vec::new());
    pack(&out, &mut packed).unwrap();
    let again = home.path().join("again");
    fs::create_dir(&again).unwrap();
    unpack(packed, &again).unwrap();
    assert_eq!(fs::read(again.join(".timelimit")).unwrap(), b"2\n");
    assert_eq!(contents(&again).len(), 4);
}

#[test]
fn names_that_differ_in_case_only_are_refused() {
    check(archive(&[PLAIN, ("p/data/a.in", b"1"), ("p/data/A.in", b"2")]), "in case only");
    check(archive(&[PLAIN, ("p/data/a.in", b"1"), ("p/Data/b.in", b"2")]), "in case only");
    check(archive(&[PLAIN, ("p/data", b"1"), ("p/data/b.in", b"2")]), "there twice");
}

/// A package with a file of `bytes` bytes that look like nothing else, and these links.
fn linked(bytes: usize, links: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    archive.start_file("p/problem.yaml", stored).unwrap();
    archive.write_all(b"name: x\n").unwrap();
    archive.start_file("p/data/secret/core/1.in", stored).unwrap();
    archive.write_all(&vec![b'7'; bytes]).unwrap();
    for (name, to) in links {
        archive.add_symlink(*name, *to, SimpleFileOptions::default()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

#[test]
fn a_link_comes_out_as_a_copy_of_the_file_that_it_leads_to() {
    let links =
        [("p/data/secret/edge/1.in", "../core/1.in"), ("p/data/secret/edge/2.in", "./1.in")];
    let home = tempfile::tempdir().unwrap();
    let out = unpack(Cursor::new(linked(3, &links)), home.path()).unwrap();
    assert_eq!(out.folder.as_deref(), Some("p"));
    for name in ["core/1.in", "edge/1.in", "edge/2.in"] {
        let path = home.path().join("data/secret").join(name);
        assert!(fs::symlink_metadata(&path).unwrap().is_file(), "{name}");
        assert_eq!(fs::read(path).unwrap(), b"777", "{name}");
    }
}

#[test]
fn links_that_lead_elsewhere_and_too_many_copies_are_refused() {
    for (to, words) in [
        ("/etc/passwd", "leads out"),
        ("../../x", "leads out"),
        ("missing", "no file of this archive"),
        ("data", "no file of this archive"),
        ("link", "no file of this archive"),
    ] {
        check(linked(3, &[("p/link", to)]), words);
    }
    check(linked(3, &[("p/a", "b"), ("p/b", "a")]), "no file of this archive");
    let many = ["p/a", "p/b", "p/c", "p/d", "p/e", "p/f"].map(|at| (at, "data/secret/core/1.in"));
    check(linked(19 << 20, &many), "more than 100 MiB");
}

#[test]
fn an_archive_that_grows_too_much_is_refused_before_it_grows() {
    let zeros = vec![0; 2 << 20];
    check(archive(&[PLAIN, ("p/data/bomb", &zeros)]), "100 times its size");
    let large = vec![0; (20 << 20) + 1];
    check(archive(&[PLAIN, ("p/data/large", &large)]), "larger than 20 MiB");
    // An honest test with much of the same in it is small enough.
    let home = tempfile::tempdir().unwrap();
    let bytes = archive(&[PLAIN, ("p/data/same", &zeros[..500_000])]);
    assert!(unpack(Cursor::new(bytes), home.path()).is_ok());
}

#[test]
fn a_size_that_is_a_lie_is_found_while_it_is_read() {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    archive.start_file("p/problem.yaml", stored).unwrap();
    archive.write_all(b"0123456789").unwrap();
    let bytes = archive.finish().unwrap().into_inner();
    // The uncompressed size stands 24 bytes after the central header's signature.
    let at = bytes.windows(4).rposition(|w| w == b"PK\x01\x02").unwrap() + 24;
    let mut lying = bytes.clone();
    lying[at] = 4;
    let home = tempfile::tempdir().unwrap();
    assert!(unpack(Cursor::new(lying), home.path()).is_err());
}

#[test]
fn a_packed_file_that_says_it_is_small_is_not_unpacked_any_further() {
    let zeros = vec![0; 8 << 20];
    let mut lying = archive(&[PLAIN, ("p/data/bomb", &zeros)]);
    // The size stands 22 bytes after the file's own signature, and 24 after that of the directory.
    for (signature, offset) in [(b"PK\x03\x04", 22), (b"PK\x01\x02", 24)] {
        let at = lying.windows(4).rposition(|w| w == signature).unwrap() + offset;
        lying[at..at + 4].copy_from_slice(&100_u32.to_le_bytes());
    }
    let home = tempfile::tempdir().unwrap();
    let findings = unpack(Cursor::new(lying), home.path()).unwrap_err();
    assert!(findings.iter().any(|f| f.path == "p/data/bomb"), "{findings:#?}");
    let written: usize = contents(home.path()).iter().map(Vec::len).sum();
    assert!(written < 1000, "{written} bytes");
}

#[test]
fn an_archive_as_other_tools_make_them_comes_in_and_goes_out_the_same_each_time() {
    // Folders with entries of their own, a program's mode, other compression, times, notes of a file manager.
    let mut foreign = ZipWriter::new(Cursor::new(Vec::new()));
    let dated = zip::DateTime::from_date_and_time(2019, 3, 4, 5, 6, 8).unwrap();
    let program = SimpleFileOptions::default().unix_permissions(0o755).last_modified_time(dated);
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    foreign.add_directory("sums/", stored).unwrap();
    foreign.add_directory("sums/data/secret/", stored).unwrap();
    for (name, options, text) in [
        ("sums/submissions/accepted/a.py", program, "print(3)\n"),
        ("sums/problem.yaml", stored, "name: Sums\n"),
        ("sums/data/secret/1.in", stored, "1 2\n"),
        ("sums/data/secret/1.ans", program, "3\n"),
        ("sums/.DS_Store", stored, "x"),
        ("__MACOSX/sums/._problem.yaml", stored, "x"),
    ] {
        foreign.start_file(name, options).unwrap();
        foreign.write_all(text.as_bytes()).unwrap();
    }
    let mut bytes = foreign.finish().unwrap().into_inner();
    let mut exports = Vec::new();
    for _ in 0..2 {
        let home = tempfile::tempdir().unwrap();
        let out = home.path().join("sums");
        fs::create_dir(&out).unwrap();
        assert_eq!(unpack(Cursor::new(&bytes), &out).unwrap().folder.as_deref(), Some("sums"));
        let problem = Problem::open(&out).unwrap();
        assert_eq!((problem.name.as_str(), problem.tests.len()), ("Sums", 1));
        let mut again = Cursor::new(Vec::new());
        pack(&out, &mut again).unwrap();
        bytes = again.into_inner();
        exports.push(bytes.clone());
    }
    assert_eq!(exports[0], exports[1]);
}

#[test]
fn whatever_is_no_package_is_refused() {
    check(b"PK\x03\x04 but no more".to_vec(), "no archive");
    check(archive(&[("p/readme", b"x")]), "no problem.yaml");
    check(archive(&[PLAIN, ("q/problem.yaml", b"x")]), "no problem.yaml");
    let many: Vec<String> = (0..4001).map(|n| format!("p/{n}")).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b""[..])).collect();
    check(archive(&many), "more than 4000 entries");
}

/// What every file below a folder holds, in the order of what it holds.
fn contents(folder: &Path) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()) {
        if entry.file_type().unwrap().is_dir() {
            found.extend(contents(&entry.path()));
        } else {
            found.push(fs::read(entry.path()).unwrap());
        }
    }
    found.sort();
    found
}

#[test]
fn with_any_byte_wrong_it_is_refused_or_comes_out_whole_and_never_elsewhere() {
    let fixture = Fixture::new();
    let bytes = packed(&fixture);
    let whole = contents(&fixture.dir);
    let (mut refused, mut came_out) = (0, 0);
    for at in (0..bytes.len()).step_by(211) {
        let mut spoilt = bytes.clone();
        spoilt[at] ^= 0x5a;
        let home = tempfile::tempdir().unwrap();
        let out = home.path().join("out");
        fs::create_dir(&out).unwrap();
        match unpack(Cursor::new(spoilt), &out) {
            Ok(_) => {
                came_out += 1;
                assert_eq!(contents(&out), whole, "byte {at}");
            }
            Err(findings) => {
                refused += 1;
                assert!(findings.iter().any(|finding| !finding.text.is_empty()), "byte {at}");
            }
        }
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1, "byte {at}: something beside");
    }
    assert!(refused > 5 && came_out > 0, "{refused} refused, {came_out} came out");
}
