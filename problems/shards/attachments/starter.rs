//! Splits logs over servers.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().unwrap();
    let n: usize = next().parse().unwrap();
    let k: usize = next().parse().unwrap();
    let values: Vec<i64> = (0..n).map(|_| next().parse().unwrap()).collect();
    // Your solution goes here.
    println!("0");
}
