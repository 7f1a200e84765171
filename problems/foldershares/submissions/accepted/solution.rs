//! Goes through the tree with the entries of each user and group on the way.

use std::collections::HashMap;
use std::io::Read;

const LEVELS: [&str; 4] = ["read", "write", "own", "deny"];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    height: usize,
    depth: usize,
    folder: usize,
}

enum Step {
    Enter { folder: usize, depth: usize, end: usize },
    Leave(usize),
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines().map(|line| line.split(' ').collect::<Vec<&str>>());
    let first: Vec<usize> = lines.next().unwrap().iter().map(|w| w.parse().unwrap()).collect();
    let (n, u, e, q) = (first[0], first[1], first[2], first[3]);
    let mut inside = vec![Vec::new(); n + 1];
    let mut closed = vec![false; n + 1];
    for folder in 1..=n {
        let words = lines.next().unwrap();
        inside[words[0].parse::<usize>().unwrap()].push(folder);
        closed[folder] = words[1] == "closed";
    }
    let users: HashMap<&str, Vec<&str>> =
        lines.by_ref().take(u).map(|words| (words[0], words[1..].to_vec())).collect();
    let mut entries = vec![Vec::new(); n + 1];
    for words in lines.by_ref().take(e) {
        let height = LEVELS.iter().position(|level| *level == words[2]).unwrap();
        entries[words[0].parse::<usize>().unwrap()].push((words[1], height));
    }
    let mut questions = vec![Vec::new(); n + 1];
    for (number, words) in lines.take(q).enumerate() {
        questions[words[1].parse::<usize>().unwrap()].push((number, words[0]));
    }

    let mut answers: Vec<Option<Entry>> = vec![None; q];
    let mut have: HashMap<&str, Vec<Entry>> = HashMap::new();
    let mut todo = vec![Step::Enter { folder: 1, depth: 1, end: 1 }];
    while let Some(step) = todo.pop() {
        let (folder, depth, end) = match step {
            Step::Leave(folder) => {
                for (who, _) in &entries[folder] {
                    have.get_mut(who).unwrap().pop();
                }
                continue;
            }
            Step::Enter { folder, depth, end } => {
                (folder, depth, if closed[folder] { depth } else { end })
            }
        };
        for &(who, height) in &entries[folder] {
            have.entry(who).or_default().push(Entry { height, depth, folder });
        }
        for &(number, user) in &questions[folder] {
            let counting = |who: &&str| {
                have.get(who)
                    .and_then(|list| list.last())
                    .copied()
                    .filter(|entry| entry.depth >= end)
            };
            answers[number] =
                counting(&user).or_else(|| users[user].iter().filter_map(counting).max());
        }
        todo.push(Step::Leave(folder));
        for &other in &inside[folder] {
            todo.push(Step::Enter { folder: other, depth: depth + 1, end });
        }
    }
    let mut out = String::new();
    for answer in &answers {
        out += &match answer {
            Some(entry) => format!("{} {}\n", LEVELS[entry.height], entry.folder),
            None => "nothing\n".to_owned(),
        };
    }
    print!("{out}");
}
