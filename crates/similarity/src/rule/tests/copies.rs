//! Copies of the bank's solutions that somebody has tried to hide, and how many are found.

use std::collections::BTreeMap;
use std::ops::Range;

use kernel::Language;
use tree_sitter::Node;

use super::bank::{counting, solutions};
use super::*;
use crate::overlap;
use crate::tokens::parse;

/// Makes a copy; `None` where there is nothing to change.
type Change = fn(Language, &str) -> Option<String>;

/// What to do, and how many in a hundred copies are found at least; 100 means that each is wholly the same.
const CHANGES: [(&str, Change, usize); 9] = [
    ("other names", rename, 100),
    ("other constants", change_constants, 100),
    ("other layout", lay_out, 100),
    ("comments", comment, 100),
    ("lines split", split_lines, 100),
    ("all of these", all_of_these, 100),
    ("functions in another order", reorder, 90),
    ("a dead statement in each function", add_dead_code, 60),
    ("while for for", change_loops, 40),
];

fn each<'tree>(node: Node<'tree>, see: &mut dyn FnMut(Node<'tree>)) {
    see(node);
    let mut cursor = node.walk();
    for child in node.children(&mut cursor) {
        each(child, see);
    }
}

/// What stands in place of some of the source, by where that begins.
type Edits = BTreeMap<usize, (Range<usize>, String)>;

