//! Answers are pairs of a code and a number.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::io::Read;

struct Upload<'a> {
    file: &'a str,
    parts: HashMap<u32, i64>,
    missing: BTreeSet<u32>,
    bytes: i64,
    over: bool,
}

#[derive(Default)]
struct Service<'a> {
    limit: i64,
    used: i64,
    uploads: Vec<Upload<'a>>,
    open: HashSet<&'a str>,
    files: HashMap<&'a str, i64>,
}

impl<'a> Service<'a> {
    fn answer(&mut self, words: &[&'a str]) -> (u32, Option<i64>) {
        if words[0] == "start" {
            if !self.open.insert(words[1]) {
                return (409, None);
            }
            let missing = (1..=words[2].parse().unwrap()).collect();
            let parts = HashMap::new();
            self.uploads.push(Upload { file: words[1], parts, missing, bytes: 0, over: false });
            return (201, Some(self.uploads.len() as i64));
        }
        if words[0] == "size" {
            return self.files.get(words[1]).map_or((404, None), |bytes| (200, Some(*bytes)));
        }
        let place: usize = words[1].parse().unwrap();
        let Some(upload) = self.uploads.get_mut(place - 1) else {
            return (404, None);
        };
        if upload.over {
            return (410, None);
        }
        if words[0] == "part" {
            let part: u32 = words[2].parse().unwrap();
            let bytes: i64 = words[3].parse().unwrap();
            let old = upload.parts.get(&part).copied();
            if old.is_none() && !upload.missing.contains(&part) {
                return (400, None);
            }
            let more = bytes - old.unwrap_or(0);
            if self.used + more > self.limit {
                return (507, None);
            }
            upload.parts.insert(part, bytes);
            upload.missing.remove(&part);
            upload.bytes += more;
            self.used += more;
            return (200, Some(upload.bytes));
        }
        if let (Some(part), "done") = (upload.missing.first(), words[0]) {
            return (422, Some(i64::from(*part)));
        }
        upload.over = true;
        self.open.remove(upload.file);
        if words[0] == "stop" {
            self.used -= upload.bytes;
            return (204, None);
        }
        self.used -= self.files.insert(upload.file, upload.bytes).unwrap_or(0);
        (200, Some(upload.bytes))
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let limit = lines.next().unwrap()[1].parse().unwrap();
    let mut service = Service { limit, ..Service::default() };
    let mut out = String::new();
    for words in lines {
        match service.answer(&words) {
            (code, Some(number)) => out += &format!("{code} {number}\n"),
            (code, None) => out += &format!("{code}\n"),
        }
    }
    print!("{out}");
}
