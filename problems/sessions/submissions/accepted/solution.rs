//! Views by visitor, sorted by time.

use std::collections::BTreeMap;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let n: usize = words.next().unwrap().parse().unwrap();
    let gap: i64 = words.next().unwrap().parse().unwrap();
    let mut times: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
    for _ in 0..n {
        let time = words.next().unwrap().parse().unwrap();
        times.entry(words.next().unwrap()).or_default().push(time);
    }
    let mut sessions = 0;
    let (mut longest, mut most) = ((-1, ""), (0, ""));
    for (visitor, views) in &mut times {
        views.sort_unstable();
        let (mut count, mut start, mut before) = (0, 0, None);
        for &time in views.iter() {
            if before.is_none_or(|before| time - before > gap) {
                count += 1;
                start = time;
            }
            before = Some(time);
            if time - start > longest.0 {
                longest = (time - start, visitor);
            }
        }
        sessions += count;
        if count > most.0 {
            most = (count, visitor);
        }
    }
    println!("sessions {sessions}");
    println!("longest {} {}", longest.0, longest.1);
    println!("busiest {} {}", most.0, most.1);
}
