//! Two ends move along the hours.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (budget, costs) = (numbers[1], &numbers[2..]);
    let mut best = (0, 0, 0); // hours, price below 0, start
    let (mut start, mut price) = (0, 0);
    for (place, cost) in costs.iter().enumerate() {
        price += cost;
        while price > budget {
            price -= costs[start];
            start += 1;
        }
        let hours = place + 1 - start;
        if (hours, -price) > (best.0, best.1) {
            best = (hours, -price, start);
        }
    }
    match best {
        (0, ..) => println!("none"),
        (hours, price, start) => println!("{} {hours} {}", start + 1, -price),
    }
}
