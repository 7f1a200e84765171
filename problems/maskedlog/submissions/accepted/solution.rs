//! Word by word; rows of digits are split off where they end.

use std::collections::HashSet;
use std::io::Read;

fn mask(word: &str, secret: &HashSet<String>) -> Option<String> {
    if let Some((name, _)) = word.split_once('=') {
        if secret.contains(&name.to_ascii_lowercase()) {
            return Some(format!("{name}=***"));
        }
    }
    if let [before, after] = word.split('@').collect::<Vec<_>>()[..] {
        if !before.is_empty() && !after.is_empty() {
            return Some(format!("{}***@{after}", &before[..1]));
        }
    }
    let mut bytes = word.as_bytes().to_vec();
    let mut masked = false;
    for row in bytes.chunk_by_mut(|a, b| a.is_ascii_digit() && b.is_ascii_digit()) {
        if row.len() >= 8 {
            let end = row.len() - 4;
            row[..end].fill(b'*');
            masked = true;
        }
    }
    masked.then(|| String::from_utf8(bytes).unwrap())
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let s: usize = lines.next().unwrap().split(' ').next().unwrap().parse().unwrap();
    let secret = lines.by_ref().take(s).map(str::to_ascii_lowercase).collect();
    let mut out = String::new();
    let mut count = 0;
    for line in lines {
        for (index, word) in line.split(' ').enumerate() {
            if index > 0 {
                out.push(' ');
            }
            match mask(word, &secret) {
                Some(masked) => {
                    out += &masked;
                    count += 1;
                }
                None => out += word,
            }
        }
        out.push('\n');
    }
    println!("{out}masked {count}");
}
