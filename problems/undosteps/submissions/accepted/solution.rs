//! Steps that are done and steps that were taken back are two stacks.

use std::collections::VecDeque;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let limit: usize = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let mut cells = vec![0; 5001];
    let mut done: VecDeque<(usize, u32, u32)> = VecDeque::new();
    let mut undone: Vec<(usize, u32, u32)> = Vec::new();
    let mut out = String::new();
    for line in lines {
        let mut words = line.split(' ');
        let kind = words.next().unwrap();
        let cell = words.next().map_or(0, |word| word.parse().unwrap());
        let answer = match kind {
            "set" => {
                let value = words.next().unwrap().parse().unwrap();
                if cells[cell] != value {
                    undone.clear();
                    done.push_back((cell, cells[cell], value));
                    cells[cell] = value;
                    if done.len() > limit {
                        done.pop_front();
                    }
                }
                continue;
            }
            "get" => Some((cell, cells[cell])),
            "undo" => done.pop_back().map(|step| {
                undone.push(step);
                (step.0, step.1)
            }),
            _ => undone.pop().map(|step| {
                done.push_back(step);
                (step.0, step.2)
            }),
        };
        match answer {
            Some((cell, value)) => {
                cells[cell] = value;
                out += &format!("{cell} {value}\n");
            }
            None => out += "nothing\n",
        }
    }
    print!("{out}");
}
