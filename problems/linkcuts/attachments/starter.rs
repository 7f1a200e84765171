//! Says when servers are cut off.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().unwrap();
    let n: usize = next().parse().unwrap();
    let m: usize = next().parse().unwrap();
    let c: usize = next().parse().unwrap();
    for _ in 0..m {
        let a: i64 = next().parse().unwrap();
        let b: i64 = next().parse().unwrap();
    }
    for _ in 0..c {
        let cable: i64 = next().parse().unwrap();
    }
    // Your solution goes here.
    println!("1 1");
}
