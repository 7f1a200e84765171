//! Takes each time apart by hand.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::io::Read;

fn number(text: &str, most: usize) -> Option<u32> {
    let good = (1..=most).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_digit());
    good.then(|| text.parse().unwrap())
}

fn minutes(text: &str) -> Option<u32> {
    if let Some((hours, rest)) = text.split_once(':') {
        let rest = number(rest, 2).filter(|minutes| rest.len() == 2 && *minutes < 60);
        return Some(60 * number(hours, 2)? + rest?);
    }
    match text.split_once('h') {
        Some((hours, "")) => Some(60 * number(hours, 3)?),
        Some((hours, rest)) => Some(60 * number(hours, 3)? + number(rest.strip_suffix('m')?, 3)?),
        None => number(text.strip_suffix('m')?, 3),
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut clients: HashMap<&str, (u32, u32)> = HashMap::new();
    let mut refused = 0;
    for line in text.lines().skip(1) {
        let (client, time) = line.split_once(' ').unwrap();
        match minutes(time) {
            None | Some(0) => refused += 1,
            Some(minutes) => {
                let sums = clients.entry(client).or_default();
                sums.0 += 1;
                sums.1 += (minutes + 14) / 15;
            }
        }
    }
    let mut rows: Vec<_> = clients.into_iter().collect();
    rows.sort_by_key(|(client, (_, time))| (Reverse(*time), *client));
    for (client, (count, time)) in rows {
        println!("{client} {count} {}:{:02}", time / 4, time % 4 * 15);
    }
    println!("refused {refused}");
}
