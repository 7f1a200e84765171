//! Threads are taken away from the end of their chains; what is left is rings.

use std::collections::{HashMap, VecDeque};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut queues: HashMap<&str, VecDeque<&str>> = HashMap::new(); // a holder, then who waits
    let mut wants: HashMap<&str, (usize, &str)> = HashMap::new(); // line and lock
    for (number, line) in text.lines().enumerate().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let (thread, lock) = (words[1], words[2]);
        let queue = queues.entry(lock).or_default();
        if words[0] == "want" {
            queue.push_back(thread);
            if queue.len() > 1 {
                wants.insert(thread, (number, lock));
            }
        } else {
            queue.pop_front();
            if let Some(holder) = queue.front() {
                wants.remove(holder);
            }
        }
    }
    let mut waiting: Vec<(usize, &str)> = wants.iter().map(|(t, (line, _))| (*line, *t)).collect();
    waiting.sort();
    let index: HashMap<&str, usize> = waiting.iter().enumerate().map(|(i, w)| (w.1, i)).collect();
    // Whom each waits for; nobody if that thread does not wait.
    let next: Vec<Option<usize>> =
        waiting.iter().map(|(_, t)| index.get(queues[wants[t].1][0]).copied()).collect();
    let mut waited_for = vec![0; next.len()];
    next.iter().flatten().for_each(|&i| waited_for[i] += 1);
    let mut taken: Vec<usize> = (0..next.len()).filter(|&i| waited_for[i] == 0).collect();
    let mut at = 0;
    while at < taken.len() {
        if let Some(i) = next[taken[at]] {
            waited_for[i] -= 1;
            if waited_for[i] == 0 {
                taken.push(i);
            }
        }
        at += 1;
    }

    // The last line of a ring comes first from behind.
    let mut forever: Vec<bool> = waited_for.iter().map(|&count| count > 0).collect();
    let mut printed = vec![false; next.len()];
    let mut rings = Vec::new();
    for last in (0..next.len()).rev() {
        if !forever[last] || printed[last] {
            continue;
        }
        let mut ring = format!("deadlock {}", waiting[last].0);
        let mut at = last;
        while !printed[at] {
            printed[at] = true;
            ring += &format!(" {}", waiting[at].1);
            at = next[at].unwrap();
        }
        rings.push(ring);
    }
    rings.iter().rev().for_each(|ring| println!("{ring}"));
    let mut stuck = 0;
    for &i in taken.iter().rev() {
        if next[i].is_some_and(|other| forever[other]) {
            forever[i] = true;
            stuck += 1;
        }
    }
    println!("stuck {stuck} queued {}", taken.len() - stuck);
}
