//! Tests that an author sends as an archive: pairs of inputs and answers, a folder for each group.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io::{Read, Seek};

use anyhow::Context;
use authoring::checklist::Fault;
use authoring::drafts::Files;
use kpp::archive::unpack_all;

use super::{collect, fault};

/// The group of tests that lie in no folder.
const HOME: &str = "core";
const SETTINGS: &str = "test_group.yaml";

/// The tests of an archive, or everything wrong with it, file by file.
pub type Given = Result<Files, Vec<Fault>>;

/// Takes tests out of an archive: `core/1.in` with `core/1.ans` or `core/1.out`, with or without `data/secret/` before it.
/// Files in no folder are of the group core. Lines that end as in Windows end as here.
///
/// # Errors
/// The folder cannot be made.
pub fn tests_in(archive: impl Read + Seek) -> anyhow::Result<Given> {
    let home = tempfile::tempdir().context("there is no room for the tests")?;
    let left_out = match unpack_all(archive, home.path()) {
        Ok(left_out) => left_out,
        Err(findings) => return Ok(Err(findings.into_iter().map(fault).collect())),
    };
    let (mut all, mut bytes) = (Files::new(), 0);
    collect(home.path(), "", &mut all, &mut bytes)?;
    let mut faults: Vec<Fault> = left_out.into_iter().map(fault).collect();
    let files = placed(all, &mut faults);
    if files.is_empty() && faults.is_empty() {
        faults.push(wrong("", "There is no test in this archive."));
    }
    Ok(if faults.is_empty() { Ok(files) } else { Err(faults) })
}

fn wrong(path: &str, text: impl Into<String>) -> Fault {
    Fault { task: None, path: path.to_owned(), text: text.into() }
}

fn placed(all: Files, faults: &mut Vec<Fault>) -> Files {
    let around = folder_around(&all);
    let mut files: BTreeMap<String, (String, Vec<u8>)> = BTreeMap::new();
    for (path, content) in all {
        let to = match place(path.strip_prefix(around.as_str()).unwrap_or(&path)) {
            Ok(to) => to,
            Err(text) => {
                faults.push(wrong(&path, text));
                continue;
            }
        };
        match files.entry(to) {
            Entry::Vacant(free) => {
                free.insert((path, with_our_lines(content)));
            }
            Entry::Occupied(taken) => {
                let (other, _) = taken.get();
                faults.push(wrong(&path, format!("{other} is the same file of the same test.")));
            }
        }
    }
    files.into_iter().map(|(to, (_, content))| (to, content)).collect()
}

/// A folder that everything lies in and that is no group, such as `tests/`; empty where there is none.
fn folder_around(all: &Files) -> String {
    let first = all.keys().next().and_then(|path| path.split_once('/')).map(|(top, _)| top);
    let Some(top) = first.filter(|top| !is_known(top)) else { return String::new() };
    let prefix = format!("{top}/");
    if all.keys().all(|path| path.starts_with(&prefix)) { prefix } else { String::new() }
}

fn is_known(folder: &str) -> bool {
    ["data", "secret"].contains(&folder) || is_group(folder)
}

fn is_group(name: &str) -> bool {
    let tag = name.trim_end_matches(|c: char| c.is_ascii_digit());
    name == "sample" || ["core", "edge", "perf"].contains(&tag)
}

/// Where in a package a file of the archive belongs.
fn place(path: &str) -> Result<String, String> {
    let inside = path.strip_prefix("data/").unwrap_or(path);
    let inside = inside.strip_prefix("secret/").unwrap_or(inside);
    let (group, name) = inside.rsplit_once('/').unwrap_or((HOME, inside));
    if !is_group(group) {
        let text = "Put tests into a folder called sample, core, edge or perf, with digits after it if needed.";
        return Err(text.to_owned());
    }
    let name = match name.rsplit_once('.') {
        Some((stem, "out")) => format!("{stem}.ans"),
        Some((_, "in" | "ans")) => name.to_owned(),
        _ if name == SETTINGS => name.to_owned(),
        _ => {
            return Err(
                "A test is a file that ends with .in, and one with .ans or .out.".to_owned()
            );
        }
    };
    let folder = if group == "sample" { "data/sample" } else { "data/secret" };
    Ok(match group {
        "sample" => format!("{folder}/{name}"),
        group => format!("{folder}/{group}/{name}"),
    })
}

fn with_our_lines(content: Vec<u8>) -> Vec<u8> {
    if !content.contains(&b'\r') {
        return content;
    }
    let mut lines = Vec::with_capacity(content.len());
    let mut bytes = content.into_iter().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\r' || bytes.peek() != Some(&b'\n') {
            lines.push(byte);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(of: &[(&str, &str)]) -> Files {
        of.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn taken(of: &[(&str, &str)]) -> (Files, Vec<Fault>) {
        let mut faults = Vec::new();
        let files = placed(files(of), &mut faults);
        (files, faults)
    }

    #[test]
    fn a_folder_is_a_group_and_out_is_an_answer() {
        let wanted = files(&[
            ("data/sample/1.in", "1\n"),
            ("data/secret/core/a.ans", "2\n"),
            ("data/secret/core/a.in", "1\n"),
            ("data/secret/perf1/big.in", "9\n"),
        ]);
        for given in [
            [("sample/1.in", "1\n"), ("a.in", "1\r\n"), ("a.out", "2\n"), ("perf1/big.in", "9\n")],
            [
                ("data/sample/1.in", "1\n"),
                ("data/secret/core/a.in", "1\n"),
                ("data/secret/core/a.ans", "2\n"),
                ("data/secret/perf1/big.in", "9\n"),
            ],
            [
                ("my-tests/sample/1.in", "1\n"),
                ("my-tests/a.in", "1\n"),
                ("my-tests/core/a.ans", "2\n"),
                ("my-tests/secret/perf1/big.in", "9\n"),
            ],
        ] {
            assert_eq!(taken(&given), (wanted.clone(), Vec::new()), "{given:?}");
        }
    }

    #[test]
    fn each_file_that_is_no_test_is_named_with_the_reason() {
        for (path, words) in [
            ("core/1.txt", ".in"),
            ("README", ".in"),
            ("medium/1.in", "sample, core, edge or perf"),
            ("core/deep/1.in", "sample, core, edge or perf"),
            ("secret/sample2/1.in", "sample, core, edge or perf"),
        ] {
            let (_, faults) = taken(&[("core/0.in", ""), (path, "")]);
            let [one] = faults.as_slice() else { panic!("{path}: {faults:?}") };
            assert!(one.path == path && one.text.contains(words), "{one:?}");
        }
        let (_, faults) = taken(&[("core/1.ans", "1\n"), ("core/1.out", "2\n")]);
        assert_eq!((faults[0].path.as_str(), faults.len()), ("core/1.out", 1));
        assert!(faults[0].text.starts_with("core/1.ans is the same"), "{faults:?}");
    }

    #[test]
    fn only_the_ends_of_lines_change() {
        assert_eq!(with_our_lines(b"a\r\nb\rc\r\r\n".to_vec()), b"a\nb\rc\r\n");
    }
}
