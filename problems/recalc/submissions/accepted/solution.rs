//! All that depend on the edited cell, in an order in which each comes after what it uses.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::io::Read;

enum Formula {
    Number(i64),
    Plus(usize, i64),
    Max(Vec<usize>),
    Min(Vec<usize>),
}

impl Formula {
    fn used(&self) -> &[usize] {
        match self {
            Formula::Number(_) => &[],
            Formula::Plus(cell, _) => std::slice::from_ref(cell),
            Formula::Max(cells) | Formula::Min(cells) => cells,
        }
    }

    fn value(&self, values: &[i64]) -> i64 {
        match self {
            Formula::Number(number) => *number,
            Formula::Plus(cell, number) => values[*cell] + number,
            Formula::Max(cells) => cells.iter().map(|&cell| values[cell]).max().unwrap(),
            Formula::Min(cells) => cells.iter().map(|&cell| values[cell]).min().unwrap(),
        }
    }
}

#[derive(Default)]
struct Sheet<'a> {
    numbers: HashMap<&'a str, usize>,
    formulas: Vec<Formula>,
    users: Vec<BTreeSet<usize>>,
    values: Vec<i64>,
    seen: Vec<usize>,
    touched: Vec<usize>,
}

impl<'a> Sheet<'a> {
    fn named(&mut self, name: &'a str) -> usize {
        if let Some(&cell) = self.numbers.get(name) {
            return cell;
        }
        self.numbers.insert(name, self.values.len());
        self.formulas.push(Formula::Number(0));
        self.users.push(BTreeSet::new());
        self.values.push(0);
        self.seen.push(0);
        self.touched.push(0);
        self.values.len() - 1
    }

    /// How many cells are recalculated and how many change, or nothing if it is refused.
    fn edit(&mut self, time: usize, cell: usize, formula: Formula) -> Option<(usize, usize)> {
        let mut order = Vec::new();
        let mut walk = vec![(cell, false)];
        while let Some((at, done)) = walk.pop() {
            if done {
                order.push(at);
            } else if self.seen[at] != time {
                self.seen[at] = time;
                walk.push((at, true));
                walk.extend(self.users[at].iter().map(|&user| (user, false)));
            }
        }
        if formula.used().iter().any(|&other| self.seen[other] == time) {
            return None;
        }
        for &other in self.formulas[cell].used() {
            self.users[other].remove(&cell);
        }
        for &other in formula.used() {
            self.users[other].insert(cell);
        }
        self.formulas[cell] = formula;
        self.touched[cell] = time;
        let (mut recalculated, mut changed) = (0, 0);
        for &at in order.iter().rev() {
            if self.touched[at] != time {
                continue;
            }
            recalculated += 1;
            let value = self.formulas[at].value(&self.values);
            if value != self.values[at] {
                self.values[at] = value;
                changed += 1;
                for &user in &self.users[at] {
                    self.touched[user] = time;
                }
            }
        }
        Some((recalculated, changed))
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut sheet = Sheet::default();
    let mut out = String::new();
    for (time, line) in text.lines().enumerate().skip(1) {
        let words: Vec<&str> = line.split(' ').collect();
        let cell = sheet.named(words[1]);
        if words[0] == "get" {
            writeln!(out, "{}", sheet.values[cell]).unwrap();
            continue;
        }
        let rest = &words[3..];
        let formula = match words[2] {
            "num" => Formula::Number(rest[0].parse().unwrap()),
            "plus" => Formula::Plus(sheet.named(rest[0]), rest[1].parse().unwrap()),
            "max" => Formula::Max(rest.iter().map(|name| sheet.named(name)).collect()),
            _ => Formula::Min(rest.iter().map(|name| sheet.named(name)).collect()),
        };
        match sheet.edit(time, cell, formula) {
            Some((recalculated, changed)) => writeln!(out, "{recalculated} {changed}").unwrap(),
            None => writeln!(out, "cycle").unwrap(),
        }
    }
    print!("{out}");
}
