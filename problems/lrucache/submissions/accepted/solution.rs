//! Items by key, and keys by the time of their last use.

use std::collections::{BTreeMap, HashMap};
use std::io::Read;

/// Items by key, and keys by the time of their last use.
#[derive(Default)]
struct Cache<'a> {
    items: HashMap<&'a str, (u64, i64)>,
    uses: BTreeMap<u64, &'a str>,
    used: i64,
    clock: u64,
}

impl<'a> Cache<'a> {
    fn take_out(&mut self, key: &str) -> Option<i64> {
        let (time, size) = self.items.remove(key)?;
        self.uses.remove(&time);
        self.used -= size;
        Some(size)
    }

    fn put(&mut self, key: &'a str, size: i64) {
        self.clock += 1;
        self.items.insert(key, (self.clock, size));
        self.uses.insert(self.clock, key);
        self.used += size;
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let (_, capacity) = lines.next().unwrap().split_once(' ').unwrap();
    let capacity: i64 = capacity.parse().unwrap();
    let mut cache = Cache::default();
    let (mut hits, mut misses, mut evictions) = (0, 0, 0);
    for line in lines {
        let mut words = line.split(' ');
        let (event, key) = (words.next().unwrap(), words.next().unwrap());
        let before = cache.take_out(key);
        match (event, before) {
            ("g", None) => misses += 1,
            ("g", Some(size)) => {
                hits += 1;
                cache.put(key, size);
            }
            ("p", _) => {
                let size = words.next().unwrap().parse().unwrap();
                if size > capacity {
                    continue;
                }
                cache.put(key, size);
                while cache.used > capacity {
                    let (_, oldest) = cache.uses.first_key_value().unwrap();
                    let oldest = *oldest;
                    cache.take_out(oldest);
                    evictions += 1;
                }
            }
            _ => {}
        }
    }
    let keys: Vec<&str> = cache.uses.values().rev().copied().collect();
    println!("{hits} {misses} {evictions}");
    let words: Vec<String> =
        std::iter::once(keys.len().to_string()).chain(keys.iter().map(|key| key.to_string())).collect();
    println!("{}", words.join(" "));
}
