//! Each use of an entry has a number of its own; the entry with the smallest one makes room.

use std::collections::{BTreeMap, HashMap};
use std::io::Read;

struct Entry {
    value: u64,
    since: u64,
    used: usize,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let first: Vec<u64> = lines.next().unwrap().split(' ').map(|w| w.parse().unwrap()).collect();
    let (most_entries, seconds, most_requests, window) =
        (first[1] as usize, first[2], first[3], first[4]);
    let mut store: HashMap<&str, u64> = HashMap::new();
    let mut entries: HashMap<&str, Entry> = HashMap::new();
    let mut uses: BTreeMap<usize, &str> = BTreeMap::new();
    let mut counts: HashMap<(&str, u64), u64> = HashMap::new();
    let (mut accepted, mut hits, mut refused) = (0, 0, 0);
    let mut out = String::new();
    for (number, line) in lines.enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let now: u64 = words[0].parse().unwrap();
        if words[1] == "STATS" {
            out += &format!("{accepted} {hits} {refused} {}\n", entries.len());
            continue;
        }
        let count = counts.entry((words[2], now / window)).or_insert(0);
        if *count == most_requests {
            refused += 1;
            out += "429\n";
            continue;
        }
        *count += 1;
        accepted += 1;
        let key = words[3];
        // Whether it is used now, replaced or removed: this use is no longer its last one.
        let kept = entries.remove(key);
        if let Some(entry) = &kept {
            uses.remove(&entry.used);
        }
        if words[1] == "PUT" {
            let old = store.insert(key, words[4].parse().unwrap());
            out += if old.is_none() { "201\n" } else { "200\n" };
            continue;
        }
        let entry = match kept.filter(|entry| now < entry.since + seconds) {
            Some(entry) => {
                hits += 1;
                out += &format!("200 {} hit\n", entry.value);
                Entry { used: number, ..entry }
            }
            None => {
                let Some(&value) = store.get(key) else {
                    out += "404\n";
                    continue;
                };
                out += &format!("200 {value} miss\n");
                Entry { value, since: now, used: number }
            }
        };
        entries.insert(key, entry);
        uses.insert(number, key);
        if entries.len() > most_entries {
            let (_, oldest) = uses.pop_first().unwrap();
            entries.remove(oldest);
        }
    }
    print!("{out}");
}
