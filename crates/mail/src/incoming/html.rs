//! HTML as text. Only mail programs that send no plain text need it.

use mail_parser::decoders::html::html_to_text;

use super::quotes::BEGINS;

/// Where mail programs begin what they quote.
const QUOTES: [&str; 6] = [
    "class=\"gmail_quote",
    "class=\"moz-cite-prefix",
    "id=\"appendonsend",
    "id=\"divrplyfwdmsg",
    "id=\"mail-editor-reference-message-container",
    "class=\"yahoo_quoted",
];

/// Elements that stand on lines of their own.
const BLOCKS: [&str; 14] = [
    "blockquote",
    "div",
    "h1",
    "h2",
    "h3",
    "h4",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "table",
    "tr",
    "ul",
];

/// Stand on lines of their own where a `blockquote` begins and ends.
const OPENS: char = '\u{e001}';
const CLOSES: char = '\u{e002}';

/// How much of a tag is looked at.
const MAX_TAG: usize = 2000;

/// The text, with quotes marked as in plain text and [`BEGINS`] where the mail program says that one begins.
pub(super) fn text(html: &str) -> String {
    let own = html.replace([BEGINS, OPENS, CLOSES], "");
    let text = html_to_text(&broken(&own));
    let mut depth = 0_usize;
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim) {
        let (opened, closed) = (line.matches(OPENS).count(), line.matches(CLOSES).count());
        depth = (depth + opened).saturating_sub(closed);
        let words = line.replace([OPENS, CLOSES], "");
        if opened + closed > 0 && words.is_empty() {
            continue;
        }
        let is_quoted = depth > 0 && !words.contains(BEGINS);
        lines.push(if is_quoted { format!("> {words}") } else { words });
    }
    lines.join("\n")
}

/// With a line end wherever an element on a line of its own begins or ends, for the library breaks lines at `br`
/// and at the end of `p` only.
fn broken(html: &str) -> String {
    let mut all = String::with_capacity(html.len() + html.len() / 4);
    let mut is_fresh = true;
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        all.push_str(before);
        is_fresh &= before.rsplit('>').next().unwrap_or_default().trim().is_empty();
        let name = tag.get(1..).unwrap_or_default().trim_start_matches('/');
        let name: String = name.chars().take(12).take_while(char::is_ascii_alphanumeric).collect();
        let name = name.to_ascii_lowercase();
        let mark = mark(&name, tag);
        if (BLOCKS.contains(&name.as_str()) || !mark.is_empty()) && !is_fresh {
            all.push_str("<br>");
            is_fresh = true;
        } else if name == "br" {
            is_fresh = true;
        }
        for mark in mark {
            all.push(*mark);
            all.push_str("<br>");
        }
        all.push('<');
        rest = tag.get(1..).unwrap_or_default();
    }
    all.push_str(rest);
    all
}

/// What stands before a tag that begins or ends a quote.
fn mark(name: &str, tag: &str) -> &'static [char] {
    let Some(end) = tag.bytes().take(MAX_TAG).position(|byte| byte == b'>') else { return &[] };
    let whole = tag.get(..end).unwrap_or_default();
    if name == "blockquote" {
        return if whole.starts_with("</") { &[CLOSES] } else { &[BEGINS, OPENS] };
    }
    let lower = whole.to_ascii_lowercase();
    if QUOTES.iter().any(|mark| lower.contains(mark)) { &[BEGINS] } else { &[] }
}
