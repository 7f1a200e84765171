//! Adds up times by client.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let head: Vec<usize> = lines.next().unwrap().split(' ').map(|word| word.parse().unwrap()).collect();
    let n = head[0];
    for line in lines.take(n) {
        let words: Vec<&str> = line.split(' ').collect();
        let client = words[0];

        // Your solution goes here.
    }
    println!("refused 0");
}
