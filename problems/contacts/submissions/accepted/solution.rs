//! Walks over a graph of records and addresses.

use std::collections::{HashMap, HashSet};
use std::io::Read;

fn short(address: &str) -> String {
    let Some((local, domain)) = address.split_once('@') else {
        return address.replace('-', "");
    };
    let local = local.split('+').next().unwrap();
    format!("{local}@{domain}").to_lowercase()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let most: usize = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let mut records = Vec::new();
    let mut having: HashMap<String, Vec<usize>> = HashMap::new();
    for (number, line) in lines.enumerate() {
        let mut words = line.split(' ');
        let time: u64 = words.next().unwrap().parse().unwrap();
        let name = words.next().unwrap();
        let addresses: HashSet<String> = words.map(short).collect();
        for address in &addresses {
            having.entry(address.clone()).or_default().push(number);
        }
        records.push((time, name, addresses));
    }
    let mut seen = vec![false; records.len()];
    for first in 0..records.len() {
        if seen[first] {
            continue;
        }
        seen[first] = true;
        let (mut todo, mut count) = (vec![first], 0);
        let mut newest = (0, 0);
        let mut addresses = HashSet::new();
        while let Some(number) = todo.pop() {
            count += 1;
            newest = newest.max((records[number].0, number));
            for address in &records[number].2 {
                let others = &having[address];
                if !addresses.insert(address) || others.len() > most {
                    continue;
                }
                for &other in others {
                    if !seen[other] {
                        seen[other] = true;
                        todo.push(other);
                    }
                }
            }
        }
        println!("{} {count} {} {}", first + 1, records[newest.1].1, addresses.len());
    }
}
