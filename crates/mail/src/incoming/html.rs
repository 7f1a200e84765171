//! HTML as text. Only mail programs that send no plain text need it.

use mail_parser::decoders::html::html_to_text;

/// Where mail programs begin what they quote.
const QUOTES: [&str; 7] = [
    "<blockquote",
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

/// The text of what stands before the quote.
pub(super) fn text(html: &str) -> String {
    let text = html_to_text(&broken(unquoted(html)));
    text.lines().map(str::trim).collect::<Vec<_>>().join("\n")
}

fn unquoted(html: &str) -> &str {
    let lower = html.to_ascii_lowercase();
    let begins = |mark: &&str| {
        let at = lower.find(*mark)?;
        // The element that the attribute belongs to goes as a whole.
        lower.get(..=at)?.rfind('<')
    };
    let first = QUOTES.iter().filter_map(begins).min();
    first.and_then(|at| html.get(..at)).unwrap_or(html)
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
        if BLOCKS.contains(&name.as_str()) && !is_fresh {
            all.push_str("<br>");
            is_fresh = true;
        } else if name == "br" {
            is_fresh = true;
        }
        all.push('<');
        rest = tag.get(1..).unwrap_or_default();
    }
    all.push_str(rest);
    all
}
