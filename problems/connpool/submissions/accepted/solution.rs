//! A heap says when each connection is free.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (k, w) = (numbers[1], numbers[2]);
    let mut free: BinaryHeap<Reverse<i64>> = (0..k).map(|_| Reverse(0)).collect();
    let (mut served, mut waited) = (0, 0);
    let mut out = String::new();
    for pair in numbers[3..].chunks(2) {
        let mut first = free.peek_mut().unwrap();
        let start = first.0.max(pair[0]);
        if start - pair[0] > w {
            out += "timeout\n";
            continue;
        }
        first.0 = start + pair[1];
        served += 1;
        waited += start - pair[0];
        out += &format!("{start}\n");
    }
    println!("{out}served {served} waited {waited}");
}
