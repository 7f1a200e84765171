//! Changes of how many are on call, in the order of time.

use std::collections::BTreeMap;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap());
    let mut next = || numbers.next().unwrap();
    let (n, begin, end) = (next(), next(), next());
    // Time, and how many more are on call from then on.
    let mut changes = BTreeMap::from([(begin, 0), (end, 0)]);
    for _ in 0..n {
        let (a, b) = (next().max(begin), next().min(end));
        if a < b {
            *changes.entry(a).or_insert(0) += 1;
            *changes.entry(b).or_insert(0) -= 1;
        }
    }
    let (mut on_call, mut uncovered, mut gaps) = (0, 0, 0);
    let mut peak = (0, begin);
    let mut gap_from = None;
    let mut longest: Option<(i64, i64)> = None;
    for (&time, &more) in &changes {
        on_call += more;
        let open = time < end && on_call == 0;
        match gap_from {
            Some(from) if !open => {
                uncovered += time - from;
                gaps += 1;
                if longest.is_none_or(|(a, b)| time - from > b - a) {
                    longest = Some((from, time));
                }
                gap_from = None;
            }
            None if open => gap_from = Some(time),
            _ => {}
        }
        if time < end && on_call > peak.0 {
            peak = (on_call, time);
        }
    }
    println!("uncovered {uncovered} {gaps}");
    match longest {
        None => println!("longest none"),
        Some((from, to)) => println!("longest {from} {to}"),
    }
    println!("peak {} {}", peak.0, peak.1);
}
