//! Ordered sets of the tickets and of the idle agents of each skill.

use std::collections::BTreeSet;
use std::io::Read;

struct Ticket {
    skill: usize,
    came: i64,
    key: Option<i64>, // while it waits
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let numbers = |line: &str| line.split(' ').map(|w| w.parse().unwrap()).collect::<Vec<i64>>();
    let first = numbers(lines.next().unwrap());
    let (count, factor) = (first[0] as usize, first[2]);
    let skills: Vec<Vec<i64>> = lines.by_ref().take(count).map(numbers).collect();
    let mut waiting: Vec<BTreeSet<(i64, usize)>> = vec![BTreeSet::new(); 51];
    let mut idle: Vec<BTreeSet<(usize, usize)>> = vec![BTreeSet::new(); 51];
    let mut since: Vec<Option<usize>> = vec![None; count];
    let mut tickets: Vec<Ticket> = Vec::new();
    let mut out = String::new();
    for (number, line) in lines.enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let time: i64 = words[0].parse().unwrap();
        let which: usize = words[2].parse().unwrap();
        let key = |came| words.get(3).map(|p| came - p.parse::<i64>().unwrap() * factor);
        match words[1] {
            "ask" if since[which - 1].is_some() => {}
            "ask" => {
                let own = &skills[which - 1];
                let best = own.iter().filter_map(|s| waiting[*s as usize].first().copied()).min();
                if let Some((key, place)) = best {
                    tickets[place].key = None;
                    waiting[tickets[place].skill].remove(&(key, place));
                    out += &format!("{time} {} {which}\n", place + 1);
                } else {
                    since[which - 1] = Some(number);
                    for skill in own {
                        idle[*skill as usize].insert((number, which - 1));
                    }
                }
            }
            "new" => {
                let place = tickets.len();
                let mut ticket = Ticket { skill: which, came: time, key: None };
                if let Some((ask, agent)) = idle[which].pop_first() {
                    since[agent] = None;
                    for skill in &skills[agent] {
                        idle[*skill as usize].remove(&(ask, agent));
                    }
                    out += &format!("{time} {} {}\n", place + 1, agent + 1);
                } else {
                    ticket.key = key(time);
                    waiting[which].insert((ticket.key.unwrap(), place));
                }
                tickets.push(ticket);
            }
            _ => {
                let ticket = &mut tickets[which - 1];
                if let Some(old) = ticket.key {
                    waiting[ticket.skill].remove(&(old, which - 1));
                    ticket.key = key(ticket.came);
                    if let Some(new) = ticket.key {
                        waiting[ticket.skill].insert((new, which - 1));
                    }
                }
            }
        }
    }
    let open = tickets.iter().filter(|ticket| ticket.key.is_some()).count();
    println!("{out}waiting {open} idle {}", since.iter().flatten().count());
}
