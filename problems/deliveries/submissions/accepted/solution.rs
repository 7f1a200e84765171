//! Earliest arrivals by Dijkstra, waiting included in the length of a road.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt::Write;
use std::io::Read;

const DAY: i32 = 1440;

struct Road {
    to: usize,
    length: i32,
    opens: i32,
    hours: i32,
}

fn minutes(text: &str) -> i32 {
    let (hour, minute) = text.split_once(':').unwrap();
    60 * hour.parse::<i32>().unwrap() + minute.parse::<i32>().unwrap()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let first = lines.next().unwrap();
    let counts: Vec<usize> = first[..3].iter().map(|word| word.parse().unwrap()).collect();
    let (n, m) = (counts[0], counts[1]);
    let mut roads: Vec<Vec<Road>> = (0..=n).map(|_| Vec::new()).collect();
    for words in lines.by_ref().take(m) {
        let (a, b): (usize, usize) = (words[0].parse().unwrap(), words[1].parse().unwrap());
        let length = words[2].parse().unwrap();
        let (mut opens, mut hours) = (0, DAY);
        if let Some((open, close)) = words.get(3).and_then(|gate| gate.split_once('-')) {
            opens = minutes(open);
            hours = (minutes(close) - opens).rem_euclid(DAY);
        }
        roads[a].push(Road { to: b, length, opens, hours });
        roads[b].push(Road { to: a, length, opens, hours });
    }
    let mut arrival = vec![None; n + 1];
    let mut queue = BinaryHeap::from([Reverse((minutes(first[3]), 1))]);
    while let Some(Reverse((time, place))) = queue.pop() {
        if arrival[place].is_some() {
            continue;
        }
        arrival[place] = Some(time);
        for road in roads[place].iter().filter(|road| arrival[road.to].is_none()) {
            let since = (time - road.opens).rem_euclid(DAY);
            let wait = if since < road.hours { 0 } else { DAY - since };
            queue.push(Reverse((time + wait + road.length, road.to)));
        }
    }
    let mut out = String::new();
    for words in lines {
        match arrival[words[0].parse::<usize>().unwrap()] {
            None => out.push_str("never\n"),
            Some(time) => {
                let (day, minute) = (time / DAY + 1, time % DAY);
                writeln!(out, "day {day} {:02}:{:02}", minute / 60, minute % 60).unwrap();
            }
        }
    }
    print!("{out}");
}
