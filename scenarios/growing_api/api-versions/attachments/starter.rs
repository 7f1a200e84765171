//! Reads requests, and answers as the task asks.

use std::collections::HashMap;
use std::io::Read;

struct Request<'a> {
    first: Vec<&'a str>,
    headers: HashMap<&'a str, &'a str>,
    body: Option<&'a str>,
}

fn read_requests<'a>(lines: &[&'a str]) -> Vec<Request<'a>> {
    let mut requests = Vec::new();
    for record in lines.split(|line| line.is_empty()).filter(|record| !record.is_empty()) {
        let mut request =
            Request { first: record[0].split(' ').collect(), headers: HashMap::new(), body: None };
        for line in &record[1..] {
            if let Some(body) = line.strip_prefix("> ") {
                request.body = Some(body);
            } else if let Some((name, value)) = line.split_once(": ") {
                request.headers.insert(name, value);
            }
        }
        requests.push(request);
    }
    requests
}

fn solve_crud(lines: &[&str]) -> String {
    let mut out = String::new();
    for request in read_requests(lines) {
        // Task 1 goes here.
        let Request { first: _, headers: _, body: _ } = request;
        out.push_str("404\n> error=path\n\n");
    }
    out
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let lines: Vec<&str> = text.lines().collect();

    // A later task adds a function, and its word here.
    let out = match lines[0] {
        "crud" => solve_crud(&lines[1..]),
        _ => String::new(),
    };
    print!("{out}");
}
