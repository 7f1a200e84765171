//! A document is a version and whether it is there.

use std::collections::HashMap;
use std::io::Read;

#[derive(Default)]
struct Document {
    version: u32,
    there: bool,
}

fn answer(document: &mut Document, kind: &str, known: Option<u32>) -> String {
    if kind == "create" {
        if document.there {
            return "409".into();
        }
        document.there = true;
        document.version += 1;
        return format!("201 {}", document.version);
    }
    match (document.there, document.version) {
        (_, 0) => "404".into(),
        (false, _) => "410".into(),
        (true, version) if kind == "get" => format!("200 {version}"),
        (true, version) if known != Some(version) => format!("412 {version}"),
        _ if kind == "save" => {
            document.version += 1;
            format!("200 {}", document.version)
        }
        _ => {
            document.there = false;
            "204".into()
        }
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut documents: HashMap<&str, Document> = HashMap::new();
    let mut out = String::new();
    for line in text.lines().skip(1) {
        let mut words = line.split(' ');
        let kind = words.next().unwrap();
        let document = documents.entry(words.next().unwrap()).or_default();
        let known = words.next().map(|word| word.parse().unwrap());
        out += &answer(document, kind, known);
        out += "\n";
    }
    print!("{out}");
}
