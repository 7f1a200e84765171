//! Asks a sorted map of releases for a range of versions.

use std::collections::{BTreeMap, HashSet};
use std::io::Read;

type Version = (u32, u32, u32);

fn parse(text: &str) -> Version {
    let parts: Vec<u32> = text.split('.').map(|part| part.parse().unwrap()).collect();
    (parts[0], parts[1], parts[2])
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_whitespace();
    let n: usize = words.next().unwrap().parse().unwrap();
    words.next();
    let versions: Vec<&str> = words.by_ref().take(n).collect();
    let all: HashSet<&str> = versions.iter().copied().collect();
    let releases: BTreeMap<Version, &str> = versions
        .iter()
        .filter(|version| !version.contains('-'))
        .map(|version| (parse(version), *version))
        .collect();
    let mut out = String::new();
    for request in words {
        let least = request.trim_start_matches(['>', '=', '~', '^']);
        let found = if least == request {
            all.get(request).copied()
        } else {
            let low = parse(least);
            let end = match &request[..1] {
                ">" => (1000, 0, 0),
                "^" if low.0 > 0 => (low.0 + 1, 0, 0),
                _ => (low.0, low.1 + 1, 0),
            };
            releases.range(low..end).next_back().map(|(_, version)| *version)
        };
        out += found.unwrap_or("none");
        out += "\n";
    }
    print!("{out}");
}
