//! For each name, and each name with a value, the numbers of the lines that have it.

use std::collections::{HashMap, HashSet};
use std::io::Read;

/// The value at the beginning of the text, and what follows it.
fn value(text: &str) -> (String, &str) {
    let Some(quoted) = text.strip_prefix('"') else {
        let end = text.find(' ').unwrap_or(text.len());
        return (text[..end].to_owned(), &text[end..]);
    };
    let mut value = String::new();
    let mut signs = quoted.char_indices();
    loop {
        match signs.next().unwrap() {
            (at, '"') => return (value, &quoted[at + 1..]),
            (_, '\\') => value.push(signs.next().unwrap().1),
            (_, sign) => value.push(sign),
        }
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let (n, _) = lines.next().unwrap().split_once(' ').unwrap();
    let n: usize = n.parse().unwrap();
    let mut places: HashMap<(&str, Option<String>), Vec<usize>> = HashMap::new();
    for (number, line) in lines.by_ref().take(n).enumerate() {
        let mut seen = HashSet::new();
        let mut rest = line;
        while let Some((name, after)) = rest.split_once('=') {
            let (value, after) = value(after);
            if seen.insert(name) {
                places.entry((name, None)).or_default().push(number + 1);
                places.entry((name, Some(value))).or_default().push(number + 1);
            }
            rest = after.trim_start_matches(' ');
        }
    }
    let mut out = String::new();
    for line in lines {
        let words: Vec<&str> = line.splitn(3, ' ').collect();
        let (a, b): (usize, usize) = (words[0].parse().unwrap(), words[1].parse().unwrap());
        let count = |key| {
            places.get(&key).map_or(0, |numbers| {
                numbers.partition_point(|number| *number <= b)
                    - numbers.partition_point(|number| *number < a)
            })
        };
        let condition = words[2];
        let end = condition.find(['!', '=']).unwrap_or(condition.len());
        let (name, sign) = condition.split_at(end);
        let answer = if let Some(written) = sign.strip_prefix("!=") {
            count((name, None)) - count((name, Some(value(written).0)))
        } else if let Some(written) = sign.strip_prefix('=') {
            count((name, Some(value(written).0)))
        } else {
            count((name, None))
        };
        out += &format!("{answer}\n");
    }
    print!("{out}");
}
