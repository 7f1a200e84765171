//! The file is read character by character; sums by customer are sorted at the end.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt::Write;
use std::io::Read;

/// The record that begins at `at`, which is moved behind it.
fn read_record(text: &[u8], at: &mut usize) -> Vec<String> {
    let mut record = vec![String::new()];
    let mut quoted = false;
    loop {
        let c = text[*at];
        *at += 1;
        match c {
            b'"' if quoted && text[*at] == b'"' => {
                record.last_mut().unwrap().push('"');
                *at += 1;
            }
            b'"' => quoted = !quoted,
            b',' if !quoted => record.push(String::new()),
            b'\n' if !quoted => return record,
            _ => record.last_mut().unwrap().push(char::from(c)),
        }
    }
}

fn main() {
    let mut text = Vec::new();
    std::io::stdin().read_to_end(&mut text).unwrap();
    let mut at = 0;
    let columns = read_record(&text, &mut at);
    let column = |name: &str| columns.iter().position(|column| column == name).unwrap();
    let (customer, amount, status) = (column("customer"), column("amount"), column("status"));
    let mut sums: HashMap<String, (i64, i64)> = HashMap::new();
    while at < text.len() {
        let mut record = read_record(&text, &mut at);
        if record[status] == "void" {
            continue;
        }
        let cents: i64 = record[amount].replace('.', "").parse().unwrap();
        let open = record[status] == "open";
        let sum = sums.entry(std::mem::take(&mut record[customer])).or_default();
        if open {
            sum.0 += cents;
        } else {
            sum.1 += cents;
        }
    }
    let mut lines: Vec<_> = sums.into_iter().collect();
    lines.sort_by(|(name, sum), (other_name, other)| {
        (Reverse(sum), name).cmp(&(Reverse(other), other_name))
    });
    let mut out = String::new();
    for (name, (due, paid)) in &lines {
        writeln!(out, "{due} {paid} {name}").unwrap();
    }
    print!("{}", if lines.is_empty() { "nothing\n" } else { &out });
}
