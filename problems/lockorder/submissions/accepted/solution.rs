//! Each pair of locks has the first line of both orders and its threads.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::Read;

#[derive(Default)]
struct Pair {
    first: [Option<usize>; 2],
    threads: HashSet<u32>,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut held: HashMap<u32, Vec<u32>> = HashMap::new();
    let mut pairs: BTreeMap<(u32, u32), Pair> = BTreeMap::new();
    for (number, line) in text.lines().enumerate().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let thread: u32 = words[1].parse().unwrap();
        let lock: u32 = words[2].parse().unwrap();
        let locks = held.entry(thread).or_default();
        if words[0] == "unlock" {
            locks.retain(|other| *other != lock);
            continue;
        }
        for outer in locks.iter() {
            let pair = pairs.entry((lock.min(*outer), lock.max(*outer))).or_default();
            pair.first[usize::from(lock < *outer)].get_or_insert(number);
            pair.threads.insert(thread);
        }
        locks.push(lock);
    }
    let mut dangerous = HashSet::new();
    let mut count = 0;
    for ((a, b), pair) in &pairs {
        if let ([Some(one), Some(other)], true) = (pair.first, pair.threads.len() > 1) {
            println!("{a} {b} {one} {other}");
            count += 1;
            dangerous.extend([*a, *b]);
        }
    }
    println!("pairs {count} locks {}", dangerous.len());
}
