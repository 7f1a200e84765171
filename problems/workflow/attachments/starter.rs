//! Answers who may do what.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().unwrap();
    let n: usize = next().parse().unwrap();
    let s: usize = next().parse().unwrap();
    let r: usize = next().parse().unwrap();
    let q: usize = next().parse().unwrap();
    for _ in 0..r {
        let role: i64 = next().parse().unwrap();
        let state: i64 = next().parse().unwrap();
        let action: i64 = next().parse().unwrap();
        let target: i64 = next().parse().unwrap();
    }
    for _ in 0..q {
        let item: i64 = next().parse().unwrap();
        let role: i64 = next().parse().unwrap();
        let action: i64 = next().parse().unwrap();
    }
    // Your solution goes here.
    println!("404");
}
