//! For each thread, the last line of every thread that comes before its next line.

use std::collections::{HashMap, HashSet};
use std::io::Read;

type Clock = [usize; 21];

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut seen = [[0; 21]; 21];
    let mut given: HashMap<&str, Clock> = HashMap::new();
    let mut access: HashMap<&str, Clock> = HashMap::new();
    let mut writing: HashMap<&str, Clock> = HashMap::new();
    let mut racing = HashSet::new();
    let mut races = 0;
    for (number, line) in text.lines().enumerate().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let thread: usize = words[1].parse().unwrap();
        let thing = words[2];
        let own = &mut seen[thread];
        own[thread] = number;
        match words[0] {
            "lock" => {
                let before = given.entry(thing).or_default();
                own.iter_mut().zip(before).for_each(|(own, last)| *own = (*own).max(*last));
            }
            "unlock" => {
                given.insert(thing, *own);
            }
            kind => {
                let lines = if kind == "write" { &mut access } else { &mut writing };
                let lines = lines.entry(thing).or_default();
                let hidden = lines.iter().zip(own.iter()).filter(|(line, own)| own < line);
                if let Some(last) = hidden.map(|(line, _)| *line).max() {
                    println!("{number} {last}");
                    races += 1;
                    racing.insert(thing);
                }
                access.entry(thing).or_default()[thread] = number;
                if kind == "write" {
                    writing.entry(thing).or_default()[thread] = number;
                }
            }
        }
    }
    println!("races {races} variables {}", racing.len());
}
