//! Each key with its versions that are not lost, the newest one last.

use std::collections::{BTreeMap, HashMap};
use std::io::Read;

#[derive(Default)]
struct Key<'a> {
    newest: usize,
    kept: Vec<(usize, &'a str)>,
}

/// What a transaction has seen of a key, if anything, and whether it wrote it.
#[derive(Default)]
struct Use {
    seen: Option<usize>,
    written: bool,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut keys: HashMap<&str, Key> = HashMap::new();
    let mut open: HashMap<&str, BTreeMap<&str, Use>> = HashMap::new();
    let mut out = String::new();
    let (mut lost, mut made) = (0, 0);
    for line in text.lines().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let who = words[1];
        match words[0] {
            "read" => {
                let newest = keys.entry(words[2]).or_default().newest;
                let this = open.entry(who).or_default().entry(words[2]).or_default();
                if !this.written {
                    this.seen = Some(newest);
                }
            }
            "write" => open.entry(who).or_default().entry(words[2]).or_default().written = true,
            "commit" => {
                let uses = open.remove(who).unwrap_or_default();
                for (name, this) in uses.iter().filter(|(_, this)| this.written) {
                    let key = keys.entry(name).or_default();
                    if let Some(seen) = this.seen {
                        let from = key.kept.partition_point(|(version, _)| *version <= seen);
                        for (_, maker) in key.kept.drain(from..) {
                            out += &format!("{name} {maker} {who}\n");
                            lost += 1;
                        }
                    }
                    key.newest += 1;
                    key.kept.push((key.newest, who));
                    made += 1;
                }
            }
            _ => {}
        }
    }
    println!("{out}lost {lost} made {made}");
}
