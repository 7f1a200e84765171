//! Searches the smallest load with which `k` servers are enough.

use std::io::Read;

fn split(sizes: &[u64], most: u64) -> Vec<(u32, u64)> {
    let mut servers: Vec<(u32, u64)> = Vec::new();
    for size in sizes {
        match servers.last_mut() {
            Some((logs, load)) if *load + size <= most => {
                *logs += 1;
                *load += size;
            }
            _ => servers.push((1, *size)),
        }
    }
    servers
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (k, sizes) = (numbers[1] as usize, &numbers[2..]);
    let mut low = *sizes.iter().max().unwrap();
    let mut high = sizes.iter().sum();
    while low < high {
        let middle = (low + high) / 2;
        if split(sizes, middle).len() <= k {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    println!("{low}");
    let servers = split(sizes, low);
    for (logs, load) in &servers {
        println!("{logs} {load}");
    }
    println!("empty {}", k - servers.len());
}
