//! An ordered set of when jobs are due; waits double as failures come.

use std::collections::BTreeSet;
use std::io::Read;

struct Job<'a> {
    results: std::str::Chars<'a>,
    calls: u32,
    failures: u64,
    wait: u64,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let first: Vec<u64> = lines.next().unwrap().split(' ').map(|w| w.parse().unwrap()).collect();
    let (seconds, most, shortest, longest) = (first[1], first[2], first[3], first[4]);
    let mut jobs = Vec::new();
    let mut due = BTreeSet::new();
    for (place, line) in lines.enumerate() {
        let (time, results) = line.split_once(' ').unwrap();
        due.insert((time.parse::<u64>().unwrap(), place));
        jobs.push(Job { results: results.chars(), calls: 0, failures: 0, wait: shortest });
    }
    let (mut now, mut calls, mut out) = (0, 0, String::new());
    while let Some((time, place)) = due.pop_first() {
        now = time.max(now) + seconds;
        calls += 1;
        let job = &mut jobs[place];
        job.calls += 1;
        match job.results.next() {
            Some('w') => {
                due.insert((now + shortest, place));
            }
            Some('f') if job.failures + 1 < most => {
                job.failures += 1;
                due.insert((now + job.wait, place));
                job.wait = longest.min(2 * job.wait);
            }
            result => {
                let word = if result == Some('s') { "done" } else { "dead" };
                out += &format!("{} {word} {now} {}\n", place + 1, job.calls);
            }
        }
    }
    println!("{out}calls {calls}");
}
