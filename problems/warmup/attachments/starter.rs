//! Adds up a receipt.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut total = 0;
    for line in text.lines().skip(1) {
        let numbers: Vec<i64> = line.split(' ').map(|number| number.parse().unwrap()).collect();
        let (quantity, price) = (numbers[0], numbers[1]);
        // Your solution goes here.
    }
    println!("{total}");
}
