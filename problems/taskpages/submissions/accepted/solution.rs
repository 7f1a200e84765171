//! A tree of the tasks by minus the priority and the number.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::io::Read;
use std::ops::Bound::{Excluded, Unbounded};

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut list: BTreeSet<(i32, i32)> = BTreeSet::new();
    let mut keys: HashMap<i32, (i32, i32)> = HashMap::new();
    let mut ends: HashMap<i32, (i32, i32)> = HashMap::new();
    let mut out = String::new();
    for (number, line) in (0..).zip(text.lines()).skip(1) {
        let (kind, rest) = line.split_once(' ').unwrap();
        let words: Vec<i32> = rest.split(' ').map(|w| w.parse().unwrap()).collect();
        if kind == "put" || kind == "drop" {
            if let Some(key) = keys.remove(&words[0]) {
                list.remove(&key);
            }
            if kind == "put" {
                keys.insert(words[0], (-words[1], words[0]));
                list.insert((-words[1], words[0]));
            }
            continue;
        }
        let mut from = if kind == "next" { ends[&words[0]] } else { (i32::MIN, 0) };
        let mut after = list.range((Excluded(from), Unbounded));
        for key in after.by_ref().take(words[words.len() - 1] as usize) {
            write!(out, "{} ", key.1).unwrap();
            from = *key;
        }
        ends.insert(number, from);
        out += if after.next().is_some() { "more\n" } else { "end\n" };
    }
    print!("{out}");
}
