//! Each lock with sorted maps of those that wait, by the line of asking, and that hold, by the line of
//! getting.

use std::collections::{BTreeMap, HashMap};
use std::io::Read;

#[derive(Default)]
struct Crowd<'a> {
    all: BTreeMap<usize, &'a str>,
    writers: BTreeMap<usize, &'a str>,
}

impl<'a> Crowd<'a> {
    fn add(&mut self, request: &Request, thread: &'a str) {
        self.all.insert(request.line, thread);
        if request.writes {
            self.writers.insert(request.line, thread);
        }
    }

    fn remove(&mut self, request: &Request) {
        self.all.remove(&request.line);
        self.writers.remove(&request.line);
    }

    /// The first one that is in the way of a writer or of a reader.
    fn first(&self, writes: bool) -> Option<(&usize, &&'a str)> {
        if writes { self.all.iter().next() } else { self.writers.iter().next() }
    }
}

#[derive(Default)]
struct Lock<'a> {
    waiting: Crowd<'a>,
    holding: Crowd<'a>,
}

/// The line is that of asking or, as soon as the thread holds the lock, that of getting.
struct Request {
    writes: bool,
    line: usize,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut locks: HashMap<&str, Lock> = HashMap::new();
    let mut requests: HashMap<(&str, &str), Request> = HashMap::new();
    let mut out = String::new();
    for (number, line) in text.lines().enumerate().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let (thread, name) = (words[1], words[2]);
        let lock = locks.entry(name).or_default();
        if words[0] == "ask" {
            let request = Request { writes: words[3] == "write", line: number };
            lock.waiting.add(&request, thread);
            requests.insert((thread, name), request);
            continue;
        }
        let request = requests.get_mut(&(thread, name)).unwrap();
        match words[0] {
            "quit" => lock.waiting.remove(request),
            "free" => lock.holding.remove(request),
            _ => {
                if let Some((_, other)) = lock.holding.first(request.writes) {
                    out += &format!("{number} conflict {other}\n");
                } else if let Some((asked, other)) = lock.waiting.first(request.writes) {
                    if *asked < request.line {
                        out += &format!("{number} unfair {other}\n");
                    }
                }
                lock.waiting.remove(request);
                request.line = number;
                lock.holding.add(request, thread);
            }
        }
    }
    let held = locks.values().filter(|lock| !lock.holding.all.is_empty()).count();
    let waiting: usize = locks.values().map(|lock| lock.waiting.all.len()).sum();
    let idle = locks
        .values()
        .filter(|lock| lock.holding.all.is_empty() && !lock.waiting.all.is_empty())
        .count();
    println!("{out}held {held} waiting {waiting} idle {idle}");
}
