//! Picks versions.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().unwrap();
    let n: usize = next().parse().unwrap();
    let q: usize = next().parse().unwrap();
    for _ in 0..n {
        let version = next();
    }
    for _ in 0..q {
        let request = next();
    }
    // Your solution goes here.
    println!("none");
}
