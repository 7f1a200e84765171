//! Asks each flag for a user only once.

use std::collections::{HashMap, HashSet};
use std::io::Read;

struct Rule<'a> {
    variant: &'a str,
    percent: u32,
    conditions: Vec<&'a str>,
}

struct Flag<'a> {
    default: &'a str,
    rules: Vec<Rule<'a>>,
}

#[derive(Default)]
struct Config<'a> {
    segments: HashMap<&'a str, HashSet<&'a str>>,
    users: HashMap<&'a str, HashMap<&'a str, &'a str>>,
    flags: HashMap<&'a str, Flag<'a>>,
    known: HashMap<(&'a str, &'a str), &'a str>,
}

fn bucket(flag: &str, user: &str) -> u32 {
    let text = format!("{flag}/{user}");
    text.bytes().fold(0, |h, byte| (31 * h + u32::from(byte)) % 1_000_003) % 100
}

impl<'a> Config<'a> {
    fn holds(&mut self, condition: &'a str, user: &'a str) -> bool {
        if let Some(segment) = condition.strip_prefix("in:") {
            return self.segments[segment].contains(user);
        }
        if let Some(segment) = condition.strip_prefix("out:") {
            return !self.segments[segment].contains(user);
        }
        let (left, value) = condition.split_once('=').unwrap();
        if let Some(flag) = left.strip_prefix("flag:") {
            return self.variant(flag, user) == value;
        }
        match left.strip_suffix('!') {
            Some(attribute) => self.users[user].get(attribute) != Some(&value),
            None => self.users[user].get(left) == Some(&value),
        }
    }

    fn variant(&mut self, flag: &'a str, user: &'a str) -> &'a str {
        if let Some(known) = self.known.get(&(flag, user)) {
            return known;
        }
        let number = bucket(flag, user);
        let mut found = self.flags[flag].default;
        for index in 0..self.flags[flag].rules.len() {
            let Rule { variant, percent, conditions } = &self.flags[flag].rules[index];
            let (variant, conditions) = (*variant, conditions.clone());
            if number < *percent && conditions.into_iter().all(|c| self.holds(c, user)) {
                found = variant;
                break;
            }
        }
        self.known.insert((flag, user), found);
        found
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut config = Config::default();
    let mut last = "";
    for line in text.lines().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let (name, rest) = (words[1], &words[2..]);
        match words[0] {
            "segment" => {
                config.segments.insert(name, rest.iter().copied().collect());
            }
            "user" => {
                let attributes = rest.iter().map(|pair| pair.split_once('=').unwrap());
                config.users.insert(name, attributes.collect());
            }
            "flag" => {
                last = name;
                config.flags.insert(name, Flag { default: rest[0], rules: Vec::new() });
            }
            "rule" => {
                let (percent, conditions) = (rest[0].parse().unwrap(), rest[1..].to_vec());
                let rule = Rule { variant: name, percent, conditions };
                config.flags.get_mut(last).unwrap().rules.push(rule);
            }
            _ => println!("{}", config.variant(name, rest[0])),
        }
    }
}
