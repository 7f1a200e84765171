//! Tokens are counted when a client asks, not when they come.

use std::collections::HashMap;
use std::io::Read;

#[derive(Default)]
struct Client {
    tokens: i64,
    passed: i64,
    until: i64,
    in_row: u32,
    allowed: u32,
    refused: u32,
    dropped: u32,
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let first: Vec<i64> =
        lines.next().unwrap().split(' ').map(|word| word.parse().unwrap()).collect();
    let (size, period, ban) = (first[1], first[2], first[3]);
    let mut order: Vec<(&str, Client)> = Vec::new();
    let mut number: HashMap<&str, usize> = HashMap::new();
    for line in lines {
        let mut words = line.split(' ');
        let time: i64 = words.next().unwrap().parse().unwrap();
        let name = words.next().unwrap();
        let cost: i64 = words.next().unwrap().parse().unwrap();
        let at = *number.entry(name).or_insert_with(|| {
            order.push((name, Client { tokens: size, ..Client::default() }));
            order.len() - 1
        });
        let client = &mut order[at].1;
        if time < client.until {
            client.dropped += 1;
            continue;
        }
        client.tokens = size.min(client.tokens + time / period - client.passed);
        client.passed = time / period;
        if client.tokens >= cost {
            client.tokens -= cost;
            client.in_row = 0;
            client.allowed += 1;
            continue;
        }
        client.refused += 1;
        client.in_row += 1;
        if client.in_row == 3 {
            client.in_row = 0;
            client.until = time + ban;
        }
    }
    for (name, client) in order {
        println!("{name} {} {} {}", client.allowed, client.refused, client.dropped);
    }
}
