//! Reads which lines are cancelled first, and leaves them out.

use std::collections::{BTreeMap, HashSet};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    let cancelled: HashSet<usize> =
        lines.iter().filter(|l| l[0] == "cancel").map(|l| l[1].parse().unwrap()).collect();
    let mut balances: BTreeMap<&str, i64> = BTreeMap::new();
    for (number, line) in lines.iter().enumerate().skip(1) {
        let counts = i64::from(!cancelled.contains(&number));
        if line[0] == "bill" {
            let cents: i64 = line[2].parse().unwrap();
            *balances.entry(line[1]).or_insert(0) += cents * counts;
            let mut left = cents;
            let mut people = line.len() as i64 - 3;
            for person in &line[3..] {
                // Rounded up, the rest is shared by the people after this one.
                let share = (left + people - 1) / people;
                *balances.entry(person).or_insert(0) -= share * counts;
                left -= share;
                people -= 1;
            }
        } else if line[0] == "pay" {
            let cents: i64 = line[3].parse().unwrap();
            *balances.entry(line[1]).or_insert(0) += cents * counts;
            *balances.entry(line[2]).or_insert(0) -= cents * counts;
        }
    }
    let mut order: Vec<(i64, &str)> = balances.iter().map(|(name, b)| (-b, *name)).collect();
    order.sort();
    let mut out = String::new();
    for (balance, name) in &order {
        out += &format!("{name} {}\n", -balance);
    }
    let open: i64 = order.iter().map(|(balance, _)| (-balance).max(0)).sum();
    println!("{out}open {open}");
}
