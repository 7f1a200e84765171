//! A program as the tokens of its syntax tree: for each named node an opening, its kind, its children, a closing.
//! Pure.
//!
//! What somebody can change without changing the program leaves no trace: names and literals are their kinds
//! alone; comments, spaces, line breaks and what only punctuates are left out.

#[cfg(test)]
pub(crate) mod tests;

use std::ops::ControlFlow;

use kernel::{Language, files};
use tree_sitter::{Node, ParseOptions, Parser, Tree, TreeCursor};

/// How often the parser reports before it is stopped; it does so once in a hundred steps or so. The longest source
/// that is taken needs a hundredth of it.
const MOST_REPORTS: u32 = 1_000_000;

/// What there is of a literal beside that it is one.
const OF_LITERALS: &[&str] = &[
    "character",
    "escape_sequence",
    "heredoc_body",
    "interpreted_string_literal_content",
    "multiline_string_fragment",
    "raw_string_content",
    "raw_string_delimiter",
    "raw_string_literal_content",
    "regex_flags",
    "regex_pattern",
    "string_content",
    "string_end",
    "string_fragment",
    "string_start",
];

/// One token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// Says which token it is.
    pub word: u64,
    /// The line it stands in, from 0.
    pub line: u32,
}

/// The tokens of a program, which may have mistakes; `None` where the parser gives up. Of several files each is
/// read by itself, one after the other, and their names leave no trace. Where they break a rule, the whole is read
/// as one file.
pub fn of(language: Language, source: &str) -> Option<Vec<Token>> {
    let Ok(files) = files::split(language, source) else {
        return of_file(language, source, 0);
    };
    let each = files.all().map(|file| of_file(language, file.text, file.above));
    Some(each.collect::<Option<Vec<_>>>()?.concat())
}

/// The tokens of one file, so many lines below the beginning of the whole.
fn of_file(language: Language, source: &str, above: u32) -> Option<Vec<Token>> {
    let tree = parse(language, source)?;
    let line = |row: usize| line(row).saturating_add(above);
    let mut tokens = Vec::new();
    let mut cursor = tree.walk();
    loop {
        let node = cursor.node();
        let counts = node.is_named() && !is_left_out(node, language);
        if counts {
            let line = line(node.start_position().row);
            tokens.push(Token { word: OPENING, line });
            tokens.push(Token { word: word(node.kind()), line });
        }
        if counts && cursor.goto_first_child() {
            continue;
        }
        if counts {
            close(&mut tokens, node, above);
        }
        if !go_on(&mut cursor, &mut tokens, above) {
            return Some(tokens);
        }
    }
}

/// To the next node after this one's subtree, closing what ends before it; `false` at the end.
fn go_on(cursor: &mut TreeCursor<'_>, tokens: &mut Vec<Token>, above: u32) -> bool {
    while !cursor.goto_next_sibling() {
        if !cursor.goto_parent() {
            return false;
        }
        close(tokens, cursor.node(), above);
    }
    true
}

fn close(tokens: &mut Vec<Token>, node: Node<'_>, above: u32) {
    // A block that ends with its last line break ends in the line before the next.
    let end = node.end_position();
    let row = if end.column == 0 { end.row.saturating_sub(1) } else { end.row };
    let line = line(row.max(node.start_position().row)).saturating_add(above);
    tokens.push(Token { word: CLOSING, line });
}

fn line(row: usize) -> u32 {
    u32::try_from(row).unwrap_or(u32::MAX)
}

fn is_left_out(node: Node<'_>, language: Language) -> bool {
    // Comments are extras in every grammar; what the parser skipped as a mistake may be one too.
    (node.is_extra() && !node.is_error())
        || OF_LITERALS.contains(&node.kind())
        || (language == Language::Python && is_docstring(node))
}

/// A string on its own, which is a comment.
fn is_docstring(node: Node<'_>) -> bool {
    node.kind() == "expression_statement"
        && node.named_child_count() == 1
        && node.named_child(0).is_some_and(|only| only.kind() == "string")
}

pub(crate) fn parse(language: Language, source: &str) -> Option<Tree> {
    let mut parser = Parser::new();
    parser.set_language(&grammar(language)).ok()?;
    let bytes = source.as_bytes();
    let mut reports = 0;
    let mut watch = |_: &tree_sitter::ParseState| {
        reports += 1;
        if reports > MOST_REPORTS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let options = ParseOptions::new().progress_callback(&mut watch);
    let mut read = |from: usize, _| bytes.get(from..).unwrap_or_default();
    parser.parse_with_options(&mut read, None, Some(options))
}

fn grammar(language: Language) -> tree_sitter::Language {
    let grammar = match language {
        Language::Python => tree_sitter_python::LANGUAGE,
        Language::JavaScript => tree_sitter_javascript::LANGUAGE,
        Language::C => tree_sitter_c::LANGUAGE,
        Language::Cpp => tree_sitter_cpp::LANGUAGE,
        Language::Rust => tree_sitter_rust::LANGUAGE,
        Language::Go => tree_sitter_go::LANGUAGE,
        Language::Java => tree_sitter_java::LANGUAGE,
        Language::TypeScript => tree_sitter_typescript::LANGUAGE_TYPESCRIPT,
        Language::Sql => tree_sitter_sequel::LANGUAGE,
    };
    grammar.into()
}

const OPENING: u64 = word("(");
const CLOSING: u64 = word(")");

/// FNV-1a: the same in every build and on every machine, as what is stored must be.
const fn word(text: &str) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut left = text.as_bytes();
    while let [byte, rest @ ..] = left {
        hash = (hash ^ *byte as u64).wrapping_mul(0x0100_0000_01b3);
        left = rest;
    }
    hash
}
