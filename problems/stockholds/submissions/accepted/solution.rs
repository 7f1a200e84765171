//! Ordered sets of those that wait for each item and of those that are held.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::io::Read;

struct Item {
    free: i64,
    waiting: BTreeSet<usize>,
}

struct Shop {
    seconds: i64,
    items: BTreeMap<i64, Item>,
    asked: Vec<(i64, i64)>,             // of each line, the item and the pieces
    ends: Vec<Option<(i64, usize)>>,    // when and as which hold it expires
    held: BTreeMap<(i64, usize), usize>,
    holds: usize,
    out: String,
}

impl Shop {
    fn serve(&mut self, now: i64, item: i64) {
        let Some(stock) = self.items.get_mut(&item) else { return };
        while let Some(&number) = stock.waiting.first() {
            let pieces = self.asked[number].1;
            if pieces > stock.free {
                break;
            }
            stock.free -= pieces;
            stock.waiting.remove(&number);
            let end = (now + self.seconds, self.holds);
            self.holds += 1;
            self.ends[number] = Some(end);
            self.held.insert(end, number);
            writeln!(self.out, "{now} {number} held").unwrap();
        }
    }

    /// The held reservation is over; its pieces are free again, or not.
    fn end(&mut self, now: i64, number: usize, word: &str, back: bool) {
        let end = self.ends[number].take().unwrap();
        self.held.remove(&end);
        writeln!(self.out, "{now} {number} {word}").unwrap();
        let (item, pieces) = self.asked[number];
        if back {
            self.items.get_mut(&item).unwrap().free += pieces;
            self.serve(now, item);
        }
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut shop = Shop {
        seconds: 0,
        items: BTreeMap::new(),
        asked: vec![(0, 0)],
        ends: vec![None],
        held: BTreeMap::new(),
        holds: 0,
        out: String::new(),
    };
    for (number, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let last: i64 = words[words.len() - 1].parse().unwrap();
        if number == 0 {
            shop.seconds = last;
            continue;
        }
        let now: i64 = words[0].parse().unwrap();
        let which: i64 = words[2].parse().unwrap();
        shop.asked.push((which, last));
        shop.ends.push(None);
        while let Some((&(time, _), &next)) = shop.held.first_key_value() {
            if time > now {
                break;
            }
            shop.end(time, next, "expired", true);
        }
        if words[1] == "add" || words[1] == "hold" {
            let new = || Item { free: 0, waiting: BTreeSet::new() };
            let stock = shop.items.entry(which).or_insert_with(new);
            if words[1] == "add" {
                stock.free += last;
            } else {
                if !stock.waiting.is_empty() || stock.free < last {
                    writeln!(shop.out, "{now} {number} waits").unwrap();
                }
                stock.waiting.insert(number);
            }
            shop.serve(now, which);
            continue;
        }
        let other = which as usize;
        let item = shop.asked[other].0;
        if shop.ends[other].is_some() {
            let paid = words[1] == "pay";
            shop.end(now, other, if paid { "paid" } else { "gone" }, !paid);
        } else if words[1] == "quit" && shop.items.get_mut(&item).unwrap().waiting.remove(&other) {
            writeln!(shop.out, "{now} {other} gone").unwrap();
            shop.serve(now, item);
        } else {
            writeln!(shop.out, "{now} {other} no").unwrap();
        }
    }
    let free: i64 = shop.items.values().map(|item| item.free).sum();
    let waits: usize = shop.items.values().map(|item| item.waiting.len()).sum();
    println!("{}free {free} waits {waits}", shop.out);
}
