//! Each query becomes a tree, which is then worked out from the leaves.

use std::collections::HashMap;
use std::io::Read;

enum Part {
    Word(Option<usize>),
    Group(Vec<Vec<(bool, Part)>>),
}

fn parse<'a>(parts: &mut impl Iterator<Item = &'a str>, ids: &HashMap<&str, usize>) -> Part {
    let mut series = vec![Vec::new()];
    while let Some(part) = parts.next() {
        if part == ")" {
            break;
        }
        if part == "or" {
            series.push(Vec::new());
            continue;
        }
        let (turned, part) = part.strip_prefix('-').map_or((false, part), |rest| (true, rest));
        let node = if part == "(" { parse(parts, ids) } else { Part::Word(ids.get(part).copied()) };
        series.last_mut().unwrap().push((turned, node));
    }
    Part::Group(series)
}

/// The tickets for which the part holds, as bits.
fn holds(part: &Part, having: &[Vec<u64>], size: usize) -> Vec<u64> {
    let mut found = vec![0; size];
    match part {
        Part::Word(id) => id.map_or(found, |id| having[id].clone()),
        Part::Group(series) => {
            for all in series {
                let mut kept = vec![u64::MAX; size];
                for (turned, part) in all {
                    let turn = if *turned { u64::MAX } else { 0 };
                    let bits = holds(part, having, size);
                    kept.iter_mut().zip(bits).for_each(|(kept, bits)| *kept &= bits ^ turn);
                }
                found.iter_mut().zip(kept).for_each(|(found, kept)| *found |= kept);
            }
            found
        }
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.lines();
    let count: usize = lines.next().unwrap().split(' ').next().unwrap().parse().unwrap();
    let size = count.div_ceil(64);
    let mut ids: HashMap<&str, usize> = HashMap::new();
    let mut having: Vec<Vec<u64>> = Vec::new();
    for (ticket, line) in lines.by_ref().take(count).enumerate() {
        for entry in line.split(' ') {
            let value = entry.split_once(':').map(|(_, value)| value);
            for word in [Some(entry), value].into_iter().flatten() {
                let id = *ids.entry(word).or_insert(having.len());
                if id == having.len() {
                    having.push(vec![0; size]);
                }
                having[id][ticket / 64] |= 1 << (ticket % 64);
            }
        }
    }
    let mut out = String::new();
    for line in lines {
        let query = parse(&mut line.split(' '), &ids);
        let bits = holds(&query, &having, size);
        let mut found = (0..count).filter(|ticket| bits[ticket / 64] >> (ticket % 64) & 1 == 1);
        match found.next() {
            Some(first) => out += &format!("{} {}\n", found.count() + 1, first + 1),
            None => out += "0\n",
        }
    }
    print!("{out}");
}
