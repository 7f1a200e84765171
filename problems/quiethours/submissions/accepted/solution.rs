//! Marks the quiet minutes of each user's day, and finds the next free one for each minute once.

use std::collections::{BTreeMap, HashMap};
use std::io::Read;

const DAY: usize = 24 * 60;

fn minutes(text: &str) -> usize {
    text[..2].parse::<usize>().unwrap() * 60 + text[3..].parse::<usize>().unwrap()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut quiet: HashMap<&str, [bool; DAY]> = HashMap::new();
    // How long to wait in each minute of the day.
    let mut waits: HashMap<&str, Vec<usize>> = HashMap::new();
    let mut sent: BTreeMap<(usize, &str), usize> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let user = words[1];
        if words[0] == "quiet" {
            let (mut minute, end) = (minutes(words[2]), minutes(words[3]));
            let marks = quiet.entry(user).or_insert([false; DAY]);
            while minute != end {
                marks[minute] = true;
                minute = (minute + 1) % DAY;
            }
            continue;
        }
        let mut at = words[2].parse::<usize>().unwrap() * DAY + minutes(words[3]);
        if let Some(marks) = quiet.get(user) {
            let wait = waits.entry(user).or_insert_with(|| {
                let mut wait = vec![0; DAY];
                for minute in (0..2 * DAY).rev() {
                    let next = wait[(minute + 1) % DAY] + 1;
                    wait[minute % DAY] = if marks[minute % DAY] { next } else { 0 };
                }
                wait
            });
            at += wait[at % DAY];
        }
        *sent.entry((at, user)).or_insert(0) += 1;
    }
    let mut out = String::new();
    for ((at, user), messages) in sent {
        let (day, minute) = (at / DAY, at % DAY);
        out += &format!("{day} {:02}:{:02} {user} {messages}\n", minute / 60, minute % 60);
    }
    print!("{out}");
}
