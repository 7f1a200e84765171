//! A heap of what can be installed, then the components of what is left.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap};
use std::io::Read;

/// Which of the packages that are left lie on a cycle: Tarjan's components, without recursion.
fn on_cycle(needs: &[Vec<usize>], left: &[bool]) -> Vec<bool> {
    let n = needs.len();
    let (mut order, mut low) = (vec![0; n], vec![0; n]);
    let (mut on_stack, mut cycle) = (vec![false; n], vec![false; n]);
    let (mut stack, mut clock) = (Vec::new(), 0);
    for root in (0..n).filter(|&i| left[i]) {
        if order[root] != 0 {
            continue;
        }
        // Packages being visited, each with how many of its needs have been looked at.
        let mut path = vec![(root, 0)];
        while let Some((i, seen)) = path.last_mut() {
            let i = *i;
            if order[i] == 0 {
                clock += 1;
                (order[i], low[i], on_stack[i]) = (clock, clock, true);
                stack.push(i);
            }
            if let Some(&j) = needs[i].get(*seen) {
                *seen += 1;
                if !left[j] {
                    continue;
                }
                cycle[i] |= i == j;
                if order[j] == 0 {
                    path.push((j, 0));
                } else if on_stack[j] {
                    low[i] = low[i].min(order[j]);
                }
                continue;
            }
            path.pop();
            if let Some(&(above, _)) = path.last() {
                low[above] = low[above].min(low[i]);
            }
            if low[i] == order[i] {
                let from = stack.iter().rposition(|&j| j == i).unwrap();
                let several = stack.len() - from > 1;
                for j in stack.drain(from..) {
                    on_stack[j] = false;
                    cycle[j] |= several;
                }
            }
        }
    }
    cycle
}

fn show(word: &str, names: Vec<&str>) {
    println!("{word} {}", if names.is_empty() { "-".to_owned() } else { names.join(" ") });
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let rows: BTreeMap<&str, BTreeSet<&str>> = text
        .lines()
        .skip(1)
        .map(|line| {
            let mut words = line.split(' ');
            (words.next().unwrap(), words.collect())
        })
        .collect();
    let names: Vec<&str> = rows.keys().copied().collect();
    let number: HashMap<&str, usize> = names.iter().enumerate().map(|(i, name)| (*name, i)).collect();
    let n = names.len();
    let mut open: Vec<usize> = rows.values().map(BTreeSet::len).collect();
    let (mut needs, mut needed_by) = (vec![Vec::new(); n], vec![Vec::new(); n]);
    for (i, others) in rows.values().enumerate() {
        for &j in others.iter().filter_map(|other| number.get(other)) {
            needs[i].push(j);
            needed_by[j].push(i);
        }
    }
    let mut ready: BinaryHeap<Reverse<usize>> =
        (0..n).filter(|&i| open[i] == 0).map(Reverse).collect();
    let mut left = vec![true; n];
    let mut installed = Vec::new();
    while let Some(Reverse(i)) = ready.pop() {
        installed.push(names[i]);
        left[i] = false;
        for &j in &needed_by[i] {
            open[j] -= 1;
            if open[j] == 0 {
                ready.push(Reverse(j));
            }
        }
    }
    let cycle = on_cycle(&needs, &left);
    let those = |wanted: bool| {
        (0..n).filter(|&i| left[i] && cycle[i] == wanted).map(|i| names[i]).collect()
    };
    show("install", installed);
    show("cycle", those(true));
    show("blocked", those(false));
}
