//! The parts of a message. Multiparts are taken apart here, so that their depth and number are limited; a part
//! by itself is decoded by the library. A message inside a message is not looked into.

use mail_parser::{Message, MessageParser, MimeHeaders, PartType};

use super::{Attached, MAX_DEPTH, MAX_PARTS, Unreadable};

/// A part that has no parts.
pub(super) enum Leaf {
    /// What the person wrote.
    Plain(String),
    /// The same, or that, as HTML.
    Html(String),
    /// A file.
    File(Attached),
}

/// A part still to be looked at.
struct Part<'a> {
    raw: &'a [u8],
    depth: usize,
    /// Whether it is one of several forms of the same.
    is_form: bool,
}

/// The leaves in their order.
pub(super) fn leaves(raw: &[u8]) -> Result<Vec<Leaf>, Unreadable> {
    let mut open = vec![Part { raw, depth: 0, is_form: false }];
    let (mut found, mut seen) = (Vec::new(), 0);
    while let Some(part) = open.pop() {
        seen += 1;
        if seen > MAX_PARTS || part.depth > MAX_DEPTH {
            return Err(Unreadable::TooManyParts);
        }
        let head = MessageParser::default().parse_headers(part.raw);
        let kind = head.as_ref().and_then(|head| head.content_type());
        match kind.map(|kind| kind.ctype()) {
            Some("multipart") => {
                let boundary = kind.and_then(|kind| kind.attribute("boundary")).unwrap_or_default();
                let is_form = kind.and_then(|kind| kind.subtype()) == Some("alternative");
                let inner = between(body(part.raw), boundary.as_bytes(), MAX_PARTS + 1);
                let depth = part.depth + 1;
                open.extend(inner.into_iter().rev().map(|raw| Part { raw, depth, is_form }));
            }
            Some("message") => {
                let name = "message.eml".to_owned();
                found.push(Leaf::File(Attached { name, content: Vec::new() }));
            }
            _ => found.extend(leaf(&part)),
        }
    }
    Ok(found)
}

/// What follows the first empty line.
fn body(raw: &[u8]) -> &[u8] {
    let mut at = 0;
    for line in raw.split_inclusive(|byte| *byte == b'\n') {
        at += line.len();
        if line == b"\n" || line == b"\r\n" {
            break;
        }
    }
    raw.get(at..).unwrap_or_default()
}

/// The parts between lines that begin with the boundary, up to the one that ends with two more hyphens; at most
/// so many. Source: RFC 2046 §5.1.1.
fn between<'a>(body: &'a [u8], boundary: &[u8], most: usize) -> Vec<&'a [u8]> {
    let mut parts = Vec::new();
    if boundary.is_empty() {
        return parts;
    }
    let (mut at, mut from) = (0, None);
    for line in body.split_inclusive(|byte| *byte == b'\n') {
        let begins = at;
        at += line.len();
        let Some(rest) = line.strip_prefix(b"--").and_then(|rest| rest.strip_prefix(boundary))
        else {
            continue;
        };
        let is_end = rest.starts_with(b"--");
        // A longer line is the boundary of another multipart.
        let rest = if is_end { rest.get(2..).unwrap_or_default() } else { rest };
        if !rest.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        parts.extend(from.and_then(|from| body.get(from..begins)));
        from = (!is_end).then_some(at);
        if is_end || parts.len() >= most {
            return parts;
        }
    }
    // One that was cut off has no end.
    parts.extend(from.and_then(|from| body.get(from..)));
    parts
}

/// What a part is; `None` where there is nothing of it to be shown.
fn leaf(part: &Part<'_>) -> Option<Leaf> {
    let message = MessageParser::default().parse(part.raw)?;
    let (is_file, name) = (is_file(&message), message.attachment_name().unwrap_or_default());
    let (name, is_flowed) = (name.to_owned(), is_flowed(&message));
    let kind = message.content_type().map(|kind| {
        let subtype = kind.subtype().unwrap_or_default().to_ascii_lowercase();
        format!("{}/{subtype}", kind.ctype())
    });
    // Signatures of programs, and forms that this program does not show.
    let kind = kind.as_deref().unwrap_or("text/plain");
    if SIGNATURES.contains(&kind) {
        return None;
    }
    let body = message.parts.into_iter().next()?.body;
    match body {
        PartType::Text(text) if !is_file && kind == "text/plain" => {
            Some(Leaf::Plain(if is_flowed { joined(&text) } else { text.into_owned() }))
        }
        PartType::Html(text) if !is_file => Some(Leaf::Html(text.into_owned())),
        _ if part.is_form => None,
        PartType::Text(text) | PartType::Html(text) => {
            let content = text.into_owned().into_bytes();
            Some(Leaf::File(Attached { name, content }))
        }
        PartType::Binary(content) | PartType::InlineBinary(content) => {
            Some(Leaf::File(Attached { name, content: content.into_owned() }))
        }
        PartType::Message(_) | PartType::Multipart(_) => None,
    }
}

const SIGNATURES: [&str; 3] =
    ["application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature"];

fn is_file(message: &Message<'_>) -> bool {
    let disposition = message.content_disposition();
    disposition.is_some_and(|how| how.is_attachment()) || message.attachment_name().is_some()
}

fn is_flowed(message: &Message<'_>) -> bool {
    let format = message.content_type().and_then(|kind| kind.attribute("format"));
    format.is_some_and(|format| format.eq_ignore_ascii_case("flowed"))
}

/// Joins the lines that a mail program broke. Source: RFC 3676.
fn joined(text: &str) -> String {
    let (mut all, mut goes_on) = (String::with_capacity(text.len()), false);
    for line in text.lines() {
        let is_quote = line.starts_with('>');
        let line = line.strip_prefix(' ').unwrap_or(line);
        if !all.is_empty() && (!goes_on || is_quote) {
            all.push('\n');
        }
        all.push_str(line);
        goes_on = line.ends_with(' ') && line != "-- " && !is_quote;
    }
    all
}
