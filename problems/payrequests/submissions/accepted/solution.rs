//! Each key with the last new request that brought it.

use std::collections::HashMap;
use std::fmt::Write;
use std::io::Read;

struct Memory<'a> {
    until: u64,
    account: &'a str,
    amount: u64,
    answer: String,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let first: Vec<u64> = lines.next().unwrap().split(' ').map(|w| w.parse().unwrap()).collect();
    let (window, limit) = (first[1], first[2]);
    let mut remembered: HashMap<&str, Memory> = HashMap::new();
    let mut spent: HashMap<&str, u64> = HashMap::new();
    let mut payments = 0;
    let mut out = String::new();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let (time, amount): (u64, u64) = (words[0].parse().unwrap(), words[3].parse().unwrap());
        let (key, account) = (words[1], words[2]);
        match remembered.get(key).filter(|memory| time < memory.until) {
            Some(memory) if (memory.account, memory.amount) == (account, amount) => {
                writeln!(out, "again {}", memory.answer).unwrap();
            }
            Some(_) => writeln!(out, "conflict").unwrap(),
            None => {
                let sum = spent.entry(account).or_insert(0);
                let answer = if *sum + amount <= limit {
                    *sum += amount;
                    payments += 1;
                    format!("paid {payments}")
                } else {
                    "declined".to_owned()
                };
                writeln!(out, "{answer}").unwrap();
                remembered.insert(key, Memory { until: time + window, account, amount, answer });
            }
        }
    }
    print!("{out}");
}
