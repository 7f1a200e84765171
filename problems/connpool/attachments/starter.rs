//! Who gets a connection, and when.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().unwrap();
    let n: usize = next().parse().unwrap();
    let k: usize = next().parse().unwrap();
    let w: usize = next().parse().unwrap();
    for _ in 0..n {
        let t: i64 = next().parse().unwrap();
        let d: i64 = next().parse().unwrap();
    }
    // Your solution goes here.
    println!("served 0 waited 0");
}
