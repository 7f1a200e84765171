//! The file as a vector of lines; hunks change it from the last one to the first.

use std::io::Read;

struct Hunk<'a> {
    begin: usize,
    old: Vec<&'a str>,
    new: Vec<&'a str>,
}

fn numbers(line: &str) -> Vec<usize> {
    line.split(' ').filter_map(|word| word.parse().ok()).collect()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines = text.split('\n');
    let first = numbers(lines.next().unwrap());
    let mut file: Vec<&str> = lines.by_ref().take(first[0]).collect();
    let mut out = String::new();
    for _ in 0..first[1] {
        let mut hunks = Vec::new();
        let (mut removed, mut inserted) = (0, 0);
        for _ in 0..numbers(lines.next().unwrap())[0] {
            let head = numbers(lines.next().unwrap());
            let mut hunk = Hunk { begin: head[0] - 1, old: Vec::new(), new: Vec::new() };
            for line in lines.by_ref().take(head[1]) {
                let (sign, text) = line.split_at(1);
                if sign != "+" {
                    hunk.old.push(text);
                }
                if sign != "-" {
                    hunk.new.push(text);
                }
                removed += usize::from(sign == "-");
                inserted += usize::from(sign == "+");
            }
            hunks.push(hunk);
        }
        let mut least = 0;
        let bad = hunks.iter().position(|hunk| {
            let end = hunk.begin + hunk.old.len();
            let early = hunk.begin < least;
            least = end;
            early || file.get(hunk.begin..end) != Some(&hunk.old[..])
        });
        if let Some(number) = bad {
            out += &format!("rejected {}\n", number + 1);
            continue;
        }
        for hunk in hunks.iter().rev() {
            file.splice(hunk.begin..hunk.begin + hunk.old.len(), hunk.new.iter().copied());
        }
        out += &format!("applied {removed} {inserted}\n");
    }
    out += &format!("{}\n", file.len());
    for line in &file {
        out += line;
        out.push('\n');
    }
    print!("{out}");
}
