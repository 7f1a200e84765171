//! Adds up a receipt.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let total: i64 = text
        .lines()
        .skip(1)
        .map(|line| line.split(' ').map(|number| number.parse::<i64>().unwrap()).product::<i64>())
        .sum();
    println!("{total}");
}
