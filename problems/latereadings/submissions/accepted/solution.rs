//! Windows are in a tree until they close.

use std::collections::{BTreeMap, HashSet};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let first: Vec<i64> = lines.next().unwrap().split(' ').map(|w| w.parse().unwrap()).collect();
    let (length, delay) = (first[1], first[2]);
    let mut known = HashSet::new();
    let mut sums: BTreeMap<(i64, &str), (u32, u64)> = BTreeMap::new();
    let mut clock = None;
    let (mut late, mut repeated) = (0, 0);
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let time: i64 = words[2].parse().unwrap();
        let start = time - time % length;
        if !known.insert(words[0]) {
            repeated += 1;
        } else if clock.is_some_and(|clock| start + length <= clock) {
            late += 1;
        } else {
            clock = clock.max(Some(time - delay));
            let sum = sums.entry((start, words[1])).or_insert((0, 0));
            sum.0 += 1;
            sum.1 += words[3].parse::<u64>().unwrap();
        }
    }
    for ((start, sensor), (count, total)) in sums {
        println!("{start} {sensor} {count} {total}");
    }
    println!("late {late} repeated {repeated}");
}
