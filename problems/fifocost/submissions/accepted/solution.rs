//! A queue of purchases, the oldest first.

use std::collections::VecDeque;
use std::fmt::Write;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace().skip(1);
    let mut lots: VecDeque<(i64, i64)> = VecDeque::new(); // units and price, oldest first
    let (mut units, mut worth) = (0_i64, 0_i64);
    let mut out = String::new();
    while let Some(kind) = words.next() {
        if kind == "stock" {
            writeln!(out, "stock {units} {worth}").unwrap();
            continue;
        }
        let mut count: i64 = words.next().unwrap().parse().unwrap();
        if kind == "buy" {
            let price: i64 = words.next().unwrap().parse().unwrap();
            lots.push_back((count, price));
            units += count;
            worth += count * price;
        } else if count > units {
            writeln!(out, "short {}", count - units).unwrap();
        } else {
            units -= count;
            let mut cost = 0;
            while count > 0 {
                let lot = lots.front_mut().unwrap();
                let taken = count.min(lot.0);
                cost += taken * lot.1;
                count -= taken;
                lot.0 -= taken;
                if lot.0 == 0 {
                    lots.pop_front();
                }
            }
            worth -= cost;
            writeln!(out, "sold {cost}").unwrap();
        }
    }
    print!("{out}");
}
