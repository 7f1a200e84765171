//! Makes a price list of rules.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().unwrap();
    let n: usize = next().parse().unwrap();
    for _ in 0..n {
        let first: i64 = next().parse().unwrap();
        let last: i64 = next().parse().unwrap();
        let level: i64 = next().parse().unwrap();
        let cents: i64 = next().parse().unwrap();
    }
    // Your solution goes here.
    println!("none");
}
