//! The sum of the last `k` readings moves along; an alarm is a start and a peak.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (k, high, low) = (numbers[1], numbers[2], numbers[3]);
    let readings = &numbers[4..];
    let size = k as usize;
    let mut total: i64 = readings[..size - 1].iter().sum();
    let mut alarm: Option<(usize, i64)> = None;
    let mut out = String::new();
    for at in size - 1..readings.len() {
        total += readings[at];
        alarm = match alarm {
            None if total > high * k => Some((at + 1, readings[at])),
            Some((start, peak)) if total < low * k => {
                out += &format!("{start} {} {peak}\n", at + 1);
                None
            }
            other => other.map(|(start, peak)| (start, peak.max(readings[at]))),
        };
        total -= readings[at + 1 - size];
    }
    if let Some((start, peak)) = alarm {
        out += &format!("{start} open {peak}\n");
    }
    print!("{}", if out.is_empty() { "quiet\n" } else { &out });
}
