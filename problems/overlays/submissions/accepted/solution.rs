//! From change to change, the largest of a sorted set of valid rules decides.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let rules: Vec<&[usize]> = numbers[1..].chunks(4).collect();
    let mut changes: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (number, rule) in rules.iter().enumerate() {
        changes.entry(rule[0]).or_default().push(number);
        changes.entry(rule[1] + 1).or_default().push(number);
    }
    let mut valid = BTreeSet::new();
    let mut used = HashSet::new();
    let (mut price, mut since) = (0, 0);
    let mut out = String::new();
    for (day, numbers) in changes {
        for number in numbers {
            let key = (rules[number][2], number);
            if !valid.remove(&key) {
                valid.insert(key);
            }
        }
        let now = valid.last().map_or(0, |(_, number)| {
            used.insert(*number);
            rules[*number][3]
        });
        if now != price {
            if price > 0 {
                out += &format!("{since} {} {price}\n", day - 1);
            }
            (price, since) = (now, day);
        }
    }
    println!("{out}unused {}", rules.len() - used.len());
}
