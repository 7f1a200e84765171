//! Settings in a sorted map: the keys below one stand together.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace();
    let mut number = |words: &mut std::str::SplitAsciiWhitespace| -> usize {
        words.next().unwrap().parse().unwrap()
    };
    let (layer_count, query_count) = (number(&mut words), number(&mut words));
    let mut layers: Vec<(usize, Vec<&str>)> = Vec::new();
    for _ in 0..layer_count {
        let (rank, count) = (number(&mut words), number(&mut words));
        layers.push((rank, words.by_ref().take(count).collect()));
    }
    layers.sort();

    let mut settings: BTreeMap<String, &str> = BTreeMap::new();
    for line in layers.into_iter().flat_map(|(_, lines)| lines) {
        if let Some(key) = line.strip_prefix('!') {
            settings.remove(key);
            // The keys below stand together: '/' is the character after '.'.
            let below = settings.range(format!("{key}.")..format!("{key}/"));
            let below: Vec<String> = below.map(|(key, _)| key.clone()).collect();
            for key in below {
                settings.remove(&key);
            }
        } else {
            let (key, value) = line.split_once('=').unwrap();
            settings.insert(key.to_owned(), value);
        }
    }
    let mut out = String::new();
    for key in words.take(query_count) {
        writeln!(out, "{}", settings.get(key).unwrap_or(&"<unset>")).unwrap();
    }
    println!("{out}{}", settings.len());
}
