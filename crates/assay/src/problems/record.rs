//! `verified.txt` of a bank: which packages, to the byte, were verified and how fast their
//! solutions were. A package that is not in it is verified before it is published.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Context;

const FILE: &str = "verified.txt";
const HEAD: &str = "\
# Written by `assay problems verify --record`. One package a line: its name and SHA-256, its time
# limit, its slowest accepted and its fastest too slow solution, in milliseconds of CPU time.
";

/// What was found of one package.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Times {
    pub(super) limit_ms: u64,
    pub(super) slowest_accepted_ms: u64,
    /// Absent where there is no too slow solution.
    pub(super) fastest_slow_ms: Option<u64>,
}

/// The packages by digest.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Record(BTreeMap<String, (String, Times)>);

impl Record {
    /// An empty one where the bank has none.
    pub(super) fn read(bank: &Path) -> anyhow::Result<Record> {
        let path = bank.join(FILE);
        if !path.exists() {
            return Ok(Record::default());
        }
        let text = fs::read_to_string(&path);
        Record::parse(&text.with_context(|| format!("cannot read {}", path.display()))?)
    }

    fn parse(text: &str) -> anyhow::Result<Record> {
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let entries = lines.map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [name, digest, limit, accepted, slow] = words.as_slice() else {
                anyhow::bail!("{FILE} has a line of {} words: {line}", words.len());
            };
            let times = Times {
                limit_ms: limit.parse().context("a time limit is no number")?,
                slowest_accepted_ms: accepted.parse().context("a time is no number")?,
                fastest_slow_ms: match *slow {
                    "-" => None,
                    ms => Some(ms.parse().context("a time is no number")?),
                },
            };
            Ok(((*digest).to_owned(), ((*name).to_owned(), times)))
        });
        Ok(Record(entries.collect::<anyhow::Result<_>>()?))
    }

    /// What was found of the package with this digest.
    pub(super) fn of(&self, digest: &str) -> Option<Times> {
        self.0.get(digest).map(|(_, times)| *times)
    }

    /// Notes a package in place of every other of its name.
    pub(super) fn note(&mut self, name: &str, digest: &str, times: Times) {
        self.0.retain(|_, (other, _)| other != name);
        self.0.insert(digest.to_owned(), (name.to_owned(), times));
    }

    /// Writes the file.
    pub(super) fn write(&self, bank: &Path) -> anyhow::Result<()> {
        let path = bank.join(FILE);
        fs::write(&path, self.text()).with_context(|| format!("cannot write {}", path.display()))
    }

    fn text(&self) -> String {
        let mut lines: Vec<String> = self
            .0
            .iter()
            .map(|(digest, (name, t))| {
                let slow = t.fastest_slow_ms.map_or_else(|| "-".to_owned(), |ms| ms.to_string());
                format!("{name} {digest} {} {} {slow}\n", t.limit_ms, t.slowest_accepted_ms)
            })
            .collect();
        lines.sort();
        HEAD.to_owned() + &lines.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_as_it_was_written_and_has_one_line_a_package() {
        let times = |ms| Times { limit_ms: 1000, slowest_accepted_ms: ms, fastest_slow_ms: None };
        let mut record = Record::default();
        record.note("sums", &"a".repeat(64), times(10));
        record.note("sums", &"b".repeat(64), times(20));
        let slow = Times { fastest_slow_ms: Some(1600), ..times(30) };
        record.note("paths", &"c".repeat(64), slow);
        let read = Record::parse(&record.text()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.of(&"a".repeat(64)), None);
        assert_eq!(read.of(&"b".repeat(64)), Some(times(20)));
        assert_eq!(read.of(&"c".repeat(64)), Some(slow));
        assert!(Record::parse("sums 12\n").is_err());
        assert!(Record::parse("sums aa 1 x -\n").is_err());
    }

    #[test]
    fn every_package_of_the_bank_is_recorded_and_keeps_its_distance_from_the_limit() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        recorded(&root.join("problems"));
        let scenarios = crate::problems::scenarios(&root.join("scenarios")).unwrap();
        assert!(!scenarios.is_empty());
        for scenario in scenarios {
            recorded(&scenario);
        }
    }

    fn recorded(bank: &Path) {
        let record = Record::read(bank).unwrap();
        let packages = crate::problems::packages(bank).unwrap();
        let missing = packages
            .iter()
            .find(|dir| !record.0.values().any(|(name, _)| Some(name.as_ref()) == dir.file_name()));
        assert_eq!(missing, None, "verify it with --record");
        let now = |name| kpp::Package::open(&bank.join(name)).unwrap().sha256().unwrap();
        let stale = record.0.iter().filter(|(digest, (name, _))| now(name) != **digest);
        let stale: Vec<_> = stale.map(|(_, (name, _))| name).collect();
        assert_eq!(stale, Vec::<&String>::new(), "these have changed; verify them with --record");
        for (name, times) in record.0.values() {
            assert!(times.slowest_accepted_ms * 2 <= times.limit_ms, "{name}");
            assert!(times.fastest_slow_ms.unwrap() * 2 >= times.limit_ms * 3, "{name}");
        }
    }
}
