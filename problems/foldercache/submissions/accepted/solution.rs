//! The cache is one map from what was asked to the answer; counts of folders have a map of their own.

use std::collections::HashMap;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let first: Vec<u64> = lines.next().unwrap().split(' ').map(|w| w.parse().unwrap()).collect();
    let (seconds, seconds_none) = (first[1], first[2]);
    let mut store: HashMap<&str, &str> = HashMap::new();
    let mut counts: HashMap<&str, u32> = HashMap::new();
    let mut kept: HashMap<(&str, &str), (String, u64)> = HashMap::new();
    let mut out = String::new();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let (now, kind, path): (u64, _, _) = (words[0].parse().unwrap(), words[1], words[2]);
        if kind == "get" || kind == "count" {
            if let Some((answer, _)) = kept.get(&(kind, path)).filter(|known| now < known.1) {
                out += &format!("hit {answer}\n");
                continue;
            }
            let answer = match kind {
                "get" => store.get(path).unwrap_or(&"none").to_string(),
                _ => counts.get(path).unwrap_or(&0).to_string(),
            };
            out += &format!("miss {answer}\n");
            let long = if answer == "none" { seconds_none } else { seconds };
            kept.insert((kind, path), (answer, now + long));
            continue;
        }
        let was = if kind == "put" { store.insert(path, words[3]) } else { store.remove(path) };
        if kind == "put" || was.is_some() {
            kept.remove(&("get", path));
        }
        if was.is_none() == (kind == "put") {
            for (at, _) in path.match_indices('/') {
                let count = counts.entry(&path[..at]).or_insert(0);
                *count = if kind == "put" { *count + 1 } else { *count - 1 };
                kept.remove(&("count", &path[..at]));
            }
        }
    }
    print!("{out}");
}