/// The source with what `change` makes of each node in place of that; `None` where it makes nothing.
fn rewrite(
    language: Language,
    source: &str,
    change: &mut dyn FnMut(Node<'_>, &mut Edits),
) -> Option<String> {
    let tree = parse(language, source).unwrap();
    let mut edits = Edits::new();
    each(tree.root_node(), &mut |node| change(node, &mut edits));
    let mut copy = source.to_owned();
    for (range, text) in edits.values().rev() {
        copy.replace_range(range.clone(), text);
    }
    (!edits.is_empty()).then_some(copy)
}

fn put(edits: &mut Edits, range: Range<usize>, text: String) {
    edits.insert(range.start, (range, text));
}

fn rename(language: Language, source: &str) -> Option<String> {
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    rewrite(language, source, &mut |node, edits| {
        // These are words of the language.
        let is_own = !["make", "new", "print"].contains(&&source[node.byte_range()]);
        if is_own && node.child_count() == 0 && node.kind().ends_with("identifier") {
            let next = names.len();
            let number = *names.entry(source[node.byte_range()].to_owned()).or_insert(next);
            put(edits, node.byte_range(), format!("renamed_{number}"));
        }
    })
}

fn change_constants(language: Language, source: &str) -> Option<String> {
    rewrite(language, source, &mut |node, edits| {
        let text = &source[node.byte_range()];
        let is_number = node.child_count() == 0 && node.is_named() && text.parse::<u64>().is_ok();
        if is_number && text.len() < 9 {
            put(edits, node.byte_range(), format!("1{text}"));
        }
    })
}

fn lay_out(language: Language, source: &str) -> Option<String> {
    let lines = source.lines().map(|line| match language {
        Language::Python => {
            let text = line.trim_start();
            format!("{}{text}\n\n", " ".repeat(2 * (line.len() - text.len())))
        }
        _ => format!("{}\n\n", line.trim()),
    });
    Some(lines.collect())
}

fn comment(language: Language, source: &str) -> Option<String> {
    let mark = match language {
        Language::Python => "#",
        Language::Sql => "--",
        _ => "//",
    };
    let copy = rewrite(language, source, &mut |node, edits| {
        let parent = node.parent().map(|parent| parent.kind()).unwrap_or_default();
        let holds = ["block", "compound_statement", "statement_block", "module", "program"];
        let column = node.start_position().column;
        let before = &source[..node.start_byte()];
        let is_alone = before.rsplit('\n').next().is_some_and(|text| text.trim().is_empty());
        if node.is_named() && is_alone && holds.contains(&parent) {
            let at = node.start_byte();
            put(edits, at..at, format!("{mark} my own work\n{}", " ".repeat(column)));
        }
    });
    copy.or_else(|| Some(format!("{mark} my own work\n{source}")))
}

fn split_lines(language: Language, source: &str) -> Option<String> {
    rewrite(language, source, &mut |node, edits| {
        let parent = node.parent().map(|parent| parent.kind()).unwrap_or_default();
        let is_code = !parent.contains("preproc") && !parent.contains("string");
        if node.kind() == "(" && is_code {
            put(edits, node.byte_range(), "(\n".to_owned());
        }
    })
}

fn all_of_these(language: Language, source: &str) -> Option<String> {
    let changes: [Change; 4] = [rename, change_constants, comment, lay_out];
    changes
        .into_iter()
        .try_fold(source.to_owned(), |copy, change| Some(change(language, &copy).unwrap_or(copy)))
}

fn is_function(node: Node<'_>) -> bool {
    ["function_definition", "function_declaration", "function_item", "method_declaration"]
        .contains(&node.kind())
}

/// The last of the functions that stand beside each other comes first.
fn reorder(language: Language, source: &str) -> Option<String> {
    let mut done = false;
    rewrite(language, source, &mut |node, edits| {
        let mut cursor = node.walk();
        let functions: Vec<Node<'_>> =
            node.named_children(&mut cursor).filter(|child| is_function(*child)).collect();
        if let ([first, .., last], false) = (functions.as_slice(), done) {
            done = true;
            let moved = source[last.byte_range()].to_owned();
            let indent = " ".repeat(first.start_position().column);
            let at = first.start_byte();
            put(edits, at..at, format!("{moved}\n\n{indent}"));
            put(edits, last.byte_range(), String::new());
        }
    })
}

fn add_dead_code(language: Language, source: &str) -> Option<String> {
    let dead = match language {
        Language::Python => "unused = 0",
        Language::JavaScript | Language::TypeScript => "let unused = 0;",
        Language::C | Language::Cpp | Language::Java => "int unused = 0;",
        Language::Rust => "let _unused = 0;",
        Language::Go => "_ = 0;",
        Language::Sql => return None,
    };
    rewrite(language, source, &mut |node, edits| {
        let body = node.child_by_field_name("body").filter(|_| is_function(node));
        if let Some(first) = body.and_then(|body| body.named_child(0)) {
            let indent = " ".repeat(first.start_position().column);
            let at = first.start_byte();
            put(edits, at..at, format!("{dead}\n{indent}"));
        }
    })
}

/// One loop after the other, until none is left that counts.
fn change_loops(language: Language, source: &str) -> Option<String> {
    let mut copy = source.to_owned();
    for _ in 0..50 {
        let mut done = false;
        let next = rewrite(language, &copy, &mut |node, edits| {
            if node.kind() != "for_statement" || done {
                return;
            }
            let part = |name: &str| {
                node.child_by_field_name(name).map(|part| copy[part.byte_range()].to_owned())
            };
            let text = match language {
                Language::Python => python_loop(node, &copy, (part("left"), part("right"))),
                Language::Rust | Language::Go | Language::Sql => None,
                _ => {
                    let begin = part("initializer").or_else(|| part("init")).unwrap_or_default();
                    let step = part("update").or_else(|| part("increment"));
                    c_loop(&begin, part("condition"), step, part("body"))
                }
            };
            if let Some(text) = text {
                done = true;
                put(edits, node.byte_range(), text);
            }
        });
        match next {
            Some(next) => copy = next,
            None => break,
        }
    }
    (copy != source).then_some(copy)
}

fn c_loop(
    begin: &str,
    condition: Option<String>,
    step: Option<String>,
    body: Option<String>,
) -> Option<String> {
    let (condition, body) = (condition?, body?);
    let condition = condition.trim_end_matches(';');
    let inner = body.strip_prefix('{').and_then(|body| body.strip_suffix('}')).unwrap_or(&body);
    let begin = begin.trim_end_matches(';');
    Some(format!("{begin};\nwhile ({condition}) {{\n{inner}\n{};\n}}", step.unwrap_or_default()))
}

fn python_loop(
    node: Node<'_>,
    source: &str,
    parts: (Option<String>, Option<String>),
) -> Option<String> {
    let (name, range) = (parts.0?, parts.1?);
    let end = range.strip_prefix("range(")?.strip_suffix(')')?;
    if end.contains(',') {
        return None;
    }
    let body = node.child_by_field_name("body")?;
    let (outer, inner) =
        (" ".repeat(node.start_position().column), " ".repeat(body.start_position().column));
    let text = &source[body.byte_range()];
    Some(format!("{name} = 0\n{outer}while {name} < {end}:\n{inner}{text}\n{inner}{name} += 1"))
}

#[test]
fn copies_are_found_however_they_are_dressed_up() {
    let originals: Vec<_> = solutions()
        .into_iter()
        .filter(|one| one.accepted)
        .map(|one| {
            let hashes = counting(one.language, &one.source, &one.given);
            (one, hashes)
        })
        .filter(|(_, hashes)| is_comparable(hashes.len()))
        .collect();
    assert!(originals.len() > 300);
    for (what, change, least) in CHANGES {
        let (mut copies, mut found, mut sum, mut changed) = (0, 0, 0, Vec::new());
        for (one, hashes) in &originals {
            let Some(copy) = change(one.language, &one.source) else { continue };
            let overlap = overlap::of(hashes, &counting(one.language, &copy, &one.given));
            copies += 1;
            sum += overlap.permille();
            found += usize::from(is_match(&overlap, LEAST_PERMILLE));
            if least == 100 && overlap.permille() < 1_000 {
                changed.push(format!("{}/{} {}", one.problem, one.name, overlap.permille()));
            }
        }
        let percent = found * 100 / copies.max(1);
        let mean = sum / i32::try_from(copies.max(1)).unwrap();
        eprintln!("{what}: {found} of {copies} copies found, similarity {mean} ‰ on average");
        assert_eq!(changed, Vec::<String>::new(), "{what}");
        assert!(copies > 50 && percent >= least, "{what}: {percent} % of {copies}");
    }
}
