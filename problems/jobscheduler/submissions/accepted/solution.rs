//! Events in the order of time, with a heap of the best job of each team.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::fmt::Write;
use std::io::Read;

/// Priority (negative), arrival and number: the order in which the farm takes jobs.
type Key = Reverse<(i64, i64, usize)>;

#[derive(Default)]
struct Team {
    running: usize,
    waiting: BinaryHeap<Key>,
}

impl Team {
    /// Its best waiting job, if it may start one.
    fn best(&self, limit: usize) -> Option<Key> {
        self.waiting.peek().filter(|_| self.running < limit).copied()
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut count = || words.next().unwrap().parse::<usize>().unwrap();
    let (n, mut workers, limit) = (count(), count(), count());
    let mut number: HashMap<&str, usize> = HashMap::new();
    let mut teams: Vec<Team> = Vec::new();
    let mut jobs = Vec::new(); // key, team and duration
    for i in 0..n {
        let arrival: i64 = words.next().unwrap().parse().unwrap();
        let team = *number.entry(words.next().unwrap()).or_insert_with(|| {
            teams.push(Team::default());
            teams.len() - 1
        });
        let priority: i64 = words.next().unwrap().parse().unwrap();
        let duration: i64 = words.next().unwrap().parse().unwrap();
        jobs.push((Reverse((-priority, arrival, i)), team, duration));
    }
    let arrival = |i: usize| jobs[i].0.0.1;
    let mut coming: Vec<usize> = (0..n).collect();
    coming.sort_by_key(|&i| arrival(i));

    // The best job of each team that may start one, and perhaps jobs that were that once.
    let mut ready: BinaryHeap<Key> = BinaryHeap::new();
    let mut ending: BinaryHeap<Reverse<(i64, usize)>> = BinaryHeap::new();
    let mut start = vec![0; n];
    let mut coming = coming.into_iter().peekable();
    loop {
        let next_end = ending.peek().map(|Reverse((time, _))| *time);
        let next_arrival = coming.peek().map(|&i| arrival(i));
        let Some(now) = next_end.into_iter().chain(next_arrival).min() else { break };
        while ending.peek().is_some_and(|Reverse((time, _))| *time == now) {
            let Some(Reverse((_, job))) = ending.pop() else { break };
            workers += 1;
            let team = &mut teams[jobs[job].1];
            team.running -= 1;
            ready.extend(team.best(limit));
        }
        while let Some(job) = coming.next_if(|&i| arrival(i) == now) {
            let team = &mut teams[jobs[job].1];
            team.waiting.push(jobs[job].0);
            ready.extend(team.best(limit));
        }
        while workers > 0 {
            let Some(key) = ready.pop() else { break };
            let (_, team, duration) = jobs[key.0.2];
            let team = &mut teams[team];
            if team.best(limit) != Some(key) {
                continue;
            }
            team.waiting.pop();
            team.running += 1;
            workers -= 1;
            start[key.0.2] = now;
            ending.push(Reverse((now + duration, key.0.2)));
            ready.extend(team.best(limit));
        }
    }
    let mut out = String::new();
    for time in start {
        writeln!(out, "{time}").unwrap();
    }
    print!("{out}");
}
