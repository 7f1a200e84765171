//! Each order with the first delivery of each number.

use std::collections::HashMap;
use std::io::Read;

#[derive(Clone, Copy, PartialEq)]
enum State {
    Open,
    Paid,
    Shipped,
    Cancelled,
}

struct Order<'a> {
    name: &'a str,
    actions: HashMap<usize, &'a str>,
    next: usize,
    state: State,
    total: u64,
}

impl<'a> Order<'a> {
    fn handle(&mut self, action: &str) -> bool {
        let (kind, amount) = action.split_once(' ').unwrap_or((action, "0"));
        let cents: u64 = amount.parse().unwrap();
        match (self.state, kind) {
            (State::Open, "add") => self.total += cents,
            (State::Open, "drop") if cents <= self.total => self.total -= cents,
            (State::Open, "pay") if cents == self.total => self.state = State::Paid,
            (State::Paid, "ship") => self.state = State::Shipped,
            (State::Open | State::Paid, "cancel") => self.state = State::Cancelled,
            _ => return false,
        }
        true
    }

    fn deliver(&mut self, number: usize, action: &'a str) -> String {
        if let Some(first) = self.actions.get(&number) {
            return if *first == action { "repeat" } else { "conflict" }.to_owned();
        }
        self.actions.insert(number, action);
        if number != self.next {
            return "wait".to_owned();
        }
        let mut answer = "done".to_owned();
        while let Some(&action) = self.actions.get(&self.next) {
            answer += if self.handle(action) { " ok" } else { " bad" };
            self.next += 1;
        }
        answer
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut orders: Vec<Order> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut out = String::new();
    for line in text.lines().skip(1) {
        let words: Vec<&str> = line.splitn(3, ' ').collect();
        let name = words[0];
        let place = *places.entry(name).or_insert(orders.len());
        if place == orders.len() {
            let actions = HashMap::new();
            orders.push(Order { name, actions, next: 1, state: State::Open, total: 0 });
        }
        out += &orders[place].deliver(words[1].parse().unwrap(), words[2]);
        out.push('\n');
    }
    for order in &orders {
        let state = match order.state {
            State::Open => "open",
            State::Paid => "paid",
            State::Shipped => "shipped",
            State::Cancelled => "cancelled",
        };
        let kept = order.actions.len() + 1 - order.next;
        out += &format!("{} {state} {} {kept}\n", order.name, order.total);
    }
    print!("{out}");
}
