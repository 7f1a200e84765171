//! Backwards in time: cables come back, and the smaller group joins the larger one.

use std::collections::HashSet;
use std::io::Read;

struct Net {
    group: Vec<usize>,
    members: Vec<Vec<usize>>,
    cut: Vec<i32>,
    largest: usize,
}

impl Net {
    fn connect(&mut self, a: usize, b: usize, moment: i32) {
        let (mut small, mut large) = (self.group[a], self.group[b]);
        if small == large {
            return;
        }
        for (one, other) in [(small, large), (large, small)] {
            if one == self.group[1] {
                for server in &self.members[other] {
                    self.cut[*server] = moment;
                }
            }
        }
        if self.members[small].len() > self.members[large].len() {
            (small, large) = (large, small);
        }
        let moving = std::mem::take(&mut self.members[small]);
        for server in &moving {
            self.group[*server] = large;
        }
        self.members[large].extend(moving);
        self.largest = self.largest.max(self.members[large].len());
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (n, m) = (numbers[0], numbers[1]);
    let cables: Vec<&[usize]> = numbers[3..3 + 2 * m].chunks(2).collect();
    let failing = &numbers[3 + 2 * m..];
    let fails: HashSet<usize> = failing.iter().copied().collect();
    let mut net = Net {
        group: (0..=n).collect(),
        members: (0..=n).map(|server| vec![server]).collect(),
        cut: vec![0; n + 1],
        largest: 1,
    };
    net.cut[1] = -1;
    for (place, cable) in cables.iter().enumerate() {
        if !fails.contains(&(place + 1)) {
            net.connect(cable[0], cable[1], -1);
        }
    }
    let mut lines = Vec::new();
    for (place, number) in failing.iter().enumerate().rev() {
        lines.push(format!("{} {}", net.members[net.group[1]].len(), net.largest));
        let cable = cables[number - 1];
        net.connect(cable[0], cable[1], place as i32 + 1);
    }
    lines.reverse();
    let cut: Vec<String> = net.cut[1..].iter().map(|moment| moment.to_string()).collect();
    println!("{}\n{}", lines.join("\n"), cut.join(" "));
}
