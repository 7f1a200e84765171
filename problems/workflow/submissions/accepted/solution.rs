//! For each state and action, the new states by role.

use std::collections::{BTreeMap, HashMap};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (n, s, r) = (numbers[0], numbers[1], numbers[2]);
    let (rules, requests) = numbers[4..].split_at(4 * r);
    let mut targets: HashMap<(usize, usize), BTreeMap<usize, usize>> = HashMap::new();
    for rule in rules.chunks(4) {
        targets.entry((rule[1], rule[2])).or_default().insert(rule[0], rule[3]);
    }
    let mut states = vec![1; n];
    let mut out = String::new();
    for request in requests.chunks(3) {
        let Some(state) = states.get_mut(request[0] - 1) else {
            out += "404\n";
            continue;
        };
        match targets.get(&(*state, request[2])) {
            None => out += &format!("409 {state}\n"),
            Some(roles) => match roles.get(&request[1]) {
                Some(to) => {
                    *state = *to;
                    out += &format!("200 {to}\n");
                }
                None => out += &format!("403 {}\n", roles.keys().next().unwrap()),
            },
        }
    }
    let mut count = vec![0; s];
    states.iter().for_each(|state| count[state - 1] += 1);
    let count: Vec<String> = count.iter().map(|count: &u32| count.to_string()).collect();
    println!("{out}{}", count.join(" "));
}
